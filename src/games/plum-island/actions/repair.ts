/** Repair: Areas, Bridges, Boats and Helicopters (PI-REPAIR, T-REPAIR). */
import {
  call,
  end,
  go,
  option,
  type Facets,
  type Option,
  type Procedure,
  type Refusal,
} from '../../../core/procedure';
import { adminRating, credit, creditOwn, ductTapeCost, repairNumber } from '../abilities/queries';
import { BRIDGES, type AreaId, type BridgeId } from '../data/map';
import { GREAT_SOUTH_BAY_BRIDGE, REPAIR, type RepairResult } from '../data/tables';
import { BRIDGE_ENDS } from '../data/topology';
import { UNIT, type CraftId, type UnitId } from '../data/units';
import type { DamagedPlace, PlumEvent } from '../events';
import { areaOf, craftAt, damageAt, isAdjacent, seatAt } from '../queries';
import { drawFateNumber } from '../procedures/fate';
import {
  addDamage,
  changeSupplies,
  damageOf,
  loseCraft,
  removeDamage,
  restoreCraft,
} from '../procedures/pieces';
import { procedure, question, type Play, type PlumState } from '../state';
import { usableUnits, type Action } from './action';

export type RepairTarget = DamagedPlace | { craft: CraftId };

/** What a unit can work on from where it stands (PI-REPAIR-01). */
export function repairTargets(state: PlumState, unit: UnitId): RepairTarget[] {
  const here = areaOf(state, unit);
  const targets: RepairTarget[] = [];
  if (damageAt(state, here) > 0) targets.push({ area: here });
  if (isAdjacent(here, GREAT_SOUTH_BAY_BRIDGE) && damageAt(state, GREAT_SOUTH_BAY_BRIDGE) > 0) {
    targets.push({ area: GREAT_SOUTH_BAY_BRIDGE });
  }
  for (const bridge of BRIDGES) {
    if (state.bridgeDamage[bridge] > 0 && BRIDGE_ENDS[bridge].includes(here)) targets.push({ bridge });
  }
  for (const craft of craftAt(state, here)) if (state.craft[craft].disabled) targets.push({ craft });
  return targets;
}

/** Admin 0 is no hand for tools: the Wolverine does not repair. */
function canRepair(unit: UnitId): boolean {
  return UNIT[unit].admin > 0;
}

export const repairAction: Action = {
  verbs: ['repair'],
  options(state, context) {
    const options: Option[] = [];
    for (const unit of usableUnits(state, context)) {
      if (!canRepair(unit)) continue;
      for (const target of repairTargets(state, unit))
        options.push(option({ verb: 'repair', unit, ...target }));
    }
    return options;
  },
  begin(_, { seat }, picked) {
    return call(repair, { unit: picked.unit as UnitId, seat, target: targetOf(picked) });
  },
  refusals(state, context) {
    const refused: Refusal[] = [];
    for (const unit of usableUnits(state, context)) {
      const targets = repairTargets(state, unit);
      if (targets.length === 0) refused.push({ facets: { verb: 'repair', unit }, rule: 'PI-REPAIR-01' });
      else if (!canRepair(unit)) refused.push({ facets: { verb: 'repair', unit }, rule: 'PI-NPC-03' });
    }
    return refused;
  },
};

function targetOf({ area, bridge, craft }: Facets): RepairTarget {
  if (area !== undefined) return { area: area as AreaId };
  return bridge !== undefined ? { bridge: bridge as BridgeId } : { craft: craft as CraftId };
}

function kindOf(target: RepairTarget): 'area' | 'bridge' | 'greatSouthBay' | 'craft' {
  if ('bridge' in target) return 'bridge';
  if ('craft' in target) return 'craft';
  return target.area === GREAT_SOUTH_BAY_BRIDGE ? 'greatSouthBay' : 'area';
}

export type Repair = { unit: UnitId; seat: number; target: RepairTarget };

export const repair: Procedure<PlumState, PlumEvent, Repair> = procedure<Repair>('repair', {
  draw(play, { unit, seat, target }) {
    const { state } = play;
    const drawn = drawFateNumber(play, 'repair', 'PI-REPAIR-03');
    const number = repairNumber(unit, kindOf(target), drawn);
    if (number !== drawn) creditOwn(play, unit);
    const result = REPAIR[number];
    play.emit({ type: 'repairRoll', unit, number, result, rule: 'PI-REPAIR-03', at: [`unit:${unit}`] });
    if (result === 'epicFail')
      return seatAt(state, seat).supplies >= ductTapeCost(unit) ? go('ductTape') : go('epicFail');
    if ('craft' in target) return repairCraft(play, seat, target.craft, result);
    const skill = Math.max(1, adminRating(state, unit, 'repair'));
    if (result === 'skills' && skill > UNIT[unit].admin) credit(play, 'A-GT1');
    const amount = result === 'underway' ? 1 : result === 'skills' ? skill : damageOf(state, target);
    removeDamage(play, target, amount, 'PI-REPAIR-03');
    return end();
  },
  ductTape: question<Repair, { answer: 'tape' | 'accept' }>({
    seat: (_, frame) => frame.seat,
    options: (_, { unit }) => {
      const supplies = ductTapeCost(unit);
      return [
        option({ answer: 'tape' as const }, supplies > 0 ? { supplies } : undefined),
        option({ answer: 'accept' as const }),
      ];
    },
    choose(play, { unit, seat }, { answer }) {
      if (answer === 'accept') return go('epicFail');
      const cost = ductTapeCost(unit);
      if (cost === 0) creditOwn(play, unit);
      changeSupplies(play, seat, -cost, 'ductTape', 'PI-TREPAIR-01');
      play.emit({ type: 'ductTape', seat, cost, rule: 'PI-TREPAIR-01', at: [`unit:${unit}`] });
      return end();
    },
  }),
  epicFail(play, { target }) {
    if ('craft' in target) loseCraft(play, target.craft, 'PI-TREPAIR-01');
    else addDamage(play, target, 1, 'PI-TREPAIR-01');
    return end();
  },
  payForParts: question<Repair, { answer: 'pay' | 'leave' }>({
    seat: (_, frame) => frame.seat,
    options: () => [
      option({ answer: 'pay' as const }, { supplies: 1 }),
      option({ answer: 'leave' as const }),
    ],
    choose(play, { seat, target }, { answer }) {
      if (answer === 'leave' || !('craft' in target)) return end();
      changeSupplies(play, seat, -1, 'parts', 'PI-TREPAIR-02');
      restoreCraft(play, target.craft, 'PI-TREPAIR-02');
      return end();
    },
  }),
});

/** 2-3 costs 1 Supplies, otherwise it stays Disabled; 4-6 restores it. */
function repairCraft(play: Play, seat: number, craft: CraftId, result: RepairResult) {
  if (result === 'underway') return seatAt(play.state, seat).supplies > 0 ? go('payForParts') : end();
  restoreCraft(play, craft, result === 'skills' ? 'PI-TREPAIR-03' : 'PI-TREPAIR-04');
  return end();
}
