/** Survivors come into a room: by their own move, by a retreat or in fear. The heat of the tile and what lurks there follow. */
import { call, end } from '../../../core/procedure';
import { at, countIcon, rollSurvivorDice } from '../changes';
import { MAX_SURVIVOR_DICE } from '../data/dice';
import { cellOf, type Cell, type Room } from '../geometry';
import {
  heatOf,
  isDestroyed,
  plan,
  procedure,
  survivorAt,
  survivorsOn,
  type DarkestState,
  type Play,
  type Procedure,
} from '../state';
import { arriveCreature } from './creature';
import { darkness } from './fire';
import { harm } from './harm';
import { showdown } from './showdown';

type Enter = {
  who: number[];
  to: Room;
  by: 'move' | 'retreat' | 'fear';
  queue?: number[];
  fromElsewhere?: boolean;
};

export const enterRoom: Procedure<Enter> = procedure<Enter>('enterRoom', {
  step(play, frame) {
    const { state } = play;
    const from = survivorAt(state, frame.who[0] ?? 0).room ?? '';
    for (const who of frame.who) survivorAt(state, who).room = frame.to;
    frame.fromElsewhere = cellOf(from) !== cellOf(frame.to);
    frame.queue = frame.fromElsewhere ? [...frame.who] : [];
    play.emit({
      type: 'moved',
      survivors: frame.who.map((who) => survivorAt(state, who).id),
      from,
      to: frame.to,
      by: frame.by,
      rule: frame.by === 'move' ? 'DD-MOVE-01' : frame.by === 'retreat' ? 'DD-DICE-10' : 'DD-FEAR-01',
      at: [at.room(from), at.room(frame.to)],
    });
  },
  /** The showdown cuts short whatever was going on: nothing of it is resumed. */
  laboratory({ state }, frame) {
    if (state.stage !== 'house' || plan(state).where.LAB !== frame.to) return;
    state.frames.splice(0);
    return call(showdown, { entrants: frame.who });
  },
  heat({ state }, frame) {
    const who = frame.queue?.shift();
    if (who === undefined) return;
    const amount = heatOf(state, cellOf(frame.to));
    return amount > 0 ? call(harm, { who, amount, fire: true }, 'heat') : undefined;
  },
  lurking(play, frame) {
    const cell = cellOf(frame.to);
    if (frame.fromElsewhere && lurksAt(play.state, cell)) checkLurking(play, cell);
    return play.state.darknessDue > 0 ? call(darkness, {}) : end();
  },
});

function lurksAt(state: DarkestState, cell: Cell): boolean {
  return (
    state.options.advanced &&
    plan(state).tiles[cell]?.tile.icon === 'lurking' &&
    !isDestroyed(state, cell) &&
    state.creature === null &&
    state.creatures.length > 0
  );
}

function checkLurking(play: Play, cell: Cell): void {
  const present = survivorsOn(play.state, cell).length;
  if (present === 0) return;
  const dice = rollCarefully(play, present);
  const found = countIcon(dice, 'failure') > 0;
  play.mark('icon/lurking');
  play.emit({ type: 'lurkingChecked', cell, dice, found, rule: 'DD-ADV-03', at: [at.tile(cell)] });
  if (found) arriveCreature(play);
}

/** One die a survivor; there are four, so a fifth survivor rolls again only if the four showed no failure. */
export function rollCarefully(play: Play, present: number): ReturnType<typeof rollSurvivorDice> {
  const dice = rollSurvivorDice(play, Math.min(MAX_SURVIVOR_DICE, present));
  if (present > MAX_SURVIVOR_DICE && countIcon(dice, 'failure') === 0)
    dice.push(...rollSurvivorDice(play, 1));
  return dice;
}
