/**
 * The shared vocabulary of cards: what several Events and Search Cards do is a row of data here; only the odd card has a
 * procedure of its own.
 */
import { call, type Flow, type RuleId } from '../../../core/procedure';
import type { VipId } from '../data/civilians';
import type { AreaId, BridgeId, SpaceId, Track } from '../data/map';
import { MUTATION, type MutationId } from '../data/mutations';
import type { MarkerKind } from '../data/tables';
import { SPAWN_ZONE_OF } from '../data/topology';
import { UNIT, type NpcId, type UnitId } from '../data/units';
import { addCube, biohazardDraw, changeBiohazard, takeCubes } from '../procedures/biohazard';
import { civilianAppears } from '../procedures/civilians';
import { drawFateNumber } from '../procedures/fate';
import { mutationEnters, spawn } from '../procedures/horrors';
import { addDamage, changeSupplies } from '../procedures/pieces';
import type { Play } from '../state';
import { findMarkers, placeNear, stragglers } from './findings';

/** Who carries a card out, and where. */
export interface Context {
  readonly seat: number;
  /** The card's own id in the rulebook. */
  readonly rule: RuleId;
}

/** A Search Card is carried out by a unit in its Area. */
export interface SearchContext extends Context {
  readonly unit: UnitId;
  readonly area: AreaId;
}

export type SharedEffect =
  | { readonly effect: 'nothing' }
  | { readonly effect: 'biohazard'; readonly change: number }
  | { readonly effect: 'addCubes'; readonly count: number }
  | { readonly effect: 'biohazardDraw' }
  | { readonly effect: 'takeCubes'; readonly count: number }
  | { readonly effect: 'damageBridges'; readonly bridges: readonly BridgeId[]; readonly damage: number }
  | { readonly effect: 'spawn'; readonly area: AreaId; readonly tiles: number }
  | { readonly effect: 'mutation'; readonly mutation: MutationId; readonly entry: Entry };

/** Where a Mutation enters: by a Fate Number, or always in the same place. */
export type Entry =
  | { readonly by: 'track' }
  | { readonly by: 'number'; readonly low: AreaId; readonly high: AreaId }
  | { readonly by: 'place'; readonly space: SpaceId };

export type FindEffect =
  | SharedEffect
  | { readonly effect: 'supplies'; readonly amount: number }
  | { readonly effect: 'markers'; readonly marker: MarkerKind; readonly count: number }
  | { readonly effect: 'npc'; readonly unit: NpcId }
  | { readonly effect: 'vip'; readonly civilian: VipId }
  | { readonly effect: 'stragglers'; readonly count: number };

/** Tiles instead of a Mutation that has been in play before. */
const INSTEAD_OF_MUTATION = 2;
/** Supplies instead of help that has been in play before. */
export const INSTEAD_OF_HELP = 2;

/** The card has nothing to work on. */
export function tellNoEffect(play: Play, rule: RuleId): void {
  play.emit({ type: 'noEffect', what: rule, rule });
}

export function carryOutShared(play: Play, effect: SharedEffect, { seat, rule }: Context): Flow {
  switch (effect.effect) {
    case 'nothing':
      return tellNoEffect(play, rule);
    case 'biohazard':
      return changeBiohazard(play, effect.change, rule);
    case 'addCubes':
      for (let i = 0; i < effect.count; i++) addCube(play, rule);
      return;
    case 'biohazardDraw':
      return biohazardDraw(play, rule);
    case 'takeCubes':
      return call(takeCubes, { seat, count: effect.count });
    case 'damageBridges':
      for (const bridge of effect.bridges) addDamage(play, { bridge }, effect.damage, rule);
      return;
    case 'spawn':
      return call(spawn, { space: effect.area, tiles: effect.tiles, rule });
    case 'mutation':
      return bringMutation(play, effect.mutation, effect.entry, rule);
  }
}

/** Each Mutation enters once; afterwards its card brings tiles, or for Mister Tuesday a rising Level. */
function bringMutation(play: Play, mutation: MutationId, entry: Entry, rule: RuleId): Flow {
  const fresh = play.state.mutations[mutation].at === 'box';
  if (entry.by === 'place') {
    if (!fresh) return changeBiohazard(play, 1, rule);
    return call(mutationEnters, { mutation, space: entry.space, rule });
  }
  const number = drawFateNumber(play, 'entry', MUTATION[mutation].cite);
  const zone = SPAWN_ZONE_OF[number as Track];
  if (!fresh) return call(spawn, { space: zone, tiles: INSTEAD_OF_MUTATION, rule });
  const space = entry.by === 'track' ? zone : number <= 3 ? entry.low : entry.high;
  return call(mutationEnters, { mutation, space, rule });
}

export function carryOutFind(play: Play, effect: FindEffect, context: SearchContext): Flow {
  const { state } = play;
  const { seat, rule, area, unit } = context;
  switch (effect.effect) {
    case 'supplies':
      return changeSupplies(play, seat, effect.amount, 'search', rule);
    case 'markers':
      return call(findMarkers, { seat, unit, area, marker: effect.marker, count: effect.count, rule });
    case 'npc':
      if (state.units[effect.unit].at !== 'box')
        return changeSupplies(play, seat, INSTEAD_OF_HELP, 'search', rule);
      play.mark(`npc/${effect.unit}`);
      return call(placeNear, { unit: effect.unit, area, rule: UNIT[effect.unit].cite });
    case 'vip':
      if (state.civilians[effect.civilian].at !== 'box')
        return call(stragglers, { seat, area, count: 1, rule });
      return call(civilianAppears, { civilian: effect.civilian, area, seat, rule });
    case 'stragglers':
      return call(stragglers, { seat, area, count: effect.count, rule });
    default:
      return carryOutShared(play, effect, context);
  }
}
