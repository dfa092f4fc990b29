/**
 * How good a position is for the heroes, and which options are not worth a thought: the greedy bot and the hint button go by
 * this. It runs for the objective, opens what is in the way, shoots what comes near and looks after the dials.
 */
import type { Decision } from '../../core/game';
import type { Option } from '../../core/procedure';
import { INFECTED } from './data/infected';
import { exitSquares, isFulfilled, neededItems, deliverySquares } from './objectives';
import { orderField } from './paths';
import { marks, type Board, type Square } from './plan';
import {
  boardOf,
  heroesIn,
  isStanding,
  landings,
  loadedGuns,
  medPacks,
  openGround,
  seesPastUnits,
  squareOf,
  weaponCard,
} from './queries';
import { heroAt, type ExodusState, type Hero } from './state';

/** What counts how much. */
const W = {
  step: 4,
  carried: 40,
  delivered: 60,
  out: 60,
  aboard: 5,
  dial: 4,
  late: 8,
  grapple: 22,
  prone: 5,
  medPack: 9,
  round: 0.35,
  card: 0.8,
  ap: 0.4,
  alert: 3,
  siren: 14,
  standing: 4,
  near: 7,
  lying: 1.5,
  campaign: 400,
  defeat: 200,
  turn: 2,
};

/** A way through a closed door or through somebody costs more than a step. */
const CLOSED = 7;
const BLOCKED = 2;
const FAR = 60;

/** What everybody looks at, worked out once for a state. */
interface Outlook {
  readonly state: ExodusState;
  readonly board: Board;
  /** What leaving each square costs towards the goals. */
  readonly toll: Uint8Array;
  /** Edges with a closed door, from either side. */
  readonly shut: ReadonlySet<number>;
  readonly known: Map<string, Float64Array>;
}

function outlook(state: ExodusState): Outlook {
  const board = boardOf(state);
  const toll = new Uint8Array(board.size).fill(1);
  for (const square of state.crates) toll[square] = BLOCKED;
  for (const { square } of state.infected) if (square !== null) toll[square] = BLOCKED;
  const shut = new Set<number>();
  board.doors.forEach(({ a, b }, n) => {
    if (state.doors[n]) return;
    shut.add(a * board.size + b);
    shut.add(b * board.size + a);
  });
  return { state, board, toll, shut, known: new Map() };
}

/** Steps from the nearest of `goals` to every square, with doors and bodies in the way counted. */
function effort(look: Outlook, goals: readonly Square[], swim: boolean): Float64Array {
  const { board, toll, shut, known } = look;
  const key = `${goals.join()}${swim ? 's' : ''}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const { touch } = openGround(board);
  const cost = new Float64Array(board.size).fill(Infinity);
  let wave = [...goals];
  for (const goal of goals) cost[goal] = 0;
  // Few squares change more than once, so plain waves are enough.
  while (wave.length > 0) {
    const next: Square[] = [];
    for (const square of wave) {
      for (const near of touch[square] as readonly Square[]) {
        if (board.water[near] && !swim) continue;
        const step = shut.has(square * board.size + near) ? CLOSED : (toll[square] as number);
        const total = (cost[square] as number) + step;
        if (total >= (cost[near] as number)) continue;
        cost[near] = total;
        next.push(near);
      }
    }
    wave = next;
  }
  known.set(key, cost);
  return cost;
}

/** How far a hero is from where it should be; over the water only with the rib. */
function wayTo(look: Outlook, who: number, goals: readonly Square[]): number {
  const { state } = look;
  if (goals.length === 0) return 0;
  const at = squareOf(state, who);
  const land = effort(look, goals, false)[at] ?? Infinity;
  if (land < Infinity) return land;
  if (state.rib === null) return FAR;
  const swim = effort(look, goals, true);
  if (heroAt(state, who).aboard) return (swim[state.rib] ?? FAR) * 0.6;
  const boarding = effort(look, landings(state), false)[at] ?? Infinity;
  return boarding < Infinity ? boarding + 4 + (swim[state.rib] ?? FAR) * 0.6 : FAR;
}

/** Objective items on the board, each for the hero who is nearest to it and has its hands free. */
function errands(look: Outlook): Map<number, Square[]> {
  const { state } = look;
  const needed = neededItems(state);
  const found = new Map<number, Square[]>();
  const free = heroesIn(state).filter((who) => heroAt(state, who).item === null);
  for (const id of needed) {
    const square = state.items[id]?.square ?? null;
    if (square === null) continue;
    let best: number | null = null;
    let least = Infinity;
    for (const who of free) {
      const far = wayTo(look, who, [square]) + (found.has(who) ? 6 : 0);
      if (far < least) [best, least] = [who, far];
    }
    if (best !== null) found.set(best, [...(found.get(best) ?? []), square]);
  }
  return found;
}

/** Squares where something is left to do for a hero. */
function goalsFor(look: Outlook, who: number, own: readonly Square[] | undefined): readonly Square[] {
  const { state, board } = look;
  const hero = heroAt(state, who);
  if (hero.item !== null && neededItems(state).includes(hero.item)) return deliverySquares(state);
  if (own !== undefined) return own;
  if (state.mission === 'M6') {
    const sirens = state.infected.flatMap(({ kind, square }) =>
      kind === 'siren' && square !== null ? [square] : [],
    );
    if (sirens.length > 0) return sirens;
  }
  if (state.mission === 'M3') return isFulfilled(state) ? marks(board, 'x') : ribSquares(state);
  const exits = exitSquares(state);
  return exits.length > 0 ? exits : deliverySquares(state);
}

const ribSquares = (state: ExodusState): Square[] => (state.rib === null ? [] : [state.rib]);

function objectiveScore(state: ExodusState): number {
  const look = outlook(state);
  let score = state.progress.delivered.length * W.delivered + state.progress.calls * W.delivered;
  if (state.progress.exitOpen) score += W.delivered;
  if (state.progress.lamp !== null) score += W.delivered + state.progress.lamp * 10;
  const needed = neededItems(state);
  const own = errands(look);
  state.heroes.forEach((hero, who) => {
    if (hero.status === 'left') score += W.out;
    if (hero.square === null || hero.status !== 'in') return;
    if (hero.item !== null && needed.includes(hero.item)) score += W.carried;
    const way = Math.min(FAR, wayTo(look, who, goalsFor(look, who, own.get(who))));
    score -= way * W.step;
    if (hero.aboard) score += W.aboard;
  });
  for (const unit of state.infected) if (unit.kind === 'siren') score += (unit.damage - 5) * W.siren;
  return score;
}

function heroScore(state: ExodusState, hero: Hero): number {
  let score = medPacks(hero).length * W.medPack + hero.cards.length * W.card + hero.ap * W.ap;
  for (const { card, rounds } of hero.gear) {
    score += rounds * W.round;
    if (rounds > 0 && hero.active.includes(card)) score += 2;
  }
  score -= hero.dial * W.dial;
  if (hero.dial > 9) score -= (hero.dial - 9) * W.late;
  if (hero.status === 'turned' || hero.status === 'gone') score -= 150;
  score -= hero.grapple.length * W.grapple;
  if (hero.prone) score -= W.prone;
  score += hero.perks.length * 3;
  if (hero.alert && hero.square !== null) {
    const from = hero.square;
    const [gun] = loadedGuns(hero);
    const targets = state.infected.filter(
      (unit) => isStanding(unit) && seesPastUnits(state, from, unit.square),
    );
    if (gun !== undefined)
      score += Math.min(3, targets.length) * W.alert * (weaponCard(gun.card).points > 0 ? 1 : 0);
  }
  return score;
}

/** Infected that could be upon somebody soon. */
function threat(state: ExodusState): number {
  const fields = { land: orderField(state, 'land'), reaver: orderField(state, 'reaver') };
  let sum = 0;
  for (const unit of state.infected) {
    if (unit.square === null) continue;
    const steps = fields[unit.kind === 'reaver' ? 'reaver' : 'land'][unit.square] ?? -1;
    if (unit.prone) sum += W.lying;
    else if (steps < 0) sum += 1;
    else {
      const reach = INFECTED[unit.kind].charge + 1;
      const worse = INFECTED[unit.kind].grab.takenDown / 2;
      sum += (steps <= reach ? W.near : (W.standing * reach) / steps) * worse;
    }
  }
  return sum;
}

function score(state: ExodusState): number {
  const { campaign } = state;
  let total = -state.turn * W.turn;
  if (campaign !== null) total += campaign.completed * W.campaign - campaign.defeats * W.defeat;
  for (const hero of state.heroes) total += heroScore(state, hero);
  if (state.phase === 'setup' || state.phase === 'between') return total;
  return total + objectiveScore(state) - threat(state);
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

function hint(state: ExodusState, decision: Decision, { facets }: Option): number {
  const { verb } = facets;
  switch (decision.kind) {
    case 'heroAction':
    case 'whoseTurn':
      return IDLE_VERBS.includes(String(verb)) ? -IDLE : 0;
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
