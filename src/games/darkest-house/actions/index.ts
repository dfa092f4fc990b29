/** Everything a survivor can do in its own phase: one list of options, and what each of them starts. */
import { call, type Flow, type Option, type Refusal } from '../../../core/procedure';
import type { ChipId, Colour } from '../data/chips';
import type { CardId } from '../data/equipment';
import type { SkillId } from '../data/survivors';
import type { LockId, Room } from '../geometry';
import { activeMembers, placeOf, type DarkestState, type Play, type RoomFunction } from '../state';
import { freeOptions, takeFreeOption } from './anyTime';
import { attack, attackOptions, attackRefusals } from './attack';
import { consumableOptions, useConsumable } from './consumables';
import { escape, escapeOptions } from './escape';
import {
  bypass,
  bypassOptions,
  extinguish,
  extinguishOptions,
  functionOptions,
  useFunction,
} from './functions';
import { move, moveOptions, moveRefusals, type MoveVerb } from './move';
import { pass, passOptions } from './pass';
import { search, searchOptions, searchRefusals } from './search';
import { skillOptions, treat, type Deed } from './skills';
import { unlock, unlockOptions, unlockRefusals } from './unlock';

export type ActionFacets = {
  verb: string;
  survivor?: string;
  room?: Room;
  card?: CardId;
  chip?: ChipId;
  lock?: LockId;
  weapon?: string;
  target?: string;
  function?: RoomFunction;
  colour?: Colour;
  skill?: SkillId;
};

/** What a survivor may be offered, in the order in which it is listed. */
const OFFERS: readonly ((state: DarkestState, who: number) => readonly Option<ActionFacets>[])[] = [
  moveOptions,
  attackOptions,
  escapeOptions,
  searchOptions,
  unlockOptions,
  functionOptions,
  bypassOptions,
  extinguishOptions,
  passOptions,
  consumableOptions,
  skillOptions,
];

/** Options that cost AP or a marker, or are meant to be part of the own phase. Pushed one by one: it is the longest list. */
export function actionOptions(state: DarkestState): Option<ActionFacets>[] {
  const options: Option<ActionFacets>[] = [];
  for (const who of activeMembers(state))
    for (const offers of OFFERS) for (const offer of offers(state, who)) options.push(offer);
  return options;
}

export function allOptions(state: DarkestState): Option<ActionFacets>[] {
  const options = actionOptions(state);
  for (const free of freeOptions(state)) options.push(free);
  return options;
}

export function actionRefusals(state: DarkestState): Refusal[] {
  return activeMembers(state).flatMap((who) => [
    ...moveRefusals(state, who),
    ...attackRefusals(state, who),
    ...searchRefusals(state, who),
    ...unlockRefusals(state, who),
  ]);
}

/** Starts what was picked; `back` is the step of the caller that follows. */
export function takeAction(play: Play, picked: ActionFacets, back: string): Flow {
  const { state } = play;
  const who = placeOf(state, picked.survivor ?? '');
  switch (picked.verb) {
    case 'move':
    case 'fleetFoot':
    case 'slipPast':
      return call(move, { who, verb: picked.verb as MoveVerb, to: picked.room ?? '', party: [who] }, back);
    case 'attack':
    case 'quickDraw':
      return call(attack, { who, weapon: picked.weapon ?? '', free: picked.verb === 'quickDraw' }, back);
    case 'escape':
      return call(escape, { target: placeOf(state, picked.target ?? ''), payers: [who] }, back);
    case 'search':
      return call(search, { who }, back);
    case 'unlock':
      return call(unlock, { who, lock: picked.lock ?? '', helpers: [] }, back);
    case 'function':
      return call(useFunction, { who, name: picked.function ?? 'medical' }, back);
    case 'bypass':
      return call(bypass, { who, colour: picked.colour ?? 'R' }, back);
    case 'give':
    case 'take':
      return call(pass, { who, card: picked.card ?? '' }, back);
    case 'giveChip':
    case 'takeChip':
      return call(pass, { who, chip: picked.chip ?? '' }, back);
    case 'use':
      return call(useConsumable, { who, card: picked.card ?? '' }, back);
    case 'treat':
      return call(treat, { who, skill: picked.skill as Deed }, back);
    case 'extinguish':
      extinguish(play, who);
      return;
    default:
      takeFreeOption(play, picked);
  }
}
