/** One enemy tries to enter one tile, outside the common movement of the enemy phase: flight, exit, collapse. */
import { call, end, type Procedure } from '../../../core/procedure';
import type { BasecampEvent, EnemyMoveCause } from '../events';
import { leaveTrail, moveEnemy, stopEnemies } from '../figures/enemies';
import type { Cell } from '../geometry';
import { enemyOf, procedure, type BasecampState } from '../state';
import { springTraps, trapVictims } from './traps';

type Step = {
  enemy: number;
  to: Cell;
  how: EnemyMoveCause;
  /** Off a collapsed tile: there is nothing left to be stopped on. */
  unhindered: boolean;
  struck?: boolean;
};

/** Traps first, then barriers (BC-RULING-12). Ends with 'entered', 'stopped' or 'gone'. */
export const enemyEnters: Procedure<BasecampState, BasecampEvent, Step> = procedure<Step>('enemyEnters', {
  traps(play, frame) {
    frame.struck = trapVictims(play.state, frame.to, [frame.enemy]).length > 0;
    return frame.struck ? call(springTraps, { cell: frame.to, entering: [frame.enemy] }) : undefined;
  },
  enter(play, frame) {
    const enemy = enemyOf(play.state, frame.enemy);
    if (enemy === undefined) return end('gone');
    if (frame.struck === true && enemy.stunned && !frame.unhindered) return end('stopped');
    if (!frame.unhindered && stopEnemies(play, [enemy], frame.to)) return end('stopped');
    const from = enemy.cell;
    moveEnemy(play, enemy, frame.to, frame.how);
    if (enemy.kind === 'devourer' && frame.how !== 'collapse') leaveTrail(play, from);
    return end('entered');
  },
});
