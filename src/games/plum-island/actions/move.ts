/** Move: on foot, or by vehicle for Supplies (PI-MOVE). */
import { call, option, type Option, type Refusal } from '../../../core/procedure';
import { footAllowance } from '../abilities/queries';
import { UNIT, type UnitId } from '../data/units';
import { areaOf, openNeighbours, seatAt } from '../queries';
import type { PlumState } from '../state';
import { changeSupplies } from '../procedures/pieces';
import { move } from '../procedures/movement';
import { usableUnits, type Action, type Context } from './action';

type Mode = 'foot' | 'vehicle';

/** Vehicle movement costs 1 Supplies; NPCs drive for free (PI-MOVE-08, PI-RULING-28). */
function vehicleCost(unit: UnitId): number {
  return UNIT[unit].faction === null ? 0 : 1;
}

function canDrive(state: PlumState, seat: number, unit: UnitId): boolean {
  return (
    UNIT[unit].vehicle > 0 &&
    seatAt(state, seat).supplies >= vehicleCost(unit) &&
    openNeighbours(state, areaOf(state, unit)).length > 0
  );
}

export const moveAction: Action = {
  verbs: ['move'],
  options(state, context) {
    const options: Option[] = [];
    for (const unit of usableUnits(state, context)) {
      if (UNIT[unit].foot > 0) options.push(option({ verb: 'move', unit, mode: 'foot' }));
      if (canDrive(state, context.seat, unit)) {
        const cost = vehicleCost(unit);
        options.push(
          option({ verb: 'move', unit, mode: 'vehicle' }, cost > 0 ? { supplies: cost } : undefined),
        );
      }
    }
    return options;
  },
  begin(play, { seat }, picked) {
    const unit = picked.unit as UnitId;
    const mode = picked.mode as Mode;
    if (mode === 'vehicle') changeSupplies(play, seat, -vehicleCost(unit), 'vehicle', 'PI-MOVE-08');
    const left = mode === 'vehicle' ? UNIT[unit].vehicle : footAllowance(play.state, unit, false);
    return call(move, { unit, seat, mode, left, handled: false });
  },
  refusals: (state, context) => moveRefusals(state, context),
};

function moveRefusals(state: PlumState, context: Context): Refusal[] {
  const refused: Refusal[] = [];
  for (const unit of usableUnits(state, context)) {
    const { foot, vehicle } = UNIT[unit];
    if (foot === 0)
      refused.push({
        facets: { verb: 'move', unit, mode: 'foot' },
        rule: vehicle === 0 ? 'PI-MOVE-09' : 'PI-MOVE-07',
      });
    if (vehicle > 0 && !canDrive(state, context.seat, unit)) {
      refused.push({ facets: { verb: 'move', unit, mode: 'vehicle' }, rule: 'PI-MOVE-08' });
    }
  }
  return refused;
}
