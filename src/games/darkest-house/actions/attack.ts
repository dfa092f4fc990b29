/** A survivor attacks: which weapons can be used, the roll, failures and conversions. What the icons do: `assign.ts`. */
import { remove } from '../../../core/bag';
import { call, end, go, option, type Refusal } from '../../../core/procedure';
import { at, countIcon, pay, rollSurvivorDice } from '../changes';
import { MAX_SURVIVOR_DICE, type Icon } from '../data/dice';
import { cardOf, cardTag, isWeapon, type CardId } from '../data/equipment';
import type { Room } from '../geometry';
import { rangeBetween, sightFrom } from '../passages';
import {
  actionsLeft,
  enemyIn,
  equipped,
  hasSkill,
  procedure,
  question,
  survivorAt,
  type DarkestState,
  type Play,
  type Procedure,
  type Survivor,
} from '../state';
import { assignIcons, retreats } from './assign';

export const FISTS = 'fists';

const needsAmmo = (weapon: CardId): boolean => cardOf(weapon).ammo !== undefined;
export const isRanged = (weapon: string): boolean => weapon !== FISTS && cardOf(weapon).kind === 'ranged';

/** Weapons on the right side, loaded if they need to be. */
function usableWeapons(state: DarkestState, survivor: Survivor): CardId[] {
  return survivor.right.filter(
    (card) => isWeapon(cardOf(card)) && (!needsAmmo(card) || (state.ammo[card] ?? 0) > 0),
  );
}

/** Attack dice of a weapon in somebody's hands. */
export function attackDice(survivor: Survivor, weapon: string): number {
  const printed = weapon === FISTS ? 1 : (cardOf(weapon).attack ?? 0);
  const brawl = !isRanged(weapon) && hasSkill(survivor, 'BR1') ? 1 : 0;
  return Math.min(MAX_SURVIVOR_DICE, printed + brawl);
}

/** Range before any aim icon; 0 for everything that is swung. */
export function baseRange(survivor: Survivor, weapon: string): number {
  if (!isRanged(weapon)) return 0;
  const { range = 0, family } = cardOf(weapon);
  const scope = family === 'handgun' && equipped(survivor, 'SCOPE').length > 0 ? 1 : 0;
  return range + scope + (hasSkill(survivor, 'JA0') ? 1 : 0);
}

/** Rooms in line of sight and within a range. */
export function roomsInRange(state: DarkestState, from: Room, range: number): Room[] {
  if (range === 0) return [from];
  return sightFrom(state, from).filter((room) => rangeBetween(from, room) <= range);
}

function weaponsFor(state: DarkestState, survivor: Survivor): string[] {
  const { room } = survivor;
  if (room === null || survivor.entrapped) return [];
  const usable = usableWeapons(state, survivor);
  if (usable.length === 0) return enemyIn(state, room) ? [FISTS] : [];
  return usable.filter((weapon) => {
    const aims = isRanged(weapon) ? attackDice(survivor, weapon) : 0;
    return roomsInRange(state, room, baseRange(survivor, weapon) + aims).some((other) =>
      enemyIn(state, other),
    );
  });
}

export function attackOptions(state: DarkestState, who: number) {
  const survivor = survivorAt(state, who);
  const weapons = weaponsFor(state, survivor);
  if (weapons.length === 0) return [];
  const quick = hasSkill(survivor, 'JA4') && !survivor.used.includes('JA4');
  const id: string = survivor.id;
  return [
    ...(actionsLeft(state, survivor) >= 1
      ? weapons.map((weapon) => option({ verb: 'attack', survivor: id, weapon }, { ap: 1 }))
      : []),
    ...(quick ? weapons.map((weapon) => option({ verb: 'quickDraw', survivor: id, weapon }, { ap: 0 })) : []),
  ];
}

export function attackRefusals(state: DarkestState, who: number): Refusal[] {
  const survivor = survivorAt(state, who);
  if (weaponsFor(state, survivor).length > 0) return [];
  return [
    {
      facets: { verb: 'attack', survivor: survivor.id },
      rule: survivor.entrapped ? 'DD-COMBAT-11' : 'DD-RULING-65',
    },
  ];
}

export type Attack = {
  who: number;
  weapon: string;
  free: boolean;
  /** The room from which the attack is made. */
  room?: Room;
  /** Icons that are still to be used; failures apart. */
  icons?: Icon[];
  failures?: number;
  rerolled?: boolean;
  /** Cards and skills that have changed an icon in this attack. */
  converted?: string[];
  fresh?: Icon[];
  hits?: number;
};

export const attack: Procedure<Attack> = procedure<Attack>('attack', {
  roll(play, frame) {
    const { state } = play;
    const survivor = survivorAt(state, frame.who);
    if (frame.free) {
      survivor.used.push('JA4');
      play.mark('skill/JA4');
    } else {
      pay(play, frame.who, 1);
    }
    if (frame.weapon !== FISTS && needsAmmo(frame.weapon)) changeAmmo(play, frame, -1);
    markWeapon(play, survivor, frame.weapon);
    const dice = rollSurvivorDice(play, attackDice(survivor, frame.weapon));
    frame.room = survivor.room ?? '';
    frame.failures = countIcon(dice, 'failure');
    frame.icons = dice.filter((icon) => icon !== 'failure');
    frame.converted = [];
    frame.fresh = [];
    frame.hits = 0;
    play.emit({
      type: 'attackRolled',
      survivor: survivor.id,
      weapon: frame.weapon,
      dice,
      rule: 'DD-COMBAT-03',
      at: [at.survivor(survivor.id)],
    });
    const axe =
      frame.weapon !== FISTS && !isRanged(frame.weapon) && hasSkill(survivor, 'LE2') && frame.failures > 0;
    return axe ? undefined : go('failures');
  },
  rerollFailure: question<Attack, { verb: string }>({
    seat: (_, frame) => frame.who,
    options: () => [option({ verb: 'reroll' }), option({ verb: 'keep' })],
    choose(play, frame, { verb }) {
      if (verb === 'keep') return;
      const icon = rollSurvivorDice(play, 1)[0] ?? 'failure';
      frame.failures = (frame.failures ?? 0) - (icon === 'failure' ? 0 : 1);
      if (icon !== 'failure') frame.icons?.push(icon);
      play.mark('skill/LE2');
      const survivor = survivorAt(play.state, frame.who).id;
      play.emit({ type: 'dieRerolled', survivor, icon, rule: 'DD-SKILL-LE2', at: [at.survivor(survivor)] });
    },
  }),
  failures(_, frame) {
    return (frame.failures ?? 0) > 0 && cancellable(frame).length > 0 ? undefined : go('conversions');
  },
  cancelIcon: question<Attack, { icon: Icon }>({
    seat: (_, frame) => frame.who,
    options: (_, frame) => cancellable(frame).map((icon) => option({ icon })),
    choose(play, frame, { icon }) {
      frame.failures = (frame.failures ?? 0) - (icon === 'failure' ? 2 : 1);
      if (icon !== 'failure') remove(frame.icons ?? [], icon);
      const survivor = survivorAt(play.state, frame.who).id;
      play.emit({ type: 'iconCancelled', survivor, icon, rule: 'DD-DICE-15', at: [at.survivor(survivor)] });
      return go('failures');
    },
  }),
  conversions({ state }, frame) {
    return conversionsOf(state, frame).length > 0 ? undefined : go('assign');
  },
  convertIcon: question<Attack, { verb: string; by?: string }>({
    seat: (_, frame) => frame.who,
    options: (state, frame) => [
      option<{ verb: string; by?: string }>({ verb: 'keep' }),
      ...conversionsOf(state, frame).map(({ by }) =>
        option<{ verb: string; by?: string }>({ verb: 'convert', by }),
      ),
    ],
    choose(play, frame, { verb, by }) {
      const change = conversionsOf(play.state, frame).find((one) => one.by === by);
      if (verb === 'keep' || !change) return;
      remove(frame.icons ?? [], change.from);
      frame.fresh?.push(change.to);
      frame.converted?.push(change.by);
      play.mark(change.tag);
      const survivor = survivorAt(play.state, frame.who).id;
      play.emit({
        type: 'iconConverted',
        survivor,
        from: change.from,
        to: change.to,
        rule: change.rule,
        at: [at.survivor(survivor)],
      });
      return go('conversions');
    },
  }),
  assign(_, frame) {
    const { icons = [], fresh = [], who, weapon, room = '' } = frame;
    return call(assignIcons, {
      who,
      weapon,
      room,
      hits: countIcon(icons, 'success') + countIcon(fresh, 'success'),
      pushes: countIcon(icons, 'knockback') + countIcon(fresh, 'knockback'),
      aims: isRanged(weapon) ? countIcon(icons, 'aim') : 0,
    });
  },
  /** A shot without a hit gives Jack his marker back. */
  countRounds(play, frame) {
    const survivor = survivorAt(play.state, frame.who);
    if (frame.result !== 0 || !isRanged(frame.weapon) || !hasSkill(survivor, 'JA1')) return;
    play.mark('skill/JA1');
    changeAmmo(play, frame, 1);
  },
  retreat(_, frame) {
    const left = countIcon(frame.icons ?? [], 'retreat');
    return left > 0 ? call(retreats, { who: frame.who, room: frame.room ?? '', left, gone: [] }) : end();
  },
});

function changeAmmo(play: Play, { who, weapon }: Attack, change: number): void {
  const { ammo } = play.state;
  const from = ammo[weapon] ?? 0;
  ammo[weapon] = from + change;
  const survivor = survivorAt(play.state, who).id;
  play.emit({
    type: 'ammoChanged',
    survivor,
    card: weapon,
    from,
    to: from + change,
    rule: change < 0 ? 'DD-COMBAT-09' : 'DD-SKILL-JA1',
    at: [at.survivor(survivor)],
  });
}

function markWeapon(play: Play, survivor: Survivor, weapon: string): void {
  play.mark(weapon === FISTS ? 'fists' : cardTag(weapon));
  if (!isRanged(weapon)) {
    if (hasSkill(survivor, 'BR1')) play.mark('skill/BR1');
    return;
  }
  if (hasSkill(survivor, 'JA0')) play.mark('skill/JA0');
  if (cardOf(weapon).family === 'handgun')
    for (const card of equipped(survivor, 'SCOPE')) play.mark(cardTag(card));
}

/** What a failure can cancel: any other icon, another failure among them. */
function cancellable({ icons = [], failures = 0 }: Attack): Icon[] {
  const found = [...new Set(icons)];
  return failures > 1 ? [...found, 'failure'] : found;
}

interface Conversion {
  readonly by: string;
  readonly from: Icon;
  readonly to: Icon;
  readonly tag: string;
  readonly rule: string;
}

/** Changes of icons by the weapon and by skills: each once an attack, and no icon twice. */
function conversionsOf(
  state: DarkestState,
  { who, weapon, icons = [], converted = [] }: Attack,
): Conversion[] {
  const survivor = survivorAt(state, who);
  const possible: Conversion[] = [];
  const effect = weapon === FISTS ? undefined : cardOf(weapon).effect;
  if (effect === 'SHOVE')
    possible.push({
      by: 'SHOVE',
      from: 'aim',
      to: 'knockback',
      tag: 'effect/SHOVE',
      rule: 'DD-EFFECT-SHOVE',
    });
  if (effect === 'CLEAVE')
    possible.push({
      by: 'CLEAVE',
      from: 'knockback',
      to: 'success',
      tag: 'effect/CLEAVE',
      rule: 'DD-EFFECT-CLEAVE',
    });
  if (isRanged(weapon) && hasSkill(survivor, 'JA2')) {
    possible.push({ by: 'JA2', from: 'aim', to: 'success', tag: 'skill/JA2', rule: 'DD-SKILL-JA2' });
  }
  return possible.filter(({ by, from }) => icons.includes(from) && !converted.includes(by));
}
