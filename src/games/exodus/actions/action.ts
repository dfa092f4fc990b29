/** What every hero action has in common: when it is open, what it offers, how it begins. */
import { option, type Facets, type Flow, type Option, type Refusal } from '../../../core/procedure';
import { COST } from '../data/tables';
import { hasPerk, hasPower, heroAt, isGrappled, type ExodusState, type Hero, type Play } from '../state';

export type Position = 'standing' | 'prone' | 'grapple';

export const positionOf = (hero: Hero): Position =>
  isGrappled(hero) ? 'grapple' : hero.prone ? 'prone' : 'standing';

export interface Action {
  readonly verbs: readonly string[];
  options(state: ExodusState, who: number): Option[];
  begin(play: Play, who: number, picked: Facets): Flow;
  refusals?(state: ExodusState, who: number): Refusal[];
}

export type Verb = keyof typeof COST;

/** AP of an action, with the perks that change it. */
export function costOf(state: ExodusState, who: number, verb: Verb): number {
  const hero = heroAt(state, who);
  if (verb === 'standUp' && hasPerk(hero, 'AG2')) return 1;
  if (verb === 'alert' && hasPerk(hero, 'BA4')) return 1;
  if (verb === 'sweep' && hasPerk(hero, 'CC4')) return 1;
  if (verb === 'aimedFire' && hasPower(state, who, 'BA7')) return 1;
  if (verb === 'reload' && hasPerk(hero, 'BA2') && !hero.spent.includes('BA2')) return 0;
  if ((verb === 'execute' || verb === 'assassinate') && hasPerk(hero, 'CC6') && !hero.spent.includes('CC6'))
    return 0;
  return COST[verb];
}

export const canPay = (state: ExodusState, who: number, verb: Verb): boolean =>
  heroAt(state, who).ap >= costOf(state, who, verb);

/** Perks that make an action cheaper are noted when it is taken. */
const CHEAPER: Partial<Record<Verb, 'AG2' | 'BA4' | 'CC4' | 'BA7' | 'BA2' | 'CC6'>> = {
  standUp: 'AG2',
  alert: 'BA4',
  sweep: 'CC4',
  aimedFire: 'BA7',
  reload: 'BA2',
  execute: 'CC6',
  assassinate: 'CC6',
};

export function pay(play: Play, who: number, verb: Verb): void {
  const hero = heroAt(play.state, who);
  const cost = costOf(play.state, who, verb);
  const perk = CHEAPER[verb];
  if (perk !== undefined && cost < COST[verb]) {
    play.mark(`perk/${perk}`);
    if (perk === 'BA2' || perk === 'CC6') hero.spent.push(perk);
  }
  hero.ap -= cost;
}

/** An option with its price. */
export function priced<F extends Facets>(state: ExodusState, who: number, verb: Verb, facets: F): Option<F> {
  const ap = costOf(state, who, verb);
  return ap > 0 ? option(facets, { ap }) : option(facets);
}
