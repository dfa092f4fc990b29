/** Heal: by a medic, in the hospital, by Medevac (PI-HEAL). */
import { option, type Option, type Refusal } from '../../../core/procedure';
import type { AreaId } from '../data/map';
import { HOSPITAL } from '../data/tables';
import { AREA } from '../data/topology';
import { UNIT, type UnitId } from '../data/units';
import { areaOf, hasRoom, isCompound, isCompromised, isWounded, unitsAt } from '../queries';
import { healUnit, moveUnit } from '../procedures/pieces';
import type { Play, PlumState } from '../state';
import { usableUnits, type Action, type Context } from './action';

export const healAction: Action = {
  verbs: ['heal', 'seeMedic', 'emergencyRoom', 'medevac'],
  options(state, context) {
    const options: Option[] = [];
    for (const unit of usableUnits(state, context)) {
      const area = areaOf(state, unit);
      if (UNIT[unit].heal) {
        for (const target of unitsAt(state, area)) {
          if (isWounded(state, target)) options.push(option({ verb: 'heal', unit, target }));
        }
      }
      if (!isWounded(state, unit)) continue;
      if (medicAt(state, area, unit, context)) options.push(option({ verb: 'seeMedic', unit }));
      if (area === HOSPITAL && !isCompromised(state, area))
        options.push(option({ verb: 'emergencyRoom', unit }));
      if (medevacRefusal(state, unit) === null) options.push(option({ verb: 'medevac', unit }));
    }
    return options;
  },
  begin(play, _, { verb, unit, target }) {
    const patient = (verb === 'heal' ? target : unit) as UnitId;
    if (verb === 'medevac') return medevac(play, patient);
    if (verb === 'emergencyRoom') return healUnit(play, patient, 1, 'hospital', 'PI-HEAL-03');
    healUnit(play, patient, 1, 'medic', verb === 'heal' ? 'PI-HEAL-01' : 'PI-HEAL-02');
  },
  refusals(state, context) {
    const refused: Refusal[] = [];
    for (const unit of usableUnits(state, context)) {
      const area = areaOf(state, unit);
      if (area === HOSPITAL && isCompromised(state, area))
        refused.push({ facets: { verb: 'emergencyRoom', unit }, rule: 'PI-HEAL-03' });
      const rule = isWounded(state, unit) ? medevacRefusal(state, unit) : 'PI-RULING-35';
      if (rule !== null) refused.push({ facets: { verb: 'medevac', unit }, rule });
    }
    return refused;
  },
};

/** Another player's unit with the Heal icon in the Area (PI-HEAL-02); one's own medic heals by its own action. */
function medicAt(state: PlumState, area: AreaId, patient: UnitId, context: Context): boolean {
  const own = state.seats[context.seat]?.faction;
  return unitsAt(state, area).some(
    (medic) => medic !== patient && UNIT[medic].heal && UNIT[medic].faction !== own,
  );
}

function medevacRefusal(state: PlumState, unit: UnitId): string | null {
  if (isCompound(unit)) return 'PI-HEAL-06';
  const area = areaOf(state, unit);
  const { at, disabled } = state.craft.medheli;
  if (!AREA[area].helipad || at !== HOSPITAL || disabled) return 'PI-HEAL-04';
  const room = area === HOSPITAL || hasRoom(state, HOSPITAL);
  return !room || isCompromised(state, area) || isCompromised(state, HOSPITAL) ? 'PI-HEAL-05' : null;
}

function medevac(play: Play, unit: UnitId): void {
  if (areaOf(play.state, unit) !== HOSPITAL) moveUnit(play, unit, [HOSPITAL], 'card', 'PI-HEAL-04');
  healUnit(play, unit, 1, 'medevac', 'PI-HEAL-04');
}
