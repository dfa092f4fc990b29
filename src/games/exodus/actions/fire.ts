/** Quick and aimed fire, throws, melee, executions and assassinations (EX-ACTIONS, EX-FIRE, EX-MELEE, EX-AREA). */
import { call, option, type Facets, type Flow, type Option, type Refusal } from '../../../core/procedure';
import { returnGear, heroPiece, squarePiece, targetName } from '../pieces';
import type { Square } from '../plan';
import { isArea, loadedGuns, namedSquare, squareName, squareOf, weaponOf } from '../queries';
import { hasPower, heroAt, procedure, question, type ExodusState, type Play } from '../state';
import { assassinable, bombSquares, executable, finishers, itemSquares, shots, strikable } from '../targets';
import { everyoneInReach, fanOfLead, finish, fireAt, strikeAt } from '../procedures/attack';
import { blastAt } from '../procedures/blast';
import type { How } from '../procedures/heroStep';
import { landItem } from './items';
import { canPay, pay, positionOf, priced, type Action } from './action';

/** The attacks that quick fire allows from a square: shots, a throw of the active area weapon, a throw of the carried item. */
function quickFireOptions(state: ExodusState, who: number, from: Square): Option[] {
  const hero = heroAt(state, who);
  const grapple = positionOf(hero) === 'grapple';
  const options: Option[] = shots(state, who, from, undefined, !grapple).map(({ target, guns }) =>
    priced(state, who, 'quickFire', { verb: 'quickFire', target, guns: guns.join('+') }),
  );
  if (grapple) return options;
  if (hasPower(state, who, 'BA5') && !hero.spent.includes('BA5')) {
    for (const { card } of loadedGuns(hero)) {
      if (shots(state, who, from, [[card]]).length > 0)
        options.push(priced(state, who, 'quickFire', { verb: 'fanOfLead', guns: card }));
    }
  }
  const [bomb] = hero.active.filter(isArea);
  if (bomb !== undefined && bombSquares(state, from).length > 0)
    options.push(priced(state, who, 'throwWeapon', { verb: 'throwWeapon', card: bomb }));
  if (hero.item !== null && itemSquares(state, from).length > 0)
    options.push(priced(state, who, 'throwItem', { verb: 'throwItem', item: hero.item }));
  return options;
}

function meleeOptions(state: ExodusState, who: number, from: Square): Option[] {
  const targets = strikable(state, who, from);
  const options: Option[] = targets.map((id) =>
    priced(state, who, 'melee', { verb: 'melee', target: targetName(id) }),
  );
  if (targets.length > 0 && hasPower(state, who, 'CC7') && !heroAt(state, who).spent.includes('CC7'))
    options.push(priced(state, who, 'melee', { verb: 'clearDeck' }));
  return options;
}

/** The second half of a combined action: one quick fire or melee attack, paid for already (EX-RULING-143). */
export function attackOptions(state: ExodusState, who: number, how: How): Option[] {
  const from = squareOf(state, who);
  const options = how === 'moveFire' ? quickFireOptions(state, who, from) : meleeOptions(state, who, from);
  return options.map(({ facets }) => option(facets));
}

/** Would there be somebody to attack after a step to that square? */
export function hasTargetsFrom(now: ExodusState, who: number, square: Square, how: How): boolean {
  const hero = heroAt(now, who);
  // As if the hero stood there already: its own figure must not block its line.
  const heroes = now.heroes.map((each, n) => (n === who ? { ...each, square } : each));
  const state = { ...now, heroes };
  if (how === 'moveMelee') return strikable(state, who, square).length > 0;
  if (shots(state, who, square).length > 0) return true;
  if (hero.active.some(isArea) && bombSquares(state, square).length > 0) return true;
  return hero.item !== null && itemSquares(state, square).length > 0;
}

/** Carries out an attack of either half; AP have been paid. */
export function beginAttack(play: Play, who: number, picked: Facets): Flow {
  const hero = heroAt(play.state, who);
  switch (picked.verb) {
    case 'quickFire':
      return fireAt(who, String(picked.target), String(picked.guns).split('+'), 'quick');
    case 'aimedFire':
      return fireAt(who, String(picked.target), String(picked.guns).split('+'), 'aimed');
    case 'fanOfLead':
      hero.spent.push('BA5');
      play.mark('perk/BA5');
      return call(fanOfLead, { hero: who, weapon: String(picked.guns), done: [] });
    case 'melee':
      return strikeAt(who, [Number(String(picked.target).slice(1))]);
    case 'clearDeck':
      hero.spent.push('CC7');
      play.mark('perk/CC7');
      return strikeAt(who, everyoneInReach(play.state, who));
    default:
      return call(throwing, { hero: who, what: picked.verb === 'throwItem' ? 'item' : 'weapon' });
  }
}

export interface Throwing {
  hero: number;
  what: 'item' | 'weapon';
}

/** Where the throw goes (EX-AREA-07, EX-ITEM-06). */
export const throwing = procedure<Throwing>('throwing', {
  throwWhere: question<Throwing, { square: string }>({
    seat: (_, frame) => frame.hero,
    options(state, { hero, what }) {
      const from = squareOf(state, hero);
      const squares = what === 'item' ? itemSquares(state, from) : bombSquares(state, from);
      return squares.map((square) => option({ square: squareName(state, square) }));
    },
    choose(play, { hero: who, what }, picked) {
      const { state } = play;
      const square = namedSquare(state, picked.square);
      const hero = heroAt(state, who);
      hero.aim = null;
      if (what === 'item') return landItem(play, who, square, true);
      const [card] = hero.active.filter(isArea);
      const weapon = card === undefined ? null : weaponOf(card);
      if (card === undefined || weapon === null) throw new Error('There is no area weapon in hand.');
      play.mark(`weapon/${weapon}`);
      play.emit({
        type: 'thrown',
        hero: who,
        card,
        square: picked.square,
        at: [heroPiece(who), squarePiece(state, square)],
        rule: 'EX-AREA-04',
      });
      returnGear(state, hero, card);
      return blastAt(state, who, weapon, square);
    },
  }),
});

export const fireAction: Action = {
  verbs: ['quickFire', 'fanOfLead', 'throwWeapon', 'throwItem', 'aimedFire'],
  options(state, who) {
    const hero = heroAt(state, who);
    const from = squareOf(state, who);
    const options: Option[] = canPay(state, who, 'quickFire') ? quickFireOptions(state, who, from) : [];
    if (positionOf(hero) === 'grapple' || !canPay(state, who, 'aimedFire')) return options;
    const guns = loadedGuns(hero).map(({ card }) => [card]);
    for (const shot of shots(state, who, from, guns)) {
      const facets = { verb: 'aimedFire', target: shot.target, guns: shot.guns.join('+') };
      options.push(priced(state, who, 'aimedFire', facets));
    }
    return options;
  },
  begin(play, who, picked) {
    pay(play, who, picked.verb === 'aimedFire' ? 'aimedFire' : 'quickFire');
    return beginAttack(play, who, picked);
  },
  refusals(state, who) {
    const hero = heroAt(state, who);
    const refused: Refusal[] = [];
    for (const gear of hero.gear) {
      if (!hero.active.includes(gear.card)) continue;
      if (gear.jammed) refused.push({ facets: { verb: 'quickFire' }, rule: 'EX-D09' });
      else if (gear.rounds === 0) refused.push({ facets: { verb: 'quickFire' }, rule: 'EX-RULING-27' });
    }
    if (positionOf(hero) === 'grapple')
      refused.push({ facets: { verb: 'aimedFire' }, rule: 'EX-ACTIONS-16' });
    else if (!canPay(state, who, 'aimedFire'))
      refused.push({ facets: { verb: 'aimedFire' }, rule: 'EX-ACTIONS-02' });
    if (hero.active.length === 0) refused.push({ facets: { verb: 'quickFire' }, rule: 'EX-RULING-144' });
    return refused;
  },
};

export const meleeAction: Action = {
  verbs: ['melee', 'clearDeck'],
  options(state, who) {
    if (positionOf(heroAt(state, who)) === 'prone' || !canPay(state, who, 'melee')) return [];
    return meleeOptions(state, who, squareOf(state, who));
  },
  begin(play, who, picked) {
    pay(play, who, 'melee');
    return beginAttack(play, who, picked);
  },
  refusals: (state, who) =>
    positionOf(heroAt(state, who)) === 'prone' ? [{ facets: { verb: 'melee' }, rule: 'EX-ACTIONS-15' }] : [],
};

function finishAction(verb: 'execute' | 'assassinate'): Action {
  return {
    verbs: [verb],
    options(state, who) {
      const hero = heroAt(state, who);
      if (positionOf(hero) !== 'standing' || !canPay(state, who, verb)) return [];
      const targets = verb === 'execute' ? executable(state, who) : assassinable(state, who);
      return targets.flatMap((id) =>
        finishers(hero).map((weapon) => priced(state, who, verb, { verb, target: targetName(id), weapon })),
      );
    },
    begin(play, who, picked) {
      pay(play, who, verb);
      finish(play, who, picked, verb);
    },
    refusals(state, who) {
      const hero = heroAt(state, who);
      if (positionOf(hero) !== 'standing') return [{ facets: { verb }, rule: 'EX-ACTIONS-15' }];
      return finishers(hero).length === 0 ? [{ facets: { verb }, rule: 'EX-RULING-33' }] : [];
    },
  };
}

export const executeAction = finishAction('execute');
export const assassinateAction = finishAction('assassinate');
