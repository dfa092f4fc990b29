/** What a mission asks for, in one sentence, as far as it has come; and how much of it is done. */
import type { IconName } from '../../../ui/icons';
import { LAMP_TURNS, HANDSET_CALLS, isFulfilled } from '../objectives';
import type { ExodusState } from '../state';

export interface Goal {
  readonly text: string;
  readonly icon: IconName;
  readonly done: number;
  readonly of: number;
}

interface Task {
  readonly icon: IconName;
  readonly of: number;
  readonly find: string;
  readonly then: string;
}

const TASKS: Readonly<Record<string, Task>> = {
  M1: {
    icon: 'key',
    of: 1,
    find: 'Find the gate key and open the gate.',
    then: 'The gate is open: everybody leaves by it.',
  },
  M2: {
    icon: 'plug',
    of: 2,
    find: 'Bring both fuses to the generator upstairs.',
    then: 'The radio called: everybody back to the landing.',
  },
  M3: {
    icon: 'speed-boat',
    of: 2,
    find: 'Bring fuel and battery to the rib.',
    then: 'The rib runs: everybody aboard, out to sea.',
  },
  M4: {
    icon: 'walkie-talkie',
    of: HANDSET_CALLS,
    find: 'Call for the ladder twice from below the ship.',
    then: 'The ladder is down: everybody up.',
  },
  M5: {
    icon: 'valve',
    of: 2,
    find: 'Bring both valve wheels to the console.',
    then: 'The way is open: everybody out.',
  },
  M6: {
    icon: 'helicopter',
    of: 1,
    find: 'Fire the flare on the pad and kill both sirens.',
    then: 'The flare is up: hold out until the flight lands, then leave.',
  },
  Q1: {
    icon: 'cardboard-box-closed',
    of: 4,
    find: 'Load four supply boxes into the van.',
    then: 'The van is full: leave from the next turn on.',
  },
  Q2: {
    icon: 'lighthouse',
    of: LAMP_TURNS,
    find: 'Light the lamp with a fuel can and guard it.',
    then: 'The lamp burns: keep the infected away from it.',
  },
  Q3: {
    icon: 'suitcase',
    of: 3,
    find: 'Bring three sample cases back to the quay.',
    then: 'All cases are stowed.',
  },
};

const ANY: Task = { icon: 'flying-flag', of: 1, find: 'Get everybody out.', then: 'The exit is open.' };

export function goalOf(state: ExodusState): Goal {
  const { icon, of, find, then } = TASKS[state.mission] ?? ANY;
  const { progress, mission } = state;
  const done =
    mission === 'Q2'
      ? (progress.lamp ?? 0)
      : mission === 'M4' && !isFulfilled(state)
        ? progress.calls
        : isFulfilled(state)
          ? of
          : progress.delivered.length;
  return { icon, of, done, text: isFulfilled(state) || progress.exitOpen ? then : find };
}
