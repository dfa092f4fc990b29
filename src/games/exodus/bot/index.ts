/**
 * How good a position is for the heroes, and which options are not worth a thought: the greedy bot and the hint button go by
 * this. It runs for the objective, opens what is in the way, keeps watch, shoots what comes near and looks after the dials.
 */
import type { Decision } from '../../../core/game';
import type { Option } from '../../../core/procedure';
import type { PerkId } from '../data/perks';
import { neededItems } from '../objectives';
import { targetUnit } from '../pieces';
import { heroesIn, pathField, squareOf, touching } from '../queries';
import { heroAt, isGrappled, type ExodusState } from '../state';
import { blastArea, bombSquares } from '../targets';
import { danger } from './danger';
import { ammunitionWorth, heroScore } from './hero';
import { ways } from './way';
import { W } from './weights';

const PATIENCE = 40;

function objectiveScore(state: ExodusState): number {
  const { progress } = state;
  let score = (progress.delivered.length + progress.calls) * W.delivered;
  if (progress.exitOpen) score += W.delivered;
  if (progress.lamp !== null) score += W.delivered + progress.lamp * 10;
  const needed = neededItems(state);
  const running = stepsAhead(state);
  // Nothing ends a mission but the heroes: whoever waits for a better moment waits less with every turn.
  const haste = 1 + state.turn / PATIENCE;
  for (const [who, way] of ways(state)) {
    const { item } = heroAt(state, who);
    if (item !== null && needed.includes(item)) score += W.carried;
    score -= (way.all - (running.who === who ? Math.min(way.own, running.steps) : 0)) * W.step * haste;
  }
  for (const { status } of state.heroes) if (status === 'left') score += W.out;
  for (const unit of state.infected) if (unit.kind === 'siren') score += (unit.damage - 5) * W.siren;
  return score;
}

/** Steps of a sprint, a long move or a drive that are still to come. */
function stepsAhead(state: ExodusState): { who: number; steps: number } {
  const frame = state.frames[state.frames.length - 1] as { procedure?: string; hero?: number; left?: number };
  if (frame?.procedure === 'heroRun') return { who: frame.hero ?? -1, steps: (frame.left ?? 0) * W.ahead };
  if (frame?.procedure === 'drive')
    return { who: frame.hero ?? -1, steps: (frame.left ?? 0) * W.ahead * W.water };
  return { who: -1, steps: 0 };
}

/** The nearest free hero is wanted beside somebody in a grapple, and nobody far from all others. */
function company(state: ExodusState): number {
  const heroes = heroesIn(state);
  let cost = 0;
  for (const who of heroes) {
    const field = pathField(state, [squareOf(state, who)], 'land');
    let least = Infinity;
    for (const other of heroes) {
      if (other === who || isGrappled(heroAt(state, other))) continue;
      const steps = field[squareOf(state, other)] ?? -1;
      least = Math.min(least, steps < 0 ? 12 : steps);
    }
    if (least === Infinity) continue;
    if (isGrappled(heroAt(state, who))) cost += Math.min(10, Math.max(0, least - 1)) * W.help;
    else cost += Math.min(12, Math.max(0, least - 4)) * W.apart;
  }
  return cost;
}

/** A bomb that is about to fly, by whom it can reach. */
function bestThrow(state: ExodusState): number {
  const who = state.acting;
  if (who === null) return 0;
  let most = 0;
  for (const square of bombSquares(state, squareOf(state, who))) {
    const area = blastArea(state, square);
    const hit = state.infected.filter((unit) => unit.square !== null && area.includes(unit.square)).length;
    most = Math.max(most, hit);
  }
  return most * W.bomb;
}

function score(state: ExodusState): number {
  const { campaign } = state;
  let total = -state.turn * W.turn;
  if (campaign !== null) total += campaign.completed * W.campaign - campaign.defeats * W.defeat;
  for (const hero of state.heroes) total += heroScore(state, hero);
  if (state.phase === 'setup' || state.phase === 'between') return total;
  const top = state.frames[state.frames.length - 1];
  if (top?.step === 'combinedAttack') total += W.shot;
  if (top?.step === 'throwWhere') total += bestThrow(state);
  return total + objectiveScore(state) - danger(state) - company(state);
}

/** Never worth the loop they lead into, or a surrender. */
const IDLE = 1e6;
const IDLE_VERBS: readonly string[] = [
  'exchange',
  'placeItem',
  'throwItem',
  'dropProne',
  'retire',
  'smoke',
  'wedge',
];
const TRIES = 3;

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
function unspent({ acting, heroes }: ExodusState): number {
  const hero = acting === null ? undefined : heroes[acting];
  return hero === undefined || isGrappled(hero) ? 0 : hero.ap * W.ap + 0.1;
}

function hint(state: ExodusState, decision: Decision, { facets }: Option): number {
  const { verb } = facets;
  switch (decision.kind) {
    case 'heroAction':
      if (verb === 'end') return unspent(state);
      if (verb === 'sweep') return W.sweep;
      if (ATTACKS.includes(String(verb))) return boldness(state, String(facets.target));
      // There is one rib, and the way out is over the water: whoever is left ashore stays there.
      if (
        verb === 'drive' &&
        state.mission !== 'Q3' &&
        heroesIn(state).some((who) => !heroAt(state, who).aboard)
      )
        return -IDLE;
      // Behind a closed door nothing comes and nothing is won.
      if (verb === 'door' && state.doors[Number(facets.door)]) return -IDLE;
      return IDLE_VERBS.includes(String(verb)) ? -IDLE : 0;
    case 'whoseTurn':
      return verb === 'retire' ? -IDLE : 0;
    case 'takeAmmunition':
      return typeof decision.seat === 'number'
        ? ammunitionWorth(heroAt(state, decision.seat), String(facets.card))
        : 0;
    case 'choosePerk':
    case 'lobbyPerk':
      return perkWorth(facets.perk as PerkId);
    case 'lobby':
    case 'exchange':
    case 'handOff':
      return verb === 'give' || verb === 'take' ? -IDLE : verb === 'done' ? -1 : 0;
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

export const bot = { score, hint };
