/** Last Stand: a unit about to be eliminated in Close Combat may get away (PI-LAST). */
import { end, go, option, type Procedure, type SeatId } from '../../../core/procedure';
import { bravery, credit } from '../abilities/queries';
import type { AreaId } from '../data/map';
import { LINKS } from '../data/topology';
import { UNIT, type UnitId } from '../data/units';
import type { PlumEvent } from '../events';
import { areaOf, canCross, hasHorrors, hasRoom, isCompound } from '../queries';
import { procedure, question, type PlumState } from '../state';
import { drawFateNumber } from './fate';
import { eliminateUnit, moveUnit } from './pieces';

export type LastStand = { unit: UnitId; seat: SeatId };

/** A Compound that cannot move stays where it is (PI-LAST-06). */
function isImmobile(unit: UnitId): boolean {
  return isCompound(unit) && UNIT[unit].vehicle === 0;
}

/** One Area away, not north, no Horrors there, all limits of movement (PI-LAST-03, PI-RULING-13). */
export function retreats(state: PlumState, unit: UnitId): AreaId[] {
  return LINKS[areaOf(state, unit)]
    .filter(
      (link) =>
        !link.north &&
        canCross(state, link) &&
        !hasHorrors(state, link.to) &&
        (isCompound(unit) || hasRoom(state, link.to)),
    )
    .map((link) => link.to);
}

export const lastStand: Procedure<PlumState, PlumEvent, LastStand> = procedure<LastStand>('lastStand', {
  cornered(play, { unit }) {
    if (isImmobile(unit) || retreats(play.state, unit).length > 0) return;
    play.emit({ type: 'lastStandDeclined', unit, cornered: true, rule: 'PI-LAST-04', at: [`unit:${unit}`] });
    eliminateUnit(play, unit, 'PI-LAST-04');
    return end('fell');
  },
  lastStand: question<LastStand, { answer: 'stand' | 'fall' }>({
    seat: (_, frame) => frame.seat,
    options: () => [option({ answer: 'stand' as const }), option({ answer: 'fall' as const })],
    choose(play, { unit }, { answer }) {
      if (answer === 'stand') return;
      play.emit({
        type: 'lastStandDeclined',
        unit,
        cornered: false,
        rule: 'PI-RULING-13',
        at: [`unit:${unit}`],
      });
      eliminateUnit(play, unit, 'PI-COMBAT-05');
      return end('fell');
    },
  }),
  draw(play, { unit }) {
    const { state } = play;
    const number = drawFateNumber(play, 'lastStand', 'PI-LAST-01');
    const brave = bravery(state, unit);
    const survived = number <= brave;
    if (brave > UNIT[unit].bravery) credit(play, 'A-IAC1');
    play.emit({
      type: 'lastStand',
      unit,
      number,
      bravery: brave,
      survived,
      rule: survived ? 'PI-LAST-02' : 'PI-LAST-05',
      at: [`unit:${unit}`],
    });
    if (!survived) {
      eliminateUnit(play, unit, 'PI-LAST-05');
      return end('fell');
    }
    state.units[unit].hits = UNIT[unit].toughness - 1;
    return isImmobile(unit) ? end('stood') : go('retreatTo');
  },
  retreatTo: question<LastStand, { area: AreaId }>({
    seat: (_, frame) => frame.seat,
    options: (state, { unit }) => retreats(state, unit).map((area) => option({ area })),
    refusals: (state, { unit }) =>
      LINKS[areaOf(state, unit)]
        .filter((link) => !retreats(state, unit).includes(link.to))
        .map((link) => ({ facets: { area: link.to }, rule: 'PI-LAST-03' })),
    choose(play, { unit }, { area }) {
      const from = areaOf(play.state, unit);
      moveUnit(play, unit, [area], 'foot', 'PI-LAST-03');
      play.emit({ type: 'retreated', unit, from, to: area, rule: 'PI-LAST-03', at: [`unit:${unit}`] });
      return end('stood');
    },
  }),
});
