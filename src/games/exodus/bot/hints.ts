/** Nudges for single options: what is never worth it, and what an option makes possible that the position does not show yet. */
import type { Decision } from '../../../core/game';
import type { Option } from '../../../core/procedure';
import type { PerkId } from '../data/perks';
import { SEARCH_CARDS, type SearchCard, type SearchId } from '../data/searchCards';
import { SPRINT_SQUARES } from '../data/tables';
import { targetUnit } from '../pieces';
import { heroesIn, isArea, namedSquare, touching } from '../queries';
import { hasPerk, heroAt, isGrappled, type ExodusState, type Hero } from '../state';
import { dialCost } from './danger';
import { ammunitionWorth } from './hero';
import { isPlannable, Plan } from './plan';
import { bestThrow, score } from './score';
import { W } from './weights';

/** Never worth the loop they lead into, or a surrender. */
const IDLE = 1e6;
/** Free of charge for ever: worse than a turn that ends in certain defeat. */
const LOOP = 1e10;
const IDLE_VERBS: readonly string[] = [
  'exchange',
  'placeItem',
  'throwItem',
  'dropProne',
  'retire',
  'smoke',
  'wedge',
];
/** Always better than to end with action points left. */
const USEFUL: readonly string[] = ['execute', 'assassinate', 'interact', 'leave', 'search', 'crate', 'craft'];
const TRIES = 3;
/** So little is no reason to go on. */
const SLIGHT = 0.2;

/** Perks in the order in which a bot makes use of them. */
const PERKS: readonly PerkId[] = [
  ...(['BA4', 'BA3', 'FC6', 'AG7', 'AG4', 'CC2', 'BA6', 'CC6', 'AG1', 'BA7', 'AG2', 'CC4', 'FC3'] as const),
  ...(['FC5', 'BA2', 'BA1', 'AG3', 'FC1', 'FC2', 'CC3', 'FC7', 'AG6', 'CC7', 'BA5', 'CC5'] as const),
  ...(['FC4', 'CC1', 'AG5'] as const),
];
const perkWorth = (perk: PerkId): number => PERKS.length - PERKS.indexOf(perk);

const ATTACKS: readonly string[] = ['quickFire', 'aimedFire', 'melee'];

/** One throw of the dice is a poor judge of an attack: those at whoever holds or touches the hero get another look. */
function boldness(state: ExodusState, target: string): number {
  const unit = targetUnit(state, target);
  if (state.acting === null || unit === undefined) return 0;
  const hero = heroAt(state, state.acting);
  if (hero.grapple.includes(unit.id)) return W.struggle;
  if (hero.square === null || unit.square === null || unit.prone) return 0;
  return touching(state, hero.square, unit.square) ? W.fend : 0;
}

/** Action points that are left at the end are worth what they cost, except to somebody who should be struggling. */
function unspent(hero: Hero, { options }: Decision): number {
  if (options.every(({ facets: { verb } }) => verb === 'end' || verb === 'power' || verb === 'medPack'))
    return 0;
  return isGrappled(hero) ? -IDLE : hero.ap * W.ap + 0.1;
}

interface Turn {
  readonly hero: Hero;
  readonly square: number;
  readonly plan: Plan;
  /** The same with a watch kept. */
  readonly watching: Plan;
}

const turns = new WeakMap<Decision, Turn | null>();

/** What lies behind the options of a hero who can be planned for; worked out once for all of them. */
function turnOf(state: ExodusState, decision: Decision): Turn | null {
  const known = turns.get(decision);
  if (known !== undefined) return known;
  const hero = typeof decision.seat === 'number' ? state.heroes[decision.seat] : undefined;
  let turn: Turn | null = null;
  if (hero !== undefined && hero.square !== null && isPlannable(hero)) {
    const who = state.heroes.indexOf(hero);
    const alert = { ...state, heroes: state.heroes.map((h) => (h === hero ? { ...h, alert: true } : h)) };
    turn = {
      hero,
      square: hero.square,
      plan: new Plan(state, who, score),
      watching: new Plan(alert, who, score),
    };
  }
  turns.set(decision, turn);
  return turn;
}

function actionHint(state: ExodusState, decision: Decision, option: Option, turn: Turn): number {
  const { hero, square, plan, watching } = turn;
  const { facets, cost } = option;
  const left = hero.ap - (typeof cost?.ap === 'number' ? cost.ap : 0);
  const to = 'square' in facets ? () => namedSquare(state, String(facets.square)) : () => square;
  switch (facets.verb) {
    case 'end':
      return isDone(state, decision, turn) ? IDLE : -IDLE;
    case 'move': {
      const stride = hasPerk(hero, 'AG1') && !hero.spent.includes('AG1') ? 2 : 1;
      return plan.best(to(), left, stride - 1) - plan.here(to());
    }
    case 'sprint': {
      const stride = SPRINT_SQUARES + (hasPerk(hero, 'AG4') ? 1 : 0);
      return plan.best(to(), left, stride - 1) - plan.here(to());
    }
    case 'moveFire':
    case 'moveMelee': {
      const attack = facets.verb === 'moveFire' ? plan.shotWorth(to()) : W.fend;
      return plan.best(to(), left) - plan.here(to()) + attack;
    }
    case 'alert':
      return watching.best(square, left) - watching.here(square);
    case 'power':
      return powerWorth(state, turn, facets.perk as PerkId);
    case 'changeWeapon':
      if (String(facets.guns).split('+').some(isArea)) return bombWorth(state, turn, left);
      return plan.best(square, left) - plan.here(square);
    case 'search':
      return plan.best(square, left) - plan.here(square) + W.search;
    case 'crate':
      return plan.best(square, left) - plan.here(square) + W.crate;
    case 'craft':
      return plan.best(square, left) - plan.here(square) + W.crafted;
    case 'door':
      // Behind a closed door nothing comes and nothing is won.
      if (state.doors[Number(facets.door)]) return -IDLE;
      return plan.best(square, left) - plan.here(square);
    default:
      return (
        plan.best(square, left) -
        plan.here(square) +
        (ATTACKS.includes(String(facets.verb)) ? boldness(state, String(facets.target)) : 0)
      );
  }
}

/**
 * Nothing is left to do. Settled here: after the last hero's word the infected move, and a position behind their dice cannot
 * be held against one before them.
 */
function isDone(state: ExodusState, decision: Decision, { hero, square, plan }: Turn): boolean {
  if (plan.best(square, hero.ap) > plan.here(square) + SLIGHT) return false;
  return !decision.options.some(({ facets: { verb, hero: on } }) => {
    if (verb === 'quickFire' || verb === 'aimedFire') return plan.shotWorth(square) > 0;
    if (verb === 'medPack') return dialCost(heroAt(state, Number(on)).dial) >= W.medPack;
    return USEFUL.includes(String(verb)) || verb === 'melee';
  });
}

/** Points for a power perk beyond what the position shows. */
function powerWorth(state: ExodusState, { hero, square, plan }: Turn, perk: PerkId): number {
  const now = plan.best(square, hero.ap) - plan.here(square);
  switch (perk) {
    case 'AG7':
      return plan.best(square, hero.ap + 2) - plan.here(square) - W.powerUse;
    case 'FC5':
      return now + (hero.dial > 0 ? W.power : -W.power);
    case 'BA5':
    case 'BA7':
      return now + (hero.ap > 1 && plan.shotWorth(square) > W.power ? W.power : -W.power);
    case 'CC5':
    case 'CC7':
      return (
        now +
        (state.infected.some(({ square: at }) => at !== null && touching(state, square, at))
          ? W.power
          : -W.power)
      );
    default:
      return now - W.power;
  }
}

/** A bomb is taken in hand to be thrown at several infected at once. */
function bombWorth(state: ExodusState, { square }: Turn, left: number): number {
  const hit = left < 1 ? 0 : bestThrow(state, square);
  return hit < 2 ? -IDLE : hit * W.bomb + W.armed;
}

/** Materials are brought together where most of them are: that is where something can be made of them. */
function collector({ heroes }: ExodusState): number {
  const counts = heroes.map(
    ({ cards }) => cards.filter((card) => SEARCH_CARDS[card].kind === 'material').length,
  );
  return counts.indexOf(Math.max(...counts));
}

function lobbyHint(state: ExodusState, { facets }: Option): number {
  switch (facets.verb) {
    case 'craft':
      return W.crafted;
    case 'give': {
      const card = SEARCH_CARDS[facets.card as SearchId] as SearchCard | undefined;
      return card?.kind === 'material' && facets.hero !== collector(state) ? W.crafted / 2 : -IDLE;
    }
    default:
      return facets.verb === 'done' ? -1 : 0;
  }
}

export function hint(state: ExodusState, decision: Decision, option: Option): number {
  const { facets } = option;
  const { verb } = facets;
  switch (decision.kind) {
    case 'heroAction': {
      // There is one rib, and the way out is over the water: whoever is left ashore stays there.
      if (
        verb === 'drive' &&
        state.mission !== 'Q3' &&
        heroesIn(state).some((who) => !heroAt(state, who).aboard)
      )
        return -IDLE;
      if (IDLE_VERBS.includes(String(verb))) return -LOOP;
      if (verb === 'medPack' && dialCost(heroAt(state, Number(facets.hero)).dial) < W.medPack) return -IDLE;
      const turn = turnOf(state, decision);
      if (turn !== null) return actionHint(state, decision, option, turn);
      if (verb === 'power') return facets.perk === 'AG7' ? 2 * W.ap : -IDLE;
      if (verb === 'end' && state.acting !== null) return unspent(heroAt(state, state.acting), decision);
      if (verb === 'sweep') return W.sweep;
      if (ATTACKS.includes(String(verb))) return boldness(state, String(facets.target));
      return 0;
    }
    case 'stepOn': {
      const turn = turnOf(state, decision);
      const frame = state.frames[state.frames.length - 1] as { left?: number } | undefined;
      if (turn === null) return 0;
      const { hero, square, plan } = turn;
      if (verb === 'stop') return plan.best(square, hero.ap) - plan.here(square);
      const to = namedSquare(state, String(facets.square));
      return plan.best(to, hero.ap, (frame?.left ?? 1) - 1) - plan.here(to);
    }
    case 'combinedAttack':
      if (verb === 'throwItem') return -IDLE;
      return ATTACKS.includes(String(verb)) ? boldness(state, String(facets.target)) : 0;
    case 'whoseTurn':
      if (verb === 'retire') return -IDLE;
      // Whoever is free may free the others, who can then make use of their own turn.
      return isGrappled(heroAt(state, Number(facets.hero))) ? 0 : W.fend;
    case 'takeAmmunition':
      return typeof decision.seat === 'number'
        ? ammunitionWorth(heroAt(state, decision.seat), String(facets.card))
        : 0;
    case 'choosePerk':
    case 'lobbyPerk':
      return perkWorth(facets.perk as PerkId);
    case 'lobby':
      return lobbyHint(state, option);
    case 'toWhom':
      return facets.hero === collector(state) ? W.crafted : 0;
    case 'exchange':
    case 'handOff':
      return verb === 'give' || verb === 'take' ? -IDLE : 0;
    case 'missionDone':
      return verb === 'save' ? 50 : verb === 'pause' ? -50 : 0;
    case 'afterDefeat':
      // A surrender ends the game, which outweighs every position: after some tries it must outweigh that too.
      return verb === 'giveUp' && (state.campaign?.defeats ?? 0) >= TRIES ? 4e9 : 0;
    case 'directorCard':
      return verb === 'play' ? IDLE : 0;
    case 'dropOffs':
      return verb === 'dropOff' ? -IDLE : 0;
    default:
      return 0;
  }
}
