/** What abilities, Mutation powers and VIPs do by themselves: called by the procedures at their moment. */
import { call, type Flow } from '../../../core/procedure';
import { CIVILIAN, type CivilianId } from '../data/civilians';
import type { SpaceId } from '../data/map';
import type { MutationId } from '../data/mutations';
import { AREA } from '../data/topology';
import type { UnitId } from '../data/units';
import { changeBiohazard, takeCubes } from '../procedures/biohazard';
import { growStack } from '../procedures/horrors';
import { changeSupplies, exhaust } from '../procedures/pieces';
import { isArea, isExhausted, seatOf, stackAt } from '../queries';
import type { Play } from '../state';
import { credit, creditPower, ABILITY_UNIT } from './queries';

/** By the Numbers is spent for this turn. */
export function spendRangedDiscount(play: Play): void {
  play.state.turn?.used.push('A-PIC1');
  credit(play, 'A-PIC1');
}

/** A Horrors unit was eliminated by this unit's dice. Severance Package: Ms. Vane is paid. */
export function afterKill(play: Play, unit: string): void {
  const vane: UnitId = ABILITY_UNIT['A-PIR5'];
  const seat = seatOf(play.state, vane);
  if (unit !== vane || seat === null) return;
  credit(play, 'A-PIR5');
  changeSupplies(play, seat, 1, 'severance', 'PI-ABIL-19');
}

/** After the movement of its activation. Mop-Up: the Custodian leaves nothing behind. */
export function afterMovement(play: Play, mutation: MutationId, space: SpaceId): void {
  if (mutation !== 'custodian' || !isArea(space) || isExhausted(play.state, space)) return;
  const { forage, biohazard, search } = AREA[space];
  if (forage === 0 && biohazard === 0 && !search) return;
  creditPower(play, mutation);
  exhaust(play, space, 'PI-MUT-02');
}

/** After amalgamation on its Track, before combats. Overtime: the Payroll Department hires. */
export function afterAmalgamation(play: Play, mutation: MutationId, space: SpaceId): void {
  const stack = stackAt(play.state, space);
  if (mutation !== 'payroll' || stack === null || play.state.pool === 0) return;
  creditPower(play, mutation);
  growStack(play, stack, 1, 'overtime', 'PI-MUT-03');
}

const LEVELS_OF_PROFESSOR = -2;
const SUPPLIES_OF_CHEF = 1;
const CUBES_OF_FOLDER = 3;

/** What a VIP does when evacuated; may call a procedure. */
export function whenEvacuated(play: Play, civilian: CivilianId, seat: number): Flow {
  switch (civilian) {
    case 'v2':
      creditVip(play, civilian);
      return changeBiohazard(play, LEVELS_OF_PROFESSOR, 'PI-VIP-02');
    case 'v5':
      creditVip(play, civilian);
      return play.state.seats.forEach((_, each) =>
        changeSupplies(play, each, SUPPLIES_OF_CHEF, 'chef', 'PI-VIP-05'),
      );
    case 'v8':
      creditVip(play, civilian);
      return call(takeCubes, { seat, count: CUBES_OF_FOLDER });
  }
}

/** A VIP made a difference. */
export function creditVip(play: Play, civilian: CivilianId): void {
  const { name, cite } = CIVILIAN[civilian];
  play.mark(`vip/${civilian}`);
  play.emit({ type: 'civilianPower', civilian, power: name, rule: cite, at: [`civilian:${civilian}`] });
}
