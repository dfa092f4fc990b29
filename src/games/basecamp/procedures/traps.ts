/** Trap tokens: who is struck, one trap after another (BC-TRAP). */
import { again, end, option, type Procedure } from '../../../core/procedure';
import type { BasecampEvent } from '../events';
import { hitEnemy } from '../figures/enemies';
import type { Cell } from '../geometry';
import {
  change,
  enemyOf,
  healthLeft,
  killable,
  procedure,
  question,
  rewarded,
  tileAt,
  type BasecampState,
} from '../state';

/** BC-RW05: both points of a trap go to the same enemy. */
export const DRILLED_DAMAGE = 2;

/** Of the enemies that try to enter, those that a trap would still harm. */
export function trapVictims(state: BasecampState, cell: Cell, entering: readonly number[]): number[] {
  if (tileAt(state, cell).tokens.trap === undefined) return [];
  return entering.filter((id) => {
    const enemy = enemyOf(state, id);
    return enemy !== undefined && (killable(enemy.kind) ? healthLeft(enemy) > 0 : !enemy.stunned);
  });
}

type Traps = { cell: Cell; entering: number[] };

/** Called only while there is a trap and somebody to strike. */
export const springTraps: Procedure<BasecampState, BasecampEvent, Traps> = procedure<Traps>('springTraps', {
  trapStrikes: question<Traps, { enemy: number }>({
    seat: () => 'team',
    options: (state, frame) =>
      trapVictims(state, frame.cell, frame.entering).map((enemy) => option({ enemy })),
    choose(play, frame, picked) {
      const { state } = play;
      const { cell } = frame;
      const enemy = enemyOf(state, picked.enemy);
      if (enemy === undefined) return end();
      change(tileAt(state, cell).tokens, 'trap', -1);
      const at = [`cell:${cell}`, `enemy:${enemy.id}`];
      play.mark('token/trap');
      play.emit({ type: 'trapSprung', enemy: enemy.id, kind: enemy.kind, cell, rule: 'BC-TRAP-03', at });
      const drilled = rewarded(state, 'wireDrill');
      if (drilled) play.mark('reward/wireDrill');
      hitEnemy(play, enemy, drilled ? DRILLED_DAMAGE : 1, 'trap');
      return trapVictims(state, cell, frame.entering).length > 0 ? again : end();
    },
  }),
});
