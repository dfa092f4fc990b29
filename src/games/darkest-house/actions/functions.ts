/** Extinguishing, the functions of the corner rooms, the terminals and the bypass. (Chapters Extinguish, Corner rooms, Laboratory.) */
import { remove } from '../../../core/bag';
import { call, end, go, option } from '../../../core/procedure';
import { addAmmo, at, cureSecondVirus, heal, pay } from '../changes';
import { matchingTokens, openLaboratory, removeBurns } from '../houseChanges';
import type { ChipId, Colour } from '../data/chips';
import { cardOf, isWeapon, type CardId } from '../data/equipment';
import { FRONT_DARKNESS, SECURITY_BOARD } from '../data/tracks';
import { cellOf, cornerAt, type Cell } from '../geometry';
import { darkness } from '../procedures/fire';
import {
  actionsLeft,
  cardsOf,
  hasSkill,
  isBurning,
  isDestroyed,
  plan,
  procedure,
  question,
  survivorAt,
  virusOf,
  type DarkestState,
  type Play,
  type Procedure,
  type RoomFunction,
  type Survivor,
} from '../state';

const FUNCTION_COST = 2;
const HEALED = 2;

const extinguishCost = (survivor: Survivor): number => (hasSkill(survivor, 'LE0') ? 1 : 2);
const functionCost = (survivor: Survivor, name: RoomFunction): number =>
  name.startsWith('terminal') && hasSkill(survivor, 'NI4') ? 1 : FUNCTION_COST;

export function extinguishOptions(state: DarkestState, who: number) {
  const survivor = survivorAt(state, who);
  const cost = extinguishCost(survivor);
  const possible =
    state.stage === 'house' &&
    survivor.room !== null &&
    !survivor.entrapped &&
    isBurning(state, cellOf(survivor.room)) &&
    actionsLeft(state, survivor) >= cost;
  return possible ? [option({ verb: 'extinguish', survivor: survivor.id as string }, { ap: cost })] : [];
}

export function extinguish(play: Play, who: number): void {
  const survivor = survivorAt(play.state, who);
  if (hasSkill(survivor, 'LE0')) play.mark('skill/LE0');
  pay(play, who, extinguishCost(survivor));
  removeBurns(play, cellOf(survivor.room ?? ''), 1, survivor.id, 'DD-EXTING-01');
}

/** The functions of the room a survivor stands in. */
function functionsHere(state: DarkestState, cell: Cell): RoomFunction[] {
  if (isDestroyed(state, cell)) return [];
  if (plan(state).tiles[cell]?.tile.kind === 'lab') return ['antidote'];
  switch (cornerAt(plan(state), cell)) {
    case 'C1':
      return ['sprinkler', 'terminal-C1'];
    case 'C2':
      return ['medical', 'terminal-C2'];
    case 'C3':
      return ['ammo', 'terminal-C3'];
    default:
      return [];
  }
}

function isUseful(state: DarkestState, survivor: Survivor, name: RoomFunction): boolean {
  if (state.functions.includes(name)) return false;
  if (name.startsWith('terminal')) return canEnterChip(state, survivor);
  if (state.options.bareCorners) return false;
  switch (name) {
    case 'sprinkler':
      return state.stage === 'house' && Object.keys(state.fire.burns).length > 0;
    case 'medical':
      return survivor.wounds > 0;
    case 'ammo':
      return loadable(state, survivor).length > 0;
    default:
      return virusOf(survivor) === 2;
  }
}

function canEnterChip(state: DarkestState, survivor: Survivor): boolean {
  const { security, options } = state;
  return (
    state.stage === 'house' &&
    survivor.chips.length > 0 &&
    security.tokens.length > 0 &&
    security.entered.length < SECURITY_BOARD[options.mode].slots
  );
}

/** Weapons with fewer markers than their printed level. */
function loadable(state: DarkestState, survivor: Survivor): CardId[] {
  return cardsOf(survivor).filter(
    (id) => isWeapon(cardOf(id)) && (state.ammo[id] ?? 0) < (cardOf(id).ammo ?? 0),
  );
}

export function functionOptions(state: DarkestState, who: number) {
  const survivor = survivorAt(state, who);
  if (survivor.room === null || survivor.entrapped) return [];
  return functionsHere(state, cellOf(survivor.room))
    .filter(
      (name) =>
        isUseful(state, survivor, name) && actionsLeft(state, survivor) >= functionCost(survivor, name),
    )
    .map((name) =>
      option(
        { verb: 'function', survivor: survivor.id as string, function: name },
        { ap: functionCost(survivor, name) },
      ),
    );
}

/** Once a round somebody in a terminal room takes a code token away for darkness. */
export function bypassOptions(state: DarkestState, who: number) {
  const survivor = survivorAt(state, who);
  const { security } = state;
  const possible =
    state.stage === 'house' &&
    survivor.room !== null &&
    !survivor.entrapped &&
    !security.bypassed &&
    state.darkness < FRONT_DARKNESS.last &&
    functionsHere(state, cellOf(survivor.room)).some((name) => name.startsWith('terminal'));
  if (!possible) return [];
  return [...new Set(security.tokens)].map((colour) =>
    option({ verb: 'bypass', survivor: survivor.id as string, colour }, { darkness: 1 }),
  );
}

type Bypass = { who: number; colour: Colour };

export const bypass: Procedure<Bypass> = procedure<Bypass>('bypass', {
  remove(play, { who, colour }) {
    const { state } = play;
    const survivor = survivorAt(state, who);
    state.security.bypassed = true;
    state.darknessDue++;
    removeToken(state, colour);
    play.emit({
      type: 'codeBypassed',
      survivor: survivor.id,
      removed: colour,
      rule: 'DD-LAB-06',
      at: [at.survivor(survivor.id)],
    });
    openLaboratory(play);
  },
  darkness: () => call(darkness, {}),
});

function removeToken(state: DarkestState, colour: Colour): void {
  remove(state.security.tokens, colour);
  state.security.pool.push(colour);
}

type Use = { who: number; name: RoomFunction; chip?: ChipId };

export const useFunction: Procedure<Use> = procedure<Use>('useFunction', {
  start(play, { who, name }) {
    const { state } = play;
    const survivor = survivorAt(state, who);
    pay(play, who, functionCost(survivor, name));
    state.functions.push(name);
    play.mark(`function/${name}`);
    if (name.startsWith('terminal') && hasSkill(survivor, 'NI4')) play.mark('skill/NI4');
    play.emit({
      type: 'functionUsed',
      survivor: survivor.id,
      name,
      rule: 'DD-CORNER-02',
      at: [at.room(survivor.room ?? '')],
    });
    if (name === 'medical') heal(play, who, HEALED, 'DD-FUNC-MEDICAL');
    else if (name === 'antidote') cureSecondVirus(play, who, 'DD-FUNC-ANTIDOTE');
    else return go(name === 'sprinkler' ? 'sprinklerTile' : name === 'ammo' ? 'weaponToLoad' : 'chipToEnter');
    return end();
  },
  sprinklerTile: question<Use, { tile: Cell }>({
    seat: () => 'team',
    options: (state) =>
      Object.keys(state.fire.burns)
        .sort()
        .map((tile) => option({ tile })),
    choose(play, { who }, { tile }) {
      removeBurns(
        play,
        tile,
        play.state.fire.burns[tile] ?? 0,
        survivorAt(play.state, who).id,
        'DD-FUNC-SPRINKLER',
      );
      return end();
    },
  }),
  weaponToLoad: question<Use, { card: CardId }>({
    seat: (_, frame) => frame.who,
    options: (state, { who }) => loadable(state, survivorAt(state, who)).map((card) => option({ card })),
    choose(play, { who }, { card }) {
      addAmmo(play, who, card, (cardOf(card).ammo ?? 0) - (play.state.ammo[card] ?? 0), 'DD-FUNC-AMMO');
      return end();
    },
  }),
  chipToEnter: question<Use, { chip: ChipId }>({
    seat: (_, frame) => frame.who,
    options: (state, { who }) => survivorAt(state, who).chips.map((chip) => option({ chip })),
    choose(play, frame, { chip }) {
      remove(survivorAt(play.state, frame.who).chips, chip);
      play.state.security.entered.push(chip);
      frame.chip = chip;
    },
  }),
  chipEffect: question<Use, { verb: string; colour?: Colour }>({
    seat: (_, frame) => frame.who,
    options: (state) => [
      option<{ verb: string; colour?: Colour }>({ verb: 'match' }),
      ...[...new Set(state.security.tokens)].map((colour) =>
        option<{ verb: string; colour?: Colour }>({ verb: 'any', colour }),
      ),
    ],
    choose(play, { who, chip = '' }, { verb, colour }) {
      const { state } = play;
      const removed = verb === 'any' && colour !== undefined ? [colour] : matchingTokens(state, chip);
      for (const one of removed) removeToken(state, one);
      const survivor = survivorAt(state, who).id;
      play.emit({
        type: 'chipEntered',
        survivor,
        chip,
        removed: [...removed],
        rule: 'DD-LAB-03',
        at: [at.survivor(survivor)],
      });
      openLaboratory(play);
      return end();
    },
  }),
});
