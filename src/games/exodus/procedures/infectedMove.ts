/** The infected move: bites first, then one infected after the other, the closest first (EX-INFMOVE). */
import { call, end, go, option } from '../../../core/procedure';
import { objectiveAfterInfected } from '../objectives';
import { heroFields, nearestSteps } from '../paths';
import { heroesIn, isStanding } from '../queries';
import {
  asksTies,
  fateSeat,
  heroAt,
  isDying,
  NO_EFFECTS,
  procedure,
  question,
  unitOf,
  type ExodusState,
} from '../state';
import { controlled } from './control';
import { directorWindow } from './director';
import { bites, grappledHeroes } from './grab';
import { activationOf, allowance, infectedActs } from './infectedActs';

export interface InfectedMove {
  /** Heroes whose boards have been bitten from. */
  bitten: number[];
  hero: number;
  /** Infected on that board which still have to bite. */
  queue: number[];
}

const toBeBitten = (state: ExodusState, { bitten }: InfectedMove): number[] =>
  grappledHeroes(state).filter((who) => !bitten.includes(who) && !isDying(heroAt(state, who)));

/** Infected that act next: the closest to a hero, those without a way last (EX-RULING-61). */
export function nextToAct(state: ExodusState): number[] {
  const land = heroFields(state, 'land');
  const water = state.infected.some(({ kind }) => kind === 'reaver') ? heroFields(state, 'reaver') : [];
  let least = Infinity;
  let found: { id: number; square: number }[] = [];
  const controlledUnits: number[] = [];
  for (const unit of state.infected) {
    if (!isStanding(unit) || unit.acted) continue;
    if (unit.control && state.director !== null) {
      controlledUnits.push(unit.id);
      continue;
    }
    const steps = nearestSteps(unit.kind === 'reaver' ? water : land, unit.square);
    const far = steps < 0 ? 100_000 : steps;
    if (far > least) continue;
    if (far < least) found = [];
    least = far;
    found.push({ id: unit.id, square: unit.square });
  }
  found.sort((a, b) => a.square - b.square);
  return [...found.map(({ id }) => id), ...controlledUnits];
}

export const infectedMove = procedure<InfectedMove>('infectedMove', {
  begin(play) {
    const { state } = play;
    state.phase = 'infected';
    for (const unit of state.infected) unit.acted = false;
    play.emit({ type: 'phaseBegan', phase: 'infected', rule: 'EX-INFMOVE-01' });
    return state.director === null ? go('bites') : call(directorWindow, { window: 'IM' });
  },
  bites(play, frame) {
    const heroes = toBeBitten(play.state, frame);
    if (heroes.length === 0) return go('next');
    if (heroes.length > 1) return;
    frame.hero = heroes[0] ?? 0;
    return go('board');
  },
  whoIsBitten: question<InfectedMove, { hero: number }>({
    seat: fateSeat,
    options: (state, frame) => toBeBitten(state, frame).map((hero) => option({ hero })),
    choose(_, frame, { hero }) {
      frame.hero = hero;
    },
  }),
  board(play, frame) {
    frame.bitten.push(frame.hero);
    frame.queue = [...heroAt(play.state, frame.hero).grapple];
  },
  biteNext(_, frame) {
    const unit = frame.queue.shift();
    if (unit === undefined) return go('bites');
    return call(bites, { hero: frame.hero, unit, left: -1, regenerate: true }, 'biteNext');
  },
  next(play) {
    const { state } = play;
    const units = heroesIn(state).length === 0 ? [] : nextToAct(state);
    const [first, second] = units;
    if (first === undefined) return go('over');
    if (second !== undefined && asksTies(state)) return;
    return go('only');
  },
  whoActs: question<InfectedMove, { unit: number }>({
    seat: fateSeat,
    options: (state) => nextToAct(state).map((unit) => option({ unit })),
    choose: (play, _, { unit }) => activate(play.state, unit),
  }),
  only: (play) => activate(play.state, nextToAct(play.state)[0] ?? 0),
  over(play) {
    const { state } = play;
    const { hurried, keenNoses, coldHands } = NO_EFFECTS;
    state.effects = { ...state.effects, hurried, keenNoses, coldHands };
    for (const hero of state.heroes) hero.decoy = null;
    objectiveAfterInfected(play);
    return end();
  },
});

function activate(state: ExodusState, id: number) {
  const unit = unitOf(state, id);
  if (!unit.control || state.director === null) return call(infectedActs, activationOf(id), 'next');
  const left = allowance(state, unit, true);
  return call(controlled, { unit: id, left, herd: false, batch: 0, moved: 0 }, 'next');
}
