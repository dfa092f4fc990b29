/** Weapons in hand, reloading, alert, sweep, med packs and jams (EX-WEAPON, EX-ALERT, EX-GRAPPLE, EX-MEDPACK). */
import { call, end, go, option, type Refusal } from '../../../core/procedure';
import type { GearId } from '../data/equipment';
import { INFECTED } from '../data/infected';
import { ammunitionFor } from '../data/searchCards';
import { DEATH } from '../data/tables';
import { WEAPONS } from '../data/weapons';
import {
  discardCard,
  heroPiece,
  named,
  returnGear,
  rounds,
  squarePiece,
  targetName,
  targetUnit,
  unitPiece,
} from '../pieces';
import {
  activeSets,
  heroesIn,
  heroesTouch,
  inWater,
  isActive,
  isBallistic,
  isFree,
  medPacks,
  namedSquare,
  neighbours,
  squareName,
  squareOf,
  weaponOf,
} from '../queries';
import {
  gearOf,
  hasPerk,
  heroAt,
  isGrappled,
  procedure,
  question,
  type ExodusState,
  type Hero,
  type Play,
} from '../state';
import { canPay, pay, positionOf, priced, type Action } from './action';

const setName = (cards: readonly GearId[]): string => cards.join('+');

export const changeWeaponAction: Action = {
  verbs: ['changeWeapon'],
  options(state, who) {
    const hero = heroAt(state, who);
    if (!canPay(state, who, 'changeWeapon')) return [];
    const now = setName([...hero.active].sort());
    return activeSets(hero)
      .filter((cards) => setName([...cards].sort()) !== now)
      .map((cards) => priced(state, who, 'changeWeapon', { verb: 'changeWeapon', guns: setName(cards) }));
  },
  begin(play, who, picked) {
    pay(play, who, 'changeWeapon');
    arm(play, who, String(picked.guns).split('+'));
  },
};

export function arm(play: Play, who: number, cards: GearId[]): void {
  const hero = heroAt(play.state, who);
  hero.active = cards;
  hero.aim = null;
  play.emit({ type: 'weaponChanged', hero: who, cards, at: [heroPiece(who)], rule: 'EX-RULING-19' });
}

/** Guns that a card in hand would load; a full one takes none (EX-RULING-145). */
export function loadable(hero: Hero, guns: readonly GearId[]): GearId[] {
  return guns.filter((card) => {
    const weapon = weaponOf(card);
    const ammunition = weapon === null ? null : ammunitionFor(weapon);
    if (weapon === null || ammunition === null || !hero.cards.includes(ammunition.id)) return false;
    return rounds(hero, card) < WEAPONS[weapon].rounds;
  });
}

/** Discards one ammunition card and fills the gun; what does not fit is lost (EX-RULING-20). */
export function loadOne(play: Play, who: number, card: GearId): void {
  const { state } = play;
  const hero = heroAt(state, who);
  const gear = gearOf(hero, card);
  const weapon = weaponOf(card);
  const ammunition = weapon === null ? null : ammunitionFor(weapon);
  if (gear === undefined || weapon === null || ammunition === null) throw new Error(`${card} is not loaded.`);
  discardCard(state, hero, ammunition.id);
  const added = Math.min(ammunition.rounds, WEAPONS[weapon].rounds - gear.rounds);
  gear.rounds += added;
  gear.used = true;
  play.mark(`search/${ammunition.id}`);
  play.emit({
    type: 'reloaded',
    hero: who,
    card,
    rounds: added,
    lost: ammunition.rounds - added,
    at: [heroPiece(who)],
    rule: 'EX-RULING-20',
  });
}

export interface Reload {
  hero: number;
  any: boolean;
}

/** Card after card into the active guns, as many as wanted. */
export const reload = procedure<Reload>('reload', {
  loadCard: question<Reload, { verb: string; guns: string }>({
    seat: (_, frame) => frame.hero,
    options: (state, { hero, any }) => [
      ...loadable(heroAt(state, hero), heroAt(state, hero).active).map((card) =>
        option({ verb: 'load', guns: card }),
      ),
      ...(any ? [option({ verb: 'done', guns: 'none' })] : []),
    ],
    choose(play, frame, { verb, guns }) {
      if (verb === 'done') return end();
      loadOne(play, frame.hero, guns);
      frame.any = true;
    },
  }),
  more(play, { hero }) {
    const own = heroAt(play.state, hero);
    return loadable(own, own.active).length > 0 ? go('loadCard') : end();
  },
});

export const reloadAction: Action = {
  verbs: ['reload'],
  options(state, who) {
    const hero = heroAt(state, who);
    if (positionOf(hero) === 'grapple' || !canPay(state, who, 'reload')) return [];
    return loadable(hero, hero.active).length > 0 ? [priced(state, who, 'reload', { verb: 'reload' })] : [];
  },
  begin(play, who) {
    pay(play, who, 'reload');
    return call(reload, { hero: who, any: false });
  },
  refusals(state, who) {
    const hero = heroAt(state, who);
    if (positionOf(hero) === 'grapple') return [{ facets: { verb: 'reload' }, rule: 'EX-ACTIONS-16' }];
    return loadable(hero, hero.active).length === 0
      ? [{ facets: { verb: 'reload' }, rule: 'EX-RULING-145' }]
      : [];
  },
};

export const alertAction: Action = {
  verbs: ['alert'],
  options(state, who) {
    const hero = heroAt(state, who);
    if (alertRefusal(state, who) !== null || !canPay(state, who, 'alert')) return [];
    return hero.alert ? [] : [priced(state, who, 'alert', { verb: 'alert' })];
  },
  begin(play, who) {
    pay(play, who, 'alert');
    heroAt(play.state, who).alert = true;
    play.emit({ type: 'wentOnAlert', hero: who, at: [heroPiece(who)], rule: 'EX-ALERT-01' });
  },
  refusals(state, who) {
    const rule = alertRefusal(state, who);
    return rule === null ? [] : [{ facets: { verb: 'alert' }, rule }];
  },
};

function alertRefusal(state: ExodusState, who: number): string | null {
  const hero = heroAt(state, who);
  if (positionOf(hero) === 'grapple') return 'EX-ACTIONS-16';
  if (state.effects.ringingEars) return 'EX-D20';
  const guns = hero.active.filter(isBallistic);
  if (guns.length === 0) return 'EX-RULING-37';
  return guns.every((card) => gearOf(hero, card)?.jammed) ? 'EX-D09' : null;
}

/** Free touching squares on land for an infected that is thrown off (EX-RULING-74). */
const sweepSquares = (state: ExodusState, who: number) =>
  neighbours(state, squareOf(state, who)).filter(
    (square) => isFree(state, square) && isActive(state, square) && !inWater(state, square),
  );

export interface Sweep {
  hero: number;
  unit: number;
}

export const sweep = procedure<Sweep>('sweep', {
  sweepTo: question<Sweep, { square: string }>({
    seat: (_, frame) => frame.hero,
    options: (state, { hero }) =>
      sweepSquares(state, hero).map((square) => option({ square: squareName(state, square) })),
    choose(play, { hero, unit: id }, { square: name }) {
      const { state } = play;
      const unit = targetUnit(state, targetName(id));
      if (unit === undefined) return end();
      const own = heroAt(state, hero);
      own.grapple = own.grapple.filter((each) => each !== id);
      unit.square = namedSquare(state, name);
      unit.prone = true;
      play.emit({
        type: 'swept',
        ...named(unit),
        hero,
        to: name,
        at: [heroPiece(hero), unitPiece(id), squarePiece(state, unit.square)],
        rule: 'EX-GRAPPLE-05',
      });
      return end();
    },
  }),
});

export const sweepAction: Action = {
  verbs: ['sweep'],
  options(state, who) {
    const hero = heroAt(state, who);
    if (!canPay(state, who, 'sweep') || sweepSquares(state, who).length === 0) return [];
    return hero.grapple
      .filter((id) => !steadyUnit(state, id))
      .map((id) => priced(state, who, 'sweep', { verb: 'sweep', target: targetName(id) }));
  },
  begin(play, who, picked) {
    pay(play, who, 'sweep');
    return call(sweep, { hero: who, unit: Number(String(picked.target).slice(1)) });
  },
  refusals(state, who) {
    return heroAt(state, who)
      .grapple.filter((id) => steadyUnit(state, id))
      .map((id): Refusal => ({ facets: { verb: 'sweep', target: targetName(id) }, rule: 'EX-GRAPPLE-13' }));
  },
};

const steadyUnit = (state: ExodusState, id: number): boolean => {
  const unit = targetUnit(state, targetName(id));
  return unit !== undefined && INFECTED[unit.kind].steady;
};

/** Med packs: on oneself, with Field Dressing (FC2) also on a touching hero (EX-MEDPACK, EX-RULING-111). */
export const medPackAction: Action = {
  verbs: ['medPack'],
  options(state, who) {
    const hero = heroAt(state, who);
    if (medPacks(hero).length === 0) return [];
    const patients = heroesIn(state).filter((other) => {
      const patient = heroAt(state, other);
      if (patient.dial === 0 || patient.dial >= DEATH) return false;
      if (other === who) return true;
      return hasPerk(hero, 'FC2') && !isGrappled(hero) && heroesTouch(state, who, other);
    });
    return patients.map((on) => option({ verb: 'medPack', hero: on }));
  },
  begin(play, who, picked) {
    const { state } = play;
    const on = Number(picked.hero);
    const [card] = medPacks(heroAt(state, who));
    if (card === undefined) throw new Error('There is no med pack.');
    const patient = heroAt(state, on);
    const from = patient.dial;
    returnGear(state, heroAt(state, who), card);
    patient.dial = 0;
    play.mark('medPack');
    if (on !== who) play.mark('perk/FC2');
    play.emit({
      type: 'medPackUsed',
      hero: who,
      on,
      from,
      at: [heroPiece(who), heroPiece(on)],
      rule: 'EX-MEDPACK-02',
    });
  },
};

export const clearJamAction: Action = {
  verbs: ['clearJam'],
  options(state, who) {
    if (!canPay(state, who, 'clearJam')) return [];
    return heroAt(state, who)
      .gear.filter(({ jammed }) => jammed)
      .map(({ card }) => priced(state, who, 'clearJam', { verb: 'clearJam', guns: card }));
  },
  begin(play, who, picked) {
    pay(play, who, 'clearJam');
    const gear = gearOf(heroAt(play.state, who), String(picked.guns));
    if (gear === undefined) throw new Error('There is no such gun.');
    gear.jammed = false;
    play.emit({ type: 'jamCleared', hero: who, card: gear.card, at: [heroPiece(who)], rule: 'EX-D09' });
  },
};
