/** The whole app on a device that forgets: real screens, real storage, the test game. */
import { configure, render, screen } from '@testing-library/react-native';

import App from '../../app/App';
import type { Services } from '../../app/services';
import type { AnyGame } from '../../src/core/game';
import { ErrorLog, SaveStore, SettingsStore, StatsStore } from '../../src/storage';
import { noLock } from '../../src/storage/lock';
import { MemoryPort } from '../../src/storage/memory';
import { vigil } from '../kit/vigil';
import { vigilView } from '../kit/vigil/view';

// The first screen of a run waits for fonts, and a busy machine for its turn.
configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(60_000);

// The real one waits for a measurement that never comes without a device.
jest.mock(
  'react-native-safe-area-context',
  () => jest.requireActual('react-native-safe-area-context/jest/mock').default,
);

export interface Device {
  readonly a: MemoryPort;
  readonly b: MemoryPort;
  readonly third: MemoryPort;
}

export function newDevice(): Device {
  return { a: new MemoryPort(), b: new MemoryPort(), third: new MemoryPort() };
}

/** What the app finds on a device when it is started there. */
export function servicesOn({ a, b, third }: Device, games: readonly AnyGame[] = [vigil]): Services {
  return {
    games,
    loadView: (id) => (id === vigil.id ? Promise.resolve(vigilView) : Promise.reject(new Error('No board.'))),
    saves: new SaveStore([a, b]),
    settings: new SettingsStore(third),
    stats: new StatsStore(third),
    lock: noLock,
    errors: new ErrorLog(third),
  };
}

export async function openApp(services: Services = servicesOn(newDevice())): Promise<Services> {
  render(<App services={services} />);
  await screen.findByTestId('home');
  return services;
}

/** Puts a game on the device that has begun some time ago. */
export function saveGame({ saves }: Services, names: readonly string[] = ['Ana', 'Ben'], seed = 1): string {
  const options = vigil.defaults(names.length);
  const { id } = saves.begin(vigil, { options, seed, names: [...names] });
  saves.close(id);
  return id;
}
