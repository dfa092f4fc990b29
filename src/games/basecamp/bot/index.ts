/**
 * How good a state is for the players, and what an action of several decisions promises: the greedy bot goes
 * by this. It keeps Base fed, draws every survivor to the best thing it could do next, and counts what the objectives need.
 */
import { remaining } from '../../../core/bag';
import type { Decision } from '../../../core/game';
import type { Facets, Option } from '../../../core/procedure';
import { healCost } from '../actions/deeds';
import { looseInReach, printed, sourcesOf } from '../actions/gather';
import { tradeOptions, type TradePick } from '../actions/trade';
import { NEWCOMER_COST } from '../data/balance';
import { ENEMIES, type EnemyKind } from '../data/enemies';
import { ITEMS, RESOURCES, type Good, type Goods } from '../data/goods';
import { MISSIONS, NEEDED } from '../data/objectives';
import { BARTER_PRICE, TILES, type TileKind } from '../data/tiles';
import { BASE, type Cell } from '../geometry';
import { cutsOff } from '../ground';
import { canBeReplaced } from '../procedures/giveUp';
import { DRILLED_DAMAGE } from '../procedures/traps';
import { routes, type FieldMemo } from '../routes';
import {
  cellOf,
  change,
  covers,
  enemyOf,
  healthLeft,
  held,
  killable,
  resourcesIn,
  rewarded,
  standing,
  survivorOf,
  tileAt,
  times,
  type BasecampState,
  type Counter,
  type Enemy,
  type Survivor,
} from '../state';
import { drillShare, gainOf, jobsOf, pulls, SHARES } from './jobs';
import { frontier, stepsFrom, surveyOf, type Survey } from './survey';
import { W } from './weights';
import { carriedBy, larderWorth, needsOf, pileWorth } from './worth';

/** What an enemy costs by being there. */
const MENACE: Readonly<Record<EnemyKind, number>> = {
  animal: 4,
  beast: 4,
  brute: 4,
  devourer: 5,
  imp: 3,
  monster: 3,
  predator: 6,
  savage: 6,
  stalker: 6,
  stranger: 6,
  vermin: 4,
};

function score(state: BasecampState): number {
  const survey = surveyOf(state);
  const needs = needsOf(state);
  const searching = stillSearching(state, survey);
  let total = objectivesWorth(state);
  total += goodsWorth(state, needs);
  for (const survivor of state.survivors) total += conditionWorth(survivor);
  total += W.ap * (state.turn?.ap ?? 0);
  total -= (searching ? W.search : W.wander) * remaining(state.pile);
  total += W.open * Math.min(8, frontier(state, survey).length);
  total -= enemiesCost(state, survey);
  return total + pulls(state, survey, jobsOf(state, survey, needs, searching));
}

/** Are tiles of the objectives still to be found? */
function stillSearching(state: BasecampState, survey: Survey): boolean {
  if (state.missionDone) return false;
  const wanted = MISSIONS[state.mission].tiles;
  const onBoard: Partial<Record<string, number>> = {};
  for (const { kind } of survey.tiles) onBoard[kind] = (onBoard[kind] ?? 0) + 1;
  const found = (...kinds: TileKind[]) => kinds.reduce((sum, kind) => sum + (onBoard[kind] ?? 0), 0);
  switch (state.mission) {
    case 'waterForEveryone':
      return found('valveRoom') < NEEDED.valves;
    case 'missingCrew':
      return found('lostCamp') < NEEDED.crew;
    case 'burnTheNest':
      return found('eggCache') < NEEDED.eggCaches || found('broodHall') === 0;
    case 'theOldLift':
      return found('fuseLocker') < NEEDED.fusesPerShaft || found('liftShaft') === 0;
    case 'feverWard':
      return found('sickWard') < NEEDED.wards;
    case 'threeLocks':
      return (
        found('keyLockerBeast', 'keyLockerMonster', 'keyLockerAnimal') < NEEDED.keys ||
        found('greatGate') === 0
      );
    default:
      return Object.keys(wanted).length > 0 || survey.cells.length < W.roomy;
  }
}

function objectivesWorth(state: BasecampState): number {
  let worth = 0;
  for (const counter in SHARES) {
    worth +=
      (SHARES[counter as Counter] ?? 0) * Math.min(times(state, counter as Counter), MOST[counter] ?? 9);
  }
  return worth + (state.minorDone ? 10 : 0) + (state.missionDone ? 20 : 0);
}

/** More than these do not bring an objective any further. */
const MOST: Readonly<Record<string, number>> = {
  valveRoom: NEEDED.valves,
  eggCache: NEEDED.eggCaches,
  sickWard: NEEDED.wards,
  fitFuse: NEEDED.fusesPerShaft + 1,
  kills: NEEDED.kills,
  salvage: NEEDED.salvage,
};

function goodsWorth(state: BasecampState, needs: Goods): number {
  const { stock } = state;
  const food = held(stock, 'food');
  const onWay = carriedBy(state, 'food');
  const base = larderWorth(state, food);
  let worth = base + W.carriedFood * (larderWorth(state, food + onWay) - base);
  for (const good of RESOURCES) {
    if (good === 'food') continue;
    worth += pileWorth(carriedBy(state, good) + held(stock, good), held(needs, good));
    if (state.mission === 'deepLarder') worth += W.stored * Math.min(held(stock, good), held(needs, good));
  }
  for (const item of ITEMS) {
    worth += W.item * Math.min(carriedBy(state, item) + held(stock, item), held(needs, item));
  }
  worth += (W.storedItem - W.item) * Math.min(held(stock, 'crew'), NEEDED.crew);
  for (const { goods } of state.survivors) worth += W.armor * Math.sqrt(held(goods, 'armor'));
  return worth;
}

function conditionWorth(survivor: Survivor): number {
  return W[survivor.health] - W.jawTrap * survivor.jawTraps - (survivor.losesNextTurn ? W.lostTurn : 0);
}

function enemiesCost(state: BasecampState, survey: Survey): number {
  if (state.enemies.length === 0) return 0;
  const toBase = stepsFrom(survey, [survey.at.get(BASE) ?? 0]);
  const traps = survey.tiles.some(({ tokens }) => tokens.trap !== undefined);
  const points = rewarded(state, 'wireDrill') ? DRILLED_DAMAGE : 1;
  const memo: FieldMemo = new Map();
  let cost = 0;
  for (const enemy of state.enemies) {
    const health = healthLeft(enemy);
    const trapped = traps && walksIntoTrap(state, enemy, memo);
    const whole = enemyCost(state, survey, toBase, enemy, health);
    if (!trapped) cost += whole;
    else if (health > points) cost += enemyCost(state, survey, toBase, enemy, health - points);
    else cost += (1 - W.trap) * whole - W.trap * drillShare(state);
  }
  return cost;
}

/** Every way that an enemy may take next has a trap on it. */
function walksIntoTrap(state: BasecampState, enemy: Enemy, memo: FieldMemo): boolean {
  if (enemy.stunned || !killable(enemy.kind)) return false;
  const ways = routes(state, enemy, memo);
  return ways.length > 0 && ways.every((cell) => tileAt(state, cell).tokens.trap !== undefined);
}

function enemyCost(
  state: BasecampState,
  survey: Survey,
  toBase: readonly number[],
  enemy: Enemy,
  health: number,
): number {
  const { target, speed } = ENEMIES[enemy.kind];
  const tile = survey.at.get(enemy.cell) ?? 0;
  let cost = MENACE[enemy.kind] * (enemy.stunned ? 0.6 : 1) * (0.6 + 0.4 * health);
  if (target === 'base') cost += W.raid * 3 * health * W.nearBase ** (toBase[tile] ?? 0);
  if (target !== 'survivors') return cost;
  const steps = stepsFrom(survey, [tile]);
  const stride = enemy.stunned ? 0 : speed;
  for (const survivor of state.survivors) {
    if (survivor.cell === null || !standing(survivor)) continue;
    const away = steps[survey.at.get(survivor.cell) ?? 0] ?? 0;
    const armored = held(survivor.goods, 'armor') > 0;
    if (away <= stride) cost += armored ? 1 : survivor.health === 'healthy' ? W.hunted : 2.5 * W.hunted;
  }
  return cost;
}

/* Decisions whose worth shows only later */

/** Somebody standing carries the medicine that brings a fallen survivor back. */
function canBeHealed(state: BasecampState, patient: number): boolean {
  if (survivorOf(state, patient).cell === null) return false;
  return state.survivors.some(
    (healer, n) => standing(healer) && covers(healer.goods, healCost(state, n, patient)),
  );
}

/** The survivor whom the team would replace by a newcomer now: only the fallen, and only if food is left. */
function toReplace(state: BasecampState): number | null {
  const fallen = state.survivors.findIndex(
    (survivor, n) => !standing(survivor) && !canBeHealed(state, n) && canBeReplaced(state, n),
  );
  if (fallen < 0) return null;
  const { cell, goods } = survivorOf(state, fallen);
  const dropped = cell === BASE ? resourcesIn(goods) : 0;
  const other = resourcesIn(state.stock) - held(state.stock, 'food') + dropped;
  const eaten = Math.max(0, NEWCOMER_COST - other);
  const spare = state.survivors.some(standing) ? W.keepFood : 1;
  return held(state.stock, 'food') - eaten >= spare ? fallen : null;
}

type Transfer = readonly [goods: Goods, good: Good, by: number];

/** What a piece of a Trade moves; nothing for what the bot never does. */
function transfersOf(state: BasecampState, own: Goods, facets: TradePick): Transfer[] {
  switch (facets.verb) {
    case 'done':
    case 'drop':
      return [];
    case 'barter':
      return [
        [own, facets.good, -BARTER_PRICE],
        [own, facets.get, 1],
      ];
    default: {
      const { good, amount, verb } = facets;
      const other =
        verb === 'give' || verb === 'take' ? survivorOf(state, facets.survivor).goods : state.stock;
      const out = verb === 'give' || verb === 'store' ? amount : -amount;
      return [
        [own, good, -out],
        [other, good, out],
      ];
    }
  }
}

/** What each piece of a Trade would gain, tried on a copy of what people hold. */
function tradeGains(given: BasecampState, actor: number): Map<string, number> {
  const state = {
    ...given,
    stock: { ...given.stock },
    survivors: given.survivors.map((survivor) => ({ ...survivor, goods: { ...survivor.goods } })),
  };
  const own = survivorOf(state, actor).goods;
  const now = score(state);
  const gains = new Map<string, number>();
  for (const { id, facets } of tradeOptions(given, actor)) {
    const transfers = transfersOf(state, own, facets);
    if (transfers.length === 0) continue;
    for (const [goods, good, by] of transfers) change(goods, good, by);
    gains.set(id, score(state) - now);
    for (const [goods, good, by] of transfers) change(goods, good, -by);
  }
  return gains;
}

/** All options of one decision are seen from the same position. */
const tried = new WeakMap<Decision, Map<string, number>>();

function gainsOf(state: BasecampState, decision: Decision): Map<string, number> {
  const known = tried.get(decision) ?? tradeGains(state, state.turn?.survivor ?? 0);
  tried.set(decision, known);
  return known;
}

/** What several sources would give together; a single one is taken at once, and its worth shows by itself. */
function gatherGain(state: BasecampState, actor: number, good: Good): number {
  const sources = sourcesOf(state, actor, good);
  if (sources.length < 2) return 0;
  let amount = 0;
  for (const { cell, source } of sources) {
    const tile = tileAt(state, cell);
    amount += source === 'tile' ? printed(state, tile, good) : held(tile.loose, good);
  }
  return gainOf(state, needsOf(state), good, amount);
}

function pickUpGain(state: BasecampState, actor: number): number {
  const needs = needsOf(state);
  let gain = 0;
  for (const { cell, good } of looseInReach(state, actor)) {
    gain += gainOf(state, needs, good, held(tileAt(state, cell).loose, good));
  }
  return gain;
}

function tradeHint(gains: ReadonlyMap<string, number>): number {
  const best = Math.max(0, ...gains.values());
  return best > W.deal ? best : NEVER;
}

function actHint(state: BasecampState, decision: Decision, facets: Facets): number {
  const actor = state.turn?.survivor ?? 0;
  switch (facets.verb) {
    case 'giveUp':
      return toReplace(state) === null ? NEVER : ALWAYS;
    case 'trade':
      return tradeHint(gainsOf(state, decision));
    case 'gather':
      return gatherGain(state, actor, facets.good as Good);
    case 'pickUp':
      return pickUpGain(state, actor);
    case 'eat':
      return W.eat;
    case 'barrier':
      return W.build;
    default:
      return 0;
  }
}

/** Below a lost game: rather lose than talk for ever. */
const NEVER = -1e12;
const ALWAYS = 1e5;

/** Points go where they take somebody out; blows to whoever bears them best. */
function strikeHint(state: BasecampState, enemy: number): number {
  const struck = enemyOf(state, enemy);
  return struck === undefined ? 0 : MENACE[struck.kind] - 4 * healthLeft(struck) - (struck.stunned ? 8 : 0);
}

function blowHint(state: BasecampState, index: number): number {
  const { goods, health } = survivorOf(state, index);
  return 3 * held(goods, 'armor') + (health === 'healthy' ? 2 : 0);
}

/** What a tile in the hand promises before it is laid. */
function tileHint(state: BasecampState, kind: TileKind): number {
  const needs = needsOf(state);
  const { category, gather = [], spawns = [] } = TILES[kind];
  let worth = category === 'objective' ? W.mission / 4 : category === 'hazard' ? W.build : 0;
  for (const { good, amount } of gather) worth = Math.max(worth, gainOf(state, needs, good, amount));
  for (const { enemy } of spawns) worth -= MENACE[enemy];
  return worth;
}

/** Whoever would be cut off counts before the question whether that is meant. */
function placeHint(state: BasecampState, decision: Decision, cell: Cell): number {
  const { tile, survivor } = decision.about as Decision['about'] & { tile?: TileKind; survivor?: number };
  if (tile === undefined || survivor === undefined) return 0;
  return cutsOff(state, tile, cellOf(state, survivor), cell) ? W.cutOff : 0;
}

function hint(state: BasecampState, decision: Decision, { id, facets }: Option): number {
  switch (decision.kind) {
    case 'act':
    case 'nextSurvivor':
    case 'goOn':
      return actHint(state, decision, facets);
    case 'whoGivesUp':
      return facets.survivor === toReplace(state) ? ALWAYS : facets.survivor === 'nobody' ? 0 : NEVER;
    case 'reallyConcede':
      return facets.answer === 'concede' ? NEVER : 0;
    case 'keepTile':
      return tileHint(state, facets.tile as TileKind);
    case 'buryTile':
      return facets.answer === 'bury' ? W.bury : 0;
    case 'placeTile':
      return placeHint(state, decision, String(facets.cell));
    case 'cutOffAnyway':
      return facets.answer === 'layHere' ? ALWAYS : 0;
    case 'strikeEnemy':
      return strikeHint(state, Number(facets.enemy));
    case 'takeBlow':
      return blowHint(state, Number(facets.survivor));
    case 'tradePiece':
      // A Trade goes on only while it gains something, or it would never end.
      return facets.verb === 'done' || (gainsOf(state, decision).get(id) ?? 0) > W.deal ? 0 : NEVER;
    default:
      return 0;
  }
}

export const bot = { score, hint };
