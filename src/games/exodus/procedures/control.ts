/** Infected that a director moves as it likes: direct control, and the Herd card (EX-DIRECTOR-12, EX-RULING-131). */
import { call, end, go, option, type Option } from '../../../core/procedure';
import { crossable, grabbable } from '../paths';
import { stepInfected } from '../pieces';
import { isTransition, type Square } from '../plan';
import { boardOf, heroesOn, isFree, moverOf, namedSquare, neighbours, squareName, usable } from '../queries';
import { directorSeat, findUnit, procedure, question, unitOf, type ExodusState } from '../state';
import { alertFire, canAlertFire } from './alert';
import { grabAttempt } from './grab';
import { isPassing, react, surface } from './infectedActs';

export interface Controlled {
  unit: number;
  left: number;
  /** Herd (D14): a plain walk without grabs, through nobody. */
  herd: boolean;
  batch: number;
  moved: number;
}

/** Squares to step to: free ones, and occupied ones that the movement left leads beyond. */
function controlSquares(state: ExodusState, frame: Controlled): Square[] {
  const unit = unitOf(state, frame.unit);
  if (unit.square === null || frame.left < 1) return [];
  const open = usable(state, moverOf(unit));
  return neighbours(state, unit.square)
    .filter((near) => {
      if (!open[near] || near === state.rib || heroesOn(state, near).length > 0) return false;
      if (isFree(state, near)) return true;
      if (frame.herd) return false;
      const beyond = crossable(state, moverOf(unit), near, frame.left - 1);
      return [...beyond.keys()].some((square) => isFree(state, square));
    })
    .sort((a, b) => a - b);
}

export const controlled = procedure<Controlled>('controlled', {
  begin(play, frame) {
    const unit = unitOf(play.state, frame.unit);
    unit.acted = true;
    play.mark(frame.herd ? 'herd' : 'control');
    if (!frame.herd) react(play, unit);
  },
  control: question<Controlled, { verb: string; square: string; hero: number }>({
    seat: directorSeat,
    options(state, frame) {
      const unit = unitOf(state, frame.unit);
      const passing = isPassing(state, unit);
      const options: Option<{ verb: string; square: string; hero: number }>[] = [];
      if (!passing) options.push(option({ verb: 'stop', square: 'here', hero: -1 }));
      for (const square of controlSquares(state, frame))
        options.push(option({ verb: 'step', square: squareName(state, square), hero: -1 }));
      if (!frame.herd && !passing && unit.square !== null) {
        for (const hero of grabbable(state, unit.square))
          options.push(option({ verb: 'grab', square: 'here', hero }));
      }
      return options;
    },
    choose(play, frame, { verb, square, hero }) {
      const unit = unitOf(play.state, frame.unit);
      if (verb === 'stop') return end();
      if (verb === 'grab') {
        surface(play, unit);
        return call(grabAttempt, { unit: unit.id, hero }, 'over');
      }
      const to = namedSquare(play.state, square);
      stepInfected(play, unit, to, to, 'control');
      frame.left--;
      frame.moved++;
    },
  }),
  arrived(play, frame) {
    const { state } = play;
    const unit = unitOf(state, frame.unit);
    frame.batch++;
    if (isPassing(state, unit)) return go('control');
    const count = frame.batch;
    frame.batch = 0;
    if (!canAlertFire(state, unit.id, count)) return;
    return call(alertFire, { unit: unit.id, left: state.heroes.map(() => count) });
  },
  goOn(play, frame) {
    const { state } = play;
    const unit = findUnit(state, frame.unit);
    if (unit === undefined || unit.prone || unit.square === null) return end();
    if (unit.kind === 'reaver' && isTransition(boardOf(state), unit.square)) {
      surface(play, unit);
      frame.left = 0;
    }
    return go('control');
  },
  over: () => end(),
});
