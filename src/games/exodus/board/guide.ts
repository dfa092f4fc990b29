/** Tips of the first game, each when it applies for the first time. */
import type { Tip } from '../../../ui/gameView';
import { zoneOf } from '../queries';
import { isGrappled, type ExodusState } from '../state';

const acts = (state: ExodusState): boolean => state.acting !== null;

export const guide: readonly Tip<ExodusState>[] = [
  {
    id: 'exodus-goal',
    when: () => true,
    title: 'Get everybody out',
    text: 'Each mission has a task, written in the strip on top. Nobody may be left behind: when a hero dies, the mission is lost.',
  },
  {
    id: 'exodus-turn',
    when: (state, { kind }) => kind === 'whoseTurn' && state.turn > 0,
    title: 'The hero move',
    text: 'The heroes act in any order, each once a turn with 4 AP. Then all infected come for you.',
  },
  {
    id: 'exodus-action',
    when: (state, { kind }) => acts(state) && kind === 'heroAction',
    title: 'Action points',
    text: 'Tap a lit square to go there or a lit infected to attack it. Each tile says what it costs. What you cannot do says why.',
  },
  {
    id: 'exodus-zone',
    when: (state) => acts(state) && state.infected.some((unit) => zoneOf(state, unit).length > 0),
    title: 'Red hatching: grab zones',
    text: 'Moving from one hatched square of an infected to another means a grab test. Entering or leaving the zone does not.',
  },
  {
    id: 'exodus-grapple',
    when: (state) => state.heroes.some(isGrappled),
    title: 'Locked in a grapple',
    text: 'Fight free with melee, quick fire or a sweep, or let a friend shoot from a touching square. Every infected move brings bites.',
  },
  {
    id: 'exodus-alert',
    when: (_, { kind }) => kind === 'alertFire',
    title: 'Alert fire',
    text: 'A hero on alert may fire each time an infected moves a square in sight. Hold fire if you need the rounds.',
  },
  {
    id: 'exodus-overlays',
    when: (state, { kind }) => state.turn > 1 && kind === 'whoseTurn',
    title: 'Look before you walk',
    text: 'The menu of the board has four pictures: what a hero sees, what infected smell, how far the AP reach, where they will go.',
  },
];
