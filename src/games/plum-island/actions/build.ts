/** Build Compound (PI-BUILD). */
import { call, option, type Refusal } from '../../../core/procedure';
import { adminRating } from '../abilities/queries';
import { BUILD_ADMIN, BUILD_SUPPLIES } from '../data/tables';
import { UNIT, type UnitId } from '../data/units';
import { areaOf, compoundOf, isCompound, ownUnits, seatAt, seatOf } from '../queries';
import { takeIn } from '../procedures/civilians';
import { changeSupplies, hitUnit, placeUnit } from '../procedures/pieces';
import type { PlumState } from '../state';
import type { Action, Context } from './action';

function whyNot(state: PlumState, seat: number, unit: UnitId): string | null {
  if (state.units[compoundOf(state, seat)].at !== 'reserve') return 'PI-BUILD-05';
  if (adminRating(state, unit, 'build') < BUILD_ADMIN) return 'PI-BUILD-01';
  if (seatAt(state, seat).supplies < BUILD_SUPPLIES) return 'PI-BUILD-03';
  return state.units[unit].hits + 1 >= UNIT[unit].toughness ? 'PI-RULING-64' : null;
}

/** Own Faction units only: NPCs cannot build. */
function builders(state: PlumState, { seat, unit }: Context): UnitId[] {
  if (unit !== null) return seatOf(state, unit) === seat ? [unit] : [];
  return ownUnits(state, seat).filter((id) => !isCompound(id));
}

export const buildAction: Action = {
  verbs: ['build'],
  options: (state, context) =>
    builders(state, context)
      .filter((unit) => whyNot(state, context.seat, unit) === null)
      .map((unit) => option({ verb: 'build', unit }, { supplies: BUILD_SUPPLIES })),
  begin(play, { seat }, picked) {
    const { state } = play;
    const unit = picked.unit as UnitId;
    const area = areaOf(state, unit);
    const compound = compoundOf(state, seat);
    hitUnit(play, unit, 1, 'PI-BUILD-02');
    changeSupplies(play, seat, -BUILD_SUPPLIES, 'build', 'PI-BUILD-03');
    placeUnit(play, compound, area, 'PI-BUILD-04');
    play.emit({
      type: 'compoundBuilt',
      compound,
      unit,
      area,
      rule: 'PI-BUILD-04',
      at: [`unit:${compound}`, `area:${area}`],
    });
    return call(takeIn, { compound, seat });
  },
  refusals(state, context) {
    const refused: Refusal[] = [];
    for (const unit of builders(state, context)) {
      const rule = whyNot(state, context.seat, unit);
      if (rule !== null) refused.push({ facets: { verb: 'build', unit }, rule });
    }
    return refused;
  },
};
