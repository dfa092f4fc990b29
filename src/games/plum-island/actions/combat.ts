/** Combat: Close, Ranged and Gunship (PI-COMBAT, PI-RANGED, PI-GUNSHIP). */
import { call, option, type Option, type Refusal } from '../../../core/procedure';
import { spendRangedDiscount } from '../abilities/powers';
import { rangedDiscount } from '../abilities/queries';
import type { AreaId } from '../data/map';
import { AREA, NEIGHBOURS } from '../data/topology';
import { CRAFT, CRAFT_IDS, UNIT, type CraftId, type UnitId } from '../data/units';
import { areaOf, hasHorrors, horrorsAt, namedTarget, onMap, seatAt, targetName } from '../queries';
import type { PlumState } from '../state';
import { closeCombat } from '../procedures/closeCombat';
import { changeSupplies } from '../procedures/pieces';
import { fire } from '../procedures/rangedCombat';
import { usableUnits, type Action, type Context } from './action';

export const closeCombatAction: Action = {
  verbs: ['closeCombat'],
  options(state, context) {
    const options: Option[] = [];
    for (const unit of usableUnits(state, context)) {
      const area = areaOf(state, unit);
      if (UNIT[unit].close === 0 || !hasHorrors(state, area)) continue;
      for (const horror of horrorsAt(state, area))
        options.push(option({ verb: 'closeCombat', unit, area, target: targetName(horror) }));
    }
    return options;
  },
  begin(play, { seat }, { unit, area, target }) {
    const horror = namedTarget(play.state, area as AreaId, String(target));
    return call(closeCombat, { unit: unit as UnitId, horror, attacking: true, seat });
  },
};

/** Targets in the Area or an adjacent one; Spawn Zones are never among them (PI-RANGED-02, -08). */
export function targetsFrom(state: PlumState, area: AreaId): { area: AreaId; target: string }[] {
  const targets: { area: AreaId; target: string }[] = [];
  for (const near of [area, ...NEIGHBOURS[area]]) {
    for (const horror of horrorsAt(state, near)) targets.push({ area: near, target: targetName(horror) });
  }
  return targets;
}

/** Supplies of one Ranged Combat action (PI-RANGED-04, PI-RULING-45). */
export function rangedCost(state: PlumState, { seat, part }: Context, unit: UnitId): number {
  const free = UNIT[unit].faction === null && !state.options.npcRangedCostsSupplies;
  return free || rangedDiscount(state, seat, unit, part) ? 0 : 1;
}

export const rangedCombatAction: Action = {
  verbs: ['rangedCombat'],
  options(state, context) {
    const options: Option[] = [];
    for (const unit of usableUnits(state, context)) {
      if (UNIT[unit].ranged === 0) continue;
      const supplies = rangedCost(state, context, unit);
      if (seatAt(state, context.seat).supplies < supplies) continue;
      for (const target of targetsFrom(state, areaOf(state, unit))) {
        options.push(
          option({ verb: 'rangedCombat', unit, ...target }, supplies > 0 ? { supplies } : undefined),
        );
      }
    }
    return options;
  },
  begin(play, context, picked) {
    const unit = picked.unit as UnitId;
    const cost = rangedCost(play.state, context, unit);
    if (rangedDiscount(play.state, context.seat, unit, context.part)) spendRangedDiscount(play);
    changeSupplies(play, context.seat, -cost, 'ammunition', 'PI-RANGED-04');
    const horror = namedTarget(play.state, picked.area as AreaId, String(picked.target));
    fire(play, { shooter: unit, horror, dice: UNIT[unit].ranged, marker: null });
  },
  refusals(state, context) {
    const refused: Refusal[] = [];
    for (const unit of usableUnits(state, context)) {
      if (targetsFrom(state, areaOf(state, unit)).length === 0) continue;
      if (UNIT[unit].ranged === 0)
        refused.push({ facets: { verb: 'rangedCombat', unit }, rule: 'PI-RANGED-03' });
      else if (seatAt(state, context.seat).supplies < rangedCost(state, context, unit)) {
        refused.push({ facets: { verb: 'rangedCombat', unit }, rule: 'PI-RANGED-04' });
      }
    }
    return refused;
  },
};

/** A Boat needs Docks (the Texas Navy a Beach will do), a Helicopter a Helipad (PI-GUNSHIP-03). */
export function canLand(craft: CraftId, area: AreaId): boolean {
  const { kind, beaches } = CRAFT[craft];
  const { docks, beach, helipad } = AREA[area];
  return kind === 'helicopter' ? helipad : docks || (beach && beaches);
}

/** The Army Helicopter fires and is moved only by its own Faction (PI-GUNSHIP-05, PI-REPO-05). */
export function mayCommand(state: PlumState, seat: number, craft: CraftId): boolean {
  const { faction } = CRAFT[craft];
  return faction === null || faction === seatAt(state, seat).faction;
}

function gunshipCost(craft: CraftId): number {
  return CRAFT[craft].faction === null ? 0 : 1;
}

export const gunshipAction: Action = {
  verbs: ['gunship'],
  options(state, { seat, part }) {
    if (part === 'free') return [];
    const options: Option[] = [];
    for (const craft of CRAFT_IDS) {
      const { at, disabled } = state.craft[craft];
      if (CRAFT[craft].combat === 0 || disabled || !onMap(at) || !canLand(craft, at as AreaId)) continue;
      const supplies = gunshipCost(craft);
      if (!mayCommand(state, seat, craft) || seatAt(state, seat).supplies < supplies) continue;
      for (const target of targetsFrom(state, at as AreaId)) {
        options.push(option({ verb: 'gunship', craft, ...target }, supplies > 0 ? { supplies } : undefined));
      }
    }
    return options;
  },
  begin(play, { seat }, picked) {
    const craft = picked.craft as CraftId;
    changeSupplies(play, seat, -gunshipCost(craft), 'ammunition', 'PI-GUNSHIP-07');
    const horror = namedTarget(play.state, picked.area as AreaId, String(picked.target));
    fire(play, { shooter: craft, horror, dice: CRAFT[craft].combat, marker: null });
  },
  refusals(state, { seat, part }) {
    const refused: Refusal[] = [];
    for (const craft of CRAFT_IDS) {
      const { at, disabled } = state.craft[craft];
      if (CRAFT[craft].combat === 0 || !onMap(at) || targetsFrom(state, at as AreaId).length === 0) continue;
      const facets = { verb: 'gunship', craft };
      if (part === 'free') refused.push({ facets, rule: 'PI-RULING-85' });
      else if (disabled) refused.push({ facets, rule: 'PI-GUNSHIP-08' });
      else if (!mayCommand(state, seat, craft)) refused.push({ facets, rule: 'PI-GUNSHIP-05' });
      else if (seatAt(state, seat).supplies < gunshipCost(craft))
        refused.push({ facets, rule: 'PI-GUNSHIP-07' });
    }
    return refused;
  },
};
