/**
 * What is under way counts for the bot as if it had happened: a look ahead ends at the next question, and that is often in
 * the middle of a move, an attack or the opening of a door.
 */
import type { Frame } from '../../../core/procedure';
import { takeMatches } from './plan';
import { coloursOf, type ChipId, type Colour } from '../data/chips';
import type { Claw, Icon } from '../data/dice';
import { cardOf, type CardId } from '../data/equipment';
import { SURVIVORS } from '../data/survivors';
import { MAX_VIRUS } from '../data/tracks';
import type { LockId, Room } from '../geometry';
import {
  actionsLeft,
  cardsOf,
  hasSkill,
  isActive,
  survivorAt,
  survivorsIn,
  virusOf,
  zombiesIn,
  type DarkestState,
} from '../state';

export interface Pending {
  /** Where those who are on the move will be. */
  readonly rooms: ReadonlyMap<number, Room>;
  /** Wounds that have been dealt out and not yet been suffered. */
  readonly wounds: ReadonlyMap<number, number>;
  /** The door that is being opened, and the colours that would have to be forced. */
  readonly opening: { readonly lock: LockId; readonly missing: number } | null;
  /** Cards that have been found and not yet been taken. */
  readonly found: readonly CardId[];
  /** Code tokens that will be left on the board. */
  readonly tokens: readonly Colour[];
  /** Somebody is setting foot in the laboratory. */
  readonly entering: boolean;
  /** AP that will be paid for it. */
  readonly unpaid: number;
  /** All the rest, in points. */
  readonly value: number;
}

interface Draft {
  rooms: Map<number, Room>;
  wounds: Map<number, number>;
  opening: { lock: LockId; missing: number } | null;
  found: CardId[];
  tokens: Colour[];
  entering: boolean;
  unpaid: number;
  value: number;
}

/** The locals of the frames that matter here. */
type Underway = Frame & {
  who?: number;
  to?: Room;
  party?: number[];
  room?: Room;
  card?: CardId;
  draws?: number;
  icons?: Icon[];
  fresh?: Icon[];
  failures?: number;
  hits?: number;
  pushes?: number;
  lock?: LockId;
  helpers?: number[];
  missing?: number;
  target?: number;
  payers?: number[];
  dice?: Claw[];
  cancels?: number;
  given?: { claw: Claw; who: number }[];
  chip?: ChipId;
  name?: string;
};

const HIT = 4;
const NEMESIS_HIT = 22;
const PUSH = 1.5;
const FOUND_CARD = 5;
const SECOND_BITE = 24;

/** What a creature die costs on average while it is not yet dealt out. */
const CLAWS: Readonly<Record<Claw, number>> = {
  damage: 6,
  heavyDamage: 12,
  entrap: 9,
  fear: 3,
  reinforcement: 4,
  bite: 8,
};

export function pendingOf(state: DarkestState): Pending {
  const draft: Draft = {
    rooms: new Map(),
    wounds: new Map(),
    opening: null,
    found: [],
    tokens: [...state.security.tokens],
    entering: false,
    unpaid: 0,
    value: 0,
  };
  for (const frame of state.frames as Underway[]) {
    switch (frame.procedure) {
      case 'move':
        addMove(state, draft, frame);
        break;
      case 'search':
        draft.value += FOUND_CARD * ((frame.draws ?? 0) + (frame.card === undefined ? 0 : 1));
        if (frame.card !== undefined) draft.found.push(frame.card);
        break;
      case 'attack':
        if (frame.step !== 'countRounds') draft.value += rolledValue(state, frame);
        break;
      case 'assignIcons':
        draft.value += iconsValue(state, frame.room ?? '', frame.hits ?? 0, frame.pushes ?? 0);
        break;
      case 'escape':
        draft.value += escapeValue(state, frame);
        break;
      case 'unlock':
        addDoor(state, draft, frame);
        break;
      case 'useFunction':
        addFunction(state, draft, frame);
        break;
      case 'enemyAttack':
        addAttack(state, draft, frame);
        break;
      case 'bite':
        // Where the token goes is still asked; who gets it is settled.
        if (frame.step === 'virusSide')
          draft.value -= biteCost(virusOf(survivorAt(state, frame.who ?? 0)), frame.who === state.cure);
        break;
      case 'showdown':
        draft.entering = true;
    }
  }
  return draft;
}

/** Those who come along have still to pay. */
function addMove(state: DarkestState, draft: Draft, frame: Underway): void {
  const { to, party = [] } = frame;
  if (to === undefined) return;
  const all = movers(state, frame);
  for (const who of all) draft.rooms.set(who, to);
  draft.unpaid += all.length - party.length;
}

/** Who is on the way; while it is open who joins, everybody who could. */
function movers(state: DarkestState, { step, who = 0, party = [] }: Underway): number[] {
  if (step !== 'whoJoins') return party;
  const others = survivorsIn(state, survivorAt(state, who).room ?? '').filter((other) => {
    const survivor = survivorAt(state, other);
    return (
      !party.includes(other) &&
      !survivor.entrapped &&
      isActive(state, other) &&
      actionsLeft(state, survivor) > 0
    );
  });
  return [...party, ...others];
}

/** A roll whose failures and changes are not settled. */
function rolledValue(
  state: DarkestState,
  { room = '', icons = [], fresh = [], failures = 0 }: Underway,
): number {
  const all = [...icons, ...fresh];
  const hits = all.filter((icon) => icon === 'success').length;
  const others = all.length - hits;
  const lost = failures % 2 === 1 && others === 0 ? 1 : 0;
  const pushes = all.filter((icon) => icon === 'knockback').length;
  return iconsValue(state, room, Math.max(0, hits - lost), pushes) - 0.5 * failures;
}

function iconsValue(state: DarkestState, room: Room, hits: number, pushes: number): number {
  const push = zombiesIn(state, room) > 0 || state.creature?.room === room ? PUSH * pushes : 0;
  return hits * (state.nemesis ? NEMESIS_HIT : HIT) + push;
}

function escapeValue(state: DarkestState, { payers = [] }: Underway): number {
  let dice = 0;
  for (const who of payers) dice += SURVIVORS[survivorAt(state, who).id].entrapRate;
  return 14 * (1 - (5 / 6) ** Math.min(4, dice)) - 2 * payers.length;
}

/** The door counts as open, with the help of everybody who could still come and help. */
function addDoor(state: DarkestState, draft: Draft, frame: Underway): void {
  const { who = 0, lock = '', helpers = [] } = frame;
  const chip = state.locks[lock]?.chip;
  if (!chip) return;
  const room = survivorAt(state, who).room ?? '';
  const others = survivorsIn(state, room).filter(
    (other) =>
      other !== who && !helpers.includes(other) && isActive(state, other) && survivorAt(state, other).ap > 0,
  );
  const alone = missingFor(state, chip, [who, ...helpers]);
  const missing = frame.missing ?? missingFor(state, chip, [who, ...helpers, ...others]);
  draft.opening = { lock, missing };
  // Helpers pay when the work begins, and so will those who are still needed.
  if (frame.missing === undefined) draft.unpaid += 1 + helpers.length + Math.max(0, alone - missing);
}

function missingFor(state: DarkestState, chip: ChipId, team: readonly number[]): number {
  const shown = new Set(
    team.flatMap((who) => cardsOf(survivorAt(state, who)).flatMap((card) => cardOf(card).colours)),
  );
  const sense = team.some((who) => hasSkill(survivorAt(state, who), 'NI3')) ? 1 : 0;
  return Math.max(0, coloursOf(chip).filter((colour) => !shown.has(colour)).length - sense);
}

function addFunction(state: DarkestState, draft: Draft, { who = 0, name = '', chip, step }: Underway): void {
  if (name === 'sprinkler') draft.value += step === 'sprinklerTile' ? 8 : 0;
  if (name === 'ammo') draft.value += step === 'weaponToLoad' ? 6 : 0;
  if (!name.startsWith('terminal')) return;
  const hand = chip === undefined ? survivorAt(state, who).chips : [chip];
  let best: Colour[] = draft.tokens.slice(1);
  for (const one of hand) {
    const left = [...draft.tokens];
    takeMatches(left, one);
    if (left.length < best.length) best = left;
  }
  draft.tokens = best;
}

function addAttack(
  state: DarkestState,
  draft: Draft,
  { room = '', dice = [], cancels = 0, given = [] }: Underway,
): void {
  const virus = new Map<number, number>();
  for (const who of survivorsIn(state, room)) virus.set(who, virusOf(survivorAt(state, who)));
  for (const { claw, who } of given) {
    const wounds = claw === 'damage' ? 1 : claw === 'heavyDamage' ? 2 : 0;
    if (wounds > 0) draft.wounds.set(who, (draft.wounds.get(who) ?? 0) + wounds);
    else if (claw === 'bite') {
      draft.value -= biteCost(virus.get(who) ?? 0, who === state.cure);
      virus.set(who, (virus.get(who) ?? 0) + 1);
    } else draft.value -= CLAWS[claw];
  }
  const bite = Math.min(...[...virus].map(([who, tokens]) => biteCost(tokens, who === state.cure)));
  const costs = dice.map((claw) => (claw === 'bite' ? bite : CLAWS[claw])).sort((a, b) => b - a);
  // What is cancelled will be the worst.
  for (const cost of costs.slice(cancels)) draft.value -= cost;
}

/** The first bite takes up space, the second one kills in a few rounds. */
function biteCost(tokens: number, holdsCure: boolean): number {
  if (tokens >= MAX_VIRUS) return 0;
  return CLAWS.bite + (tokens > 0 ? SECOND_BITE : 0) * (holdsCure ? 3 : 1);
}
