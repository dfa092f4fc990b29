/** Ballistic and hand-to-hand attacks (EX-FIRE, EX-MELEE, EX-DUAL, EX-WEAPON, EX-PERK-08). */
import { call, end, go, option, type Facets, type Flow, type Option } from '../../../core/procedure';
import { type GearId } from '../data/equipment';
import { INFECTED } from '../data/infected';
import { resultOf, WEAPONS, type Result, type WeaponId } from '../data/weapons';
import type { UnitName } from '../events';
import {
  damage,
  heroPiece,
  knockDown,
  named,
  rounds,
  spendRound,
  squareBeyond,
  squarePiece,
  targetName,
  targetUnit,
  unitPiece,
} from '../pieces';
import { isFree, meleeWeapon, moverOf, squareName, squareOf, usable, weaponCard, weaponOf } from '../queries';
import {
  gearOf,
  hasPerk,
  hasPower,
  heroAt,
  procedure,
  question,
  type ExodusState,
  type Play,
} from '../state';
import { shots, strikable } from '../targets';
import { explode } from './blast';
import { freeStep } from './heroStep';

export type FireMode = 'quick' | 'aimed' | 'alert';

export interface Die {
  card: GearId;
  result: Result;
}

export interface Attack {
  hero: number;
  target: string;
  guns: GearId[];
  mode: FireMode;
  dice: Die[];
  /** The die that may be double tapped next. */
  next: number;
}

export const clamp = (roll: number): number => Math.max(1, Math.min(8, roll));

/** Quick shots at the same target keep the aim of a semi auto weapon (EX-WEAPON-05). */
function usesAim(state: ExodusState, { hero, target, guns, mode }: Attack): boolean {
  if (mode === 'aimed') return true;
  const { aim } = heroAt(state, hero);
  return mode === 'quick' && guns.length === 1 && aim?.target === target && aim.weapon === guns[0];
}

function rollGun(play: Play, frame: Attack, card: GearId, aimed: boolean): Die {
  const hero = heroAt(play.state, frame.hero);
  let roll = play.random.die(8);
  if (aimed && roll === 1 && hasPerk(hero, 'BA1')) {
    play.mark('perk/BA1');
    play.emit({ type: 'dieRerolled', hero: frame.hero, roll, at: [heroPiece(frame.hero)], rule: 'EX-BA1' });
    roll = play.random.die(8);
  }
  if (aimed && hasPerk(hero, 'BA6')) play.mark('perk/BA6');
  const total = clamp(roll + (aimed && hasPerk(hero, 'BA6') ? 1 : 0));
  const weapon = weaponCard(card);
  const result = resultOf(aimed ? weapon.aimed : weapon.quick, total);
  spendRound(hero, card);
  play.mark(`weapon/${weaponOf(card)}`);
  const unit = targetUnit(play.state, frame.target);
  const mode = aimed ? 'aimed' : frame.mode;
  if (unit === undefined) {
    play.emit({
      type: 'canShot',
      hero: frame.hero,
      item: frame.target,
      card,
      roll: total,
      result,
      at: [heroPiece(frame.hero), `item:${frame.target}`],
      rule: 'EX-RULING-147',
    });
  } else {
    play.emit({
      type: 'shotFired',
      ...named(unit),
      hero: frame.hero,
      card,
      mode,
      roll: total,
      result,
      at: [heroPiece(frame.hero), unitPiece(unit.id)],
      rule: aimed ? 'EX-FIRE-02' : 'EX-FIRE-01',
    });
  }
  return { card, result };
}

/** After an aimed shot the aim stays; another target, gun or both guns together end it (EX-WEAPON-06, EX-RULING-106). */
function keepAim(state: ExodusState, frame: Attack, aimed: boolean): void {
  const hero = heroAt(state, frame.hero);
  const [card] = frame.guns;
  const keeps = aimed && card !== undefined && weaponCard(card).type === 'semiAuto';
  hero.aim = keeps ? { target: frame.target, weapon: card } : null;
}

const points = ({ card, result }: Die): number => (result === 'kill' ? weaponCard(card).points : 0);

/** Kill points that the target can still take: no double tap for more. */
function pointsWanted(state: ExodusState, frame: Attack): number {
  const scored = frame.dice.reduce((sum, die) => sum + points(die), 0);
  const unit = targetUnit(state, frame.target);
  const needed = unit === undefined ? 1 : INFECTED[unit.kind].killPoints - unit.damage;
  return needed - scored;
}

/** The next knockdown that a round more would make a kill (EX-PERK-08). */
function tappable(state: ExodusState, frame: Attack): number {
  const hero = heroAt(state, frame.hero);
  if (!hasPerk(hero, 'BA3') || pointsWanted(state, frame) <= 0) return -1;
  return frame.dice.findIndex(
    ({ card, result }, n) =>
      n >= frame.next &&
      result === 'knockdown' &&
      weaponCard(card).type === 'semiAuto' &&
      rounds(hero, card) > 0 &&
      !(gearOf(hero, card)?.jammed ?? true),
  );
}

export const attack = procedure<Attack>('attack', {
  fire(play, frame) {
    const aimed = usesAim(play.state, frame);
    for (const card of frame.guns) frame.dice.push(rollGun(play, frame, card, aimed));
    if (frame.guns.length > 1) play.mark('dual');
    keepAim(play.state, frame, aimed);
  },
  tapOrNot: (play, frame) => (tappable(play.state, frame) < 0 ? go('settle') : undefined),
  doubleTap: question<Attack, { verb: string; weapon: string }>({
    seat: (_, frame) => frame.hero,
    options: (state, frame) => {
      const weapon = frame.dice[tappable(state, frame)]?.card ?? '';
      return [option({ verb: 'tap', weapon }, { rounds: 1 }), option({ verb: 'no', weapon })];
    },
    choose(play, frame, picked) {
      const at = tappable(play.state, frame);
      const die = frame.dice[at];
      if (die === undefined) return go('settle');
      frame.next = at + 1;
      if (picked.verb === 'tap') {
        die.result = 'kill';
        spendRound(heroAt(play.state, frame.hero), die.card);
        play.mark('perk/BA3');
        play.emit({
          type: 'doubleTapped',
          hero: frame.hero,
          card: die.card,
          at: [heroPiece(frame.hero)],
          rule: 'EX-PERK-08',
        });
      }
      return go('tapOrNot');
    },
  }),
  settle(play, { target, dice }) {
    const unit = targetUnit(play.state, target);
    const scored = dice.reduce((sum, die) => sum + points(die), 0);
    const flame = dice.some((die) => die.result === 'kill' && weaponCard(die.card).flame);
    if (unit === undefined) return scored > 0 ? call(explode, { cans: [target] }) : end();
    if (scored > 0) damage(play, unit, scored, flame);
    else if (dice.some(({ result }) => result === 'knockdown')) knockDown(play, unit);
    return end();
  },
});

export const fireAt = (hero: number, target: string, guns: GearId[], mode: FireMode): Flow =>
  call(attack, { hero, target, guns, mode, dice: [], next: 0 });

export interface Melee {
  hero: number;
  /** Infected still to be struck; with Clear the Deck more than one. */
  queue: number[];
  target: number;
  killed: boolean;
}

function strike(play: Play, who: number, id: number): Result {
  const { state } = play;
  const hero = heroAt(state, who);
  const weapon = meleeWeapon(hero);
  const first = play.random.die(8);
  const mist = hasPower(state, who, 'CC5');
  const roll = mist ? Math.max(first, play.random.die(8)) : first;
  const result = resultOf(WEAPONS[weapon].quick, roll);
  const unit = targetUnit(state, targetName(id));
  play.mark(`weapon/${weapon}`);
  if (mist) play.mark('perk/CC5');
  markUsed(play, who, weapon);
  hero.aim = null;
  const words: UnitName = unit === undefined ? { unit: id, kind: 'zombie' } : named(unit);
  play.emit({
    type: 'struck',
    ...words,
    hero: who,
    weapon,
    roll,
    result,
    at: [heroPiece(who), unitPiece(id)],
    rule: 'EX-MELEE-03',
  });
  return result;
}

/** The melee weapon in hand counts as used this turn. */
function markUsed(play: Play, who: number, weapon: WeaponId): void {
  for (const gear of heroAt(play.state, who).gear) {
    if (heroAt(play.state, who).active.includes(gear.card) && weaponOf(gear.card) === weapon)
      gear.used = true;
  }
}

/** Where Shove (CC1) would push the infected that was just knocked down. */
function shoveTo(state: ExodusState, frame: Melee): number | null {
  const unit = targetUnit(state, targetName(frame.target));
  if (unit === undefined || unit.square === null || !hasPerk(heroAt(state, frame.hero), 'CC1')) return null;
  const to = squareBeyond(state, squareOf(state, frame.hero), unit.square);
  return to !== null && isFree(state, to) && usable(state, moverOf(unit))[to] === 1 ? to : null;
}

export const melee = procedure<Melee>('melee', {
  nextTarget: question<Melee, { target: string }>({
    seat: (_, frame) => frame.hero,
    options: (_, { queue }) => queue.map((id) => option({ target: targetName(id) })),
    choose(_, frame, { target }) {
      frame.target = Number(target.slice(1));
      frame.queue = frame.queue.filter((id) => id !== frame.target);
    },
  }),
  strike(play, frame) {
    const result = strike(play, frame.hero, frame.target);
    const unit = targetUnit(play.state, targetName(frame.target));
    if (unit === undefined || result === 'miss') return go('goOn');
    if (result === 'kill') {
      if (damage(play, unit, 1, false)) frame.killed = true;
      return go('goOn');
    }
    return knockDown(play, unit) && shoveTo(play.state, frame) !== null ? undefined : go('goOn');
  },
  shove: question<Melee, { verb: string }>({
    seat: (_, frame) => frame.hero,
    options: () => [option({ verb: 'shove' }), option({ verb: 'no' })],
    choose(play, frame, { verb }) {
      const to = shoveTo(play.state, frame);
      const unit = targetUnit(play.state, targetName(frame.target));
      if (verb !== 'shove' || to === null || unit === undefined) return;
      unit.square = to;
      play.mark('perk/CC1');
      play.emit({
        type: 'shoved',
        ...named(unit),
        to: squareName(play.state, to),
        at: [unitPiece(unit.id), squarePiece(play.state, to)],
        rule: 'EX-CC1',
      });
    },
  }),
  goOn(play, frame) {
    frame.queue = frame.queue.filter((id) => targetUnit(play.state, targetName(id)) !== undefined);
    if (frame.queue.length > 0) return go('nextTarget');
    const hero = heroAt(play.state, frame.hero);
    // Whoever struck from a grapple lies on the ground.
    if (!frame.killed || !hasPerk(hero, 'CC3') || hero.prone) return end();
    return call(freeStep, { hero: frame.hero });
  },
});

export const strikeAt = (hero: number, queue: number[]): Flow =>
  call(melee, { hero, queue, target: 0, killed: false });

export interface Fan {
  hero: number;
  weapon: GearId;
  done: string[];
}

const fanTargets = (state: ExodusState, { hero, weapon, done }: Fan): string[] => {
  const gear = gearOf(heroAt(state, hero), weapon);
  if (gear === undefined || gear.rounds < 1 || done.length >= 3) return [];
  return shots(state, hero, squareOf(state, hero), [[weapon]])
    .map(({ target }) => target)
    .filter((target) => !done.includes(target));
};

/** Fan of Lead (BA5): up to three different targets, one roll and one round each. */
export const fanOfLead = procedure<Fan>('fanOfLead', {
  fanTarget: question<Fan, { target: string }>({
    seat: (_, frame) => frame.hero,
    options: (state, frame): Option<{ target: string }>[] => [
      ...fanTargets(state, frame).map((target) => option({ target })),
      ...(frame.done.length > 0 ? [option({ target: 'stop' })] : []),
    ],
    choose(play, frame, { target }) {
      if (target === 'stop') return end();
      frame.done.push(target);
      heroAt(play.state, frame.hero).aim = null;
      return call(
        attack,
        { hero: frame.hero, target, guns: [frame.weapon], mode: 'quick', dice: [], next: 0 },
        'fanOn',
      );
    },
  }),
  fanOn(play, frame) {
    heroAt(play.state, frame.hero).aim = null;
    return fanTargets(play.state, frame).length > 0 ? go('fanTarget') : end();
  },
});

/** An execution or assassination: a kill without a roll, worth 1 kill point (EX-MELEE-05, EX-RULING-35). */
export function finish(play: Play, who: number, facets: Facets, how: 'execute' | 'assassinate'): void {
  const { state } = play;
  const hero = heroAt(state, who);
  const card = String(facets.weapon);
  const unit = targetUnit(state, String(facets.target));
  const gear = gearOf(hero, card);
  if (unit === undefined || gear === undefined) throw new Error('There is nobody to finish.');
  if (weaponCard(card).rounds > 0) spendRound(hero, card);
  gear.used = true;
  hero.aim = null;
  play.emit({
    type: 'finished',
    ...named(unit),
    hero: who,
    how,
    at: [heroPiece(who), unitPiece(unit.id)],
    rule: how === 'execute' ? 'EX-RULING-33' : 'EX-RULING-34',
  });
  damage(play, unit, 1, false);
}

/** Every infected in melee reach, for Clear the Deck (CC7). */
export const everyoneInReach = (state: ExodusState, who: number): number[] =>
  strikable(state, who, squareOf(state, who));
