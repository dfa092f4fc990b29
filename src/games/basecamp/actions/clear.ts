/** Clear: pay the requirement, take the reward (BC-CLEAR). */
import { call, option, type Option, type Refusal } from '../../../core/procedure';
import type { Goods } from '../data/goods';
import { TILES, type Requirement } from '../data/tiles';
import { reachOf, type Cell } from '../geometry';
import { clearTile } from '../ground';
import {
  able,
  cellOf,
  change,
  COUNTERS,
  guarded,
  isHazard,
  rewarded,
  survivorOf,
  tileAt,
  times,
  type BasecampPlay,
  type BasecampState,
  type Counter,
  type Tile,
} from '../state';
import { affords, NEXT_ACTION, pay, type Action } from './action';
import { receive } from './gather';

function requirement(tile: Tile): Requirement | undefined {
  return tile.cleared ? undefined : TILES[tile.kind].clear;
}

function salvageApplies(state: BasecampState): boolean {
  return rewarded(state, 'salvageCrew') && !state.used.clear;
}

/** BC-AB11, BC-AB12 and BC-RW06 all apply; the cost stays at the lowest minimum among those used (BC-RULING-68). */
export function clearCost(state: BasecampState, actor: number, tile: Tile): Goods {
  const cost = requirement(tile)?.cost;
  if (cost === undefined) return {};
  const survivor = survivorOf(state, actor);
  if (tile.kind === 'brokenBridge' && able(survivor, 'sureFoot')) return {};
  const salvage = salvageApplies(state);
  const pried = able(survivor, 'prybar');
  const least = salvage ? 0 : pried ? 1 : cost.amount;
  const amount = Math.max(least, cost.amount - Number(salvage) - Number(pried));
  return amount === 0 ? {} : { [cost.good]: amount };
}

/** BC-VAULT-02, BC-VAULT-03: everybody on or next to it counts, incapacitated or not. */
function helpers(state: BasecampState, cell: Cell): number {
  const near = reachOf(state.tiles, cell);
  return state.survivors.filter((survivor) => survivor.cell !== null && near.includes(survivor.cell)).length;
}

/** The rule that forbids it, or null. */
function forbids(state: BasecampState, actor: number, cell: Cell): string | null {
  const tile = tileAt(state, cell);
  const needed = requirement(tile);
  if (needed === undefined) return 'BC-CLEAR-06';
  if (guarded(state, cell)) return 'BC-CLEAR-07';
  if (needed.survivors !== undefined && helpers(state, cell) < needed.survivors) {
    return tile.kind === 'sealedVault' ? 'BC-VAULT-02' : TILES[tile.kind].rule;
  }
  if (needed.after !== undefined && times(state, needed.after.tile as Counter) < needed.after.times)
    return TILES[tile.kind].rule;
  return affords(state, actor, clearCost(state, actor, tile)) ? null : 'BC-CLEAR-01';
}

export const clear: Action = {
  verb: 'clear',
  options(state, actor) {
    const options: Option[] = [];
    for (const cell of reachOf(state.tiles, cellOf(state, actor))) {
      if (forbids(state, actor, cell) !== null) continue;
      options.push(
        option({ verb: 'clear', cell }, { ap: 1, ...clearCost(state, actor, tileAt(state, cell)) }),
      );
    }
    return options;
  },
  refusals(state, actor) {
    const refusals: Refusal[] = [];
    for (const cell of reachOf(state.tiles, cellOf(state, actor))) {
      const rule = forbids(state, actor, cell);
      if (rule !== null) refusals.push({ facets: { verb: 'clear', cell }, rule });
    }
    return refusals;
  },
  take(play, actor, picked) {
    const { state } = play;
    const cell = String(picked.cell);
    const tile = tileAt(state, cell);
    markSavings(play, actor, tile);
    pay(play, actor, clearCost(state, actor, tile));
    state.used.clear = true;
    clearTile(play, cell, 'clear', 'BC-CLEAR-01');
    play.mark(`gathered/${tile.kind}`);
    countClear(play, tile);
    const goods: Goods = {};
    for (const { good, amount } of TILES[tile.kind].reward ?? []) change(goods, good, amount);
    return call(receive, { actor, cell, goods }, NEXT_ACTION);
  },
};

function markSavings(play: BasecampPlay, actor: number, tile: Tile): void {
  const survivor = survivorOf(play.state, actor);
  if (requirement(tile)?.cost === undefined) return;
  if (able(survivor, 'prybar')) play.mark('ability/prybar');
  if (able(survivor, 'sureFoot') && tile.kind === 'brokenBridge') play.mark('ability/sureFoot');
  if (salvageApplies(play.state)) play.mark('reward/salvageCrew');
}

/** Objective tiles count towards missions, HAZARD tiles towards the Salvage Crew. */
function countClear(play: BasecampPlay, tile: Tile): void {
  const { state } = play;
  if ((COUNTERS as readonly string[]).includes(tile.kind)) change(state.progress, tile.kind as Counter, 1);
  if (!isHazard(tile) || state.minor !== 'salvageCrew' || state.minorDone) return;
  change(state.progress, 'salvage', 1);
  play.emit({ type: 'progressMade', what: 'salvage', times: times(state, 'salvage'), rule: 'BC-MN06' });
}
