/** Alert fire: interrupts the move of an infected on every free square it reaches (EX-ALERT). */
import { call, end, go, option } from '../../../core/procedure';
import { heroesIn } from '../queries';
import { findUnit, heroAt, isDying, isGrappled, procedure, question, type ExodusState } from '../state';
import { alertShots } from '../targets';
import { attack } from './attack';

export interface AlertFire {
  unit: number;
  /** Attacks that each hero has left, by place: squares moved since the last free square (EX-ALERT-04). */
  left: number[];
}

/** Heroes that may fire at the infected now. */
function shooters(state: ExodusState, { unit, left }: AlertFire): number[] {
  if (findUnit(state, unit) === undefined) return [];
  return heroesIn(state).filter((who) => {
    const hero = heroAt(state, who);
    if (!hero.alert || (left[who] ?? 0) < 1 || isGrappled(hero) || isDying(hero)) return false;
    return alertShots(state, who, unit).length > 0;
  });
}

export const canAlertFire = (state: ExodusState, unit: number, count: number): boolean =>
  state.heroes.some(({ alert }) => alert) &&
  shooters(state, { unit, left: state.heroes.map(() => count) }).length > 0;

export const alertFire = procedure<AlertFire>('alertFire', {
  alertFire: question<AlertFire, { verb: string; hero: number; guns: string }>({
    seat(state, frame) {
      const [first, second] = shooters(state, frame);
      return first === undefined || second !== undefined ? 'team' : first;
    },
    options: (state, frame) => [
      ...shooters(state, frame).flatMap((hero) =>
        alertShots(state, hero, frame.unit).map(({ guns }) =>
          option({ verb: 'fire', hero, guns: guns.join('+') }, { rounds: guns.length }),
        ),
      ),
      option({ verb: 'hold', hero: -1, guns: 'none' }),
    ],
    choose(_, frame, { verb, hero, guns }) {
      if (verb === 'hold') return end();
      frame.left[hero] = (frame.left[hero] ?? 0) - 1;
      const target = `u${frame.unit}`;
      return call(
        attack,
        { hero, target, guns: guns.split('+'), mode: 'alert', dice: [], next: 0 },
        'anyMore',
      );
    },
  }),
  anyMore: (play, frame) => (shooters(play.state, frame).length > 0 ? go('alertFire') : end()),
});
