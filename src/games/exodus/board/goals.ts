/** What a mission asks for, in one sentence, as far as it has come; and how much of it is done. */
import type { IconName } from '../../../ui/icons';
import { LAMP_TURNS, HANDSET_CALLS, isFulfilled } from '../objectives';
import type { ItemKind } from '../data/mission';
import type { ExodusState } from '../state';
import { heroName, itemName } from '../words';

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
  /** What has to be carried, and where to: 'to the gate'. */
  readonly items?: readonly ItemKind[];
  readonly bring?: string;
}

const TASKS: Readonly<Record<string, Task>> = {
  M1: {
    icon: 'key',
    of: 1,
    find: 'Find the gate key and open the gate.',
    then: 'The gate is open: everybody leaves by it.',
    items: ['gateKey'],
    bring: 'to the gate',
  },
  M2: {
    icon: 'plug',
    of: 2,
    find: 'Bring both fuses to the generator upstairs.',
    then: 'The radio called: everybody back to the landing.',
    items: ['fuse'],
    bring: 'to the generator upstairs',
  },
  M3: {
    icon: 'speed-boat',
    of: 2,
    find: 'Bring fuel and battery to the rib.',
    then: 'The rib runs: everybody aboard, out to sea.',
    items: ['fuelCan', 'battery'],
    bring: 'to the rib',
  },
  M4: {
    icon: 'walkie-talkie',
    of: HANDSET_CALLS,
    find: 'Call for the ladder twice from below the ship.',
    then: 'The ladder is down: everybody up.',
    items: ['handset'],
    bring: 'below the ship and call',
  },
  M5: {
    icon: 'valve',
    of: 2,
    find: 'Bring both valve wheels to the console.',
    then: 'The way is open: everybody out.',
    items: ['valveWheel'],
    bring: 'to the console',
  },
  M6: {
    icon: 'helicopter',
    of: 1,
    find: 'Fire the flare on the pad and kill both sirens.',
    then: 'The flare is up: hold out until the flight lands, then leave.',
    items: ['flare'],
    bring: 'to the pad and fire it',
  },
  Q1: {
    icon: 'cardboard-box-closed',
    of: 4,
    find: 'Load four supply boxes into the van.',
    then: 'The van is full: leave from the next turn on.',
    items: ['supplyBox'],
    bring: 'to the van',
  },
  Q2: {
    icon: 'lighthouse',
    of: LAMP_TURNS,
    find: 'Light the lamp with a fuel can and guard it.',
    then: 'The lamp burns: keep the infected away from it.',
    items: ['fuelCan'],
    bring: 'to the lamp',
  },
  Q3: {
    icon: 'suitcase',
    of: 2,
    find: 'Bring two of the sample cases back to the quay.',
    then: 'Two cases are stowed.',
    items: ['sampleCase'],
    bring: 'to the quay',
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
  const isDone = isFulfilled(state) || progress.exitOpen;
  return { icon, of, done, text: isDone ? then : (carrying(state) ?? find) };
}

/** Who has what the mission is about, and where it goes. */
function carrying(state: ExodusState): string | null {
  const { items = [], bring } = TASKS[state.mission] ?? ANY;
  for (const [who, { item, status }] of state.heroes.entries()) {
    if (item === null || status !== 'in' || bring === undefined) continue;
    const kind = state.items[item]?.kind;
    if (kind !== undefined && items.includes(kind))
      return `${heroName(state, who)} has the ${itemName(item)}. Bring it ${bring}.`;
  }
  return null;
}
