/** When something is wrong with a game: at the table, when it is opened, or because somebody else has it. */
import { act, fireEvent, screen, waitFor } from '@testing-library/react-native';

import { reportText } from '../../app/report';
import type { Services } from '../../app/services';
import { defineGame, type AnyGame } from '../../src/core/game';
import { decodeRecord, encodeRecord } from '../../src/core/save';
import type { SaveLock } from '../../src/storage';
import { vigil, type VigilState } from '../kit/vigil';
import { newDevice, openApp, saveGame, servicesOn, type Device } from './openApp';

const mockShared: { name: string; text: string }[] = [];
jest.mock('../../app/files', () => ({
  shareText: (name: string, text: string) => {
    mockShared.push({ name, text });
    return Promise.resolve();
  },
  pickText: () => Promise.resolve(null),
}));
beforeEach(() => mockShared.splice(0));

/** Vigil with a fault in its rules: whoever rests makes a position that cannot be. */
const faulty = defineGame({
  ...vigil,
  invariants: (state: VigilState) => (state.choices > 0 ? ['The fire is at 99.'] : vigil.invariants(state)),
}) as AnyGame;

async function openTable(services: Services) {
  await openApp(services);
  fireEvent.press(screen.getByTestId('play'));
}

async function rest() {
  fireEvent.press(await screen.findByTestId('option-rest'));
  fireEvent.press(await screen.findByTestId('confirm'));
}

describe('a choice that leads to a position that cannot be', () => {
  async function broken() {
    const services = servicesOn(newDevice(), [faulty]);
    services.settings.set({ handOver: false, animationSpeed: 0 });
    const { id } = services.saves.begin(faulty, { options: vigil.defaults(1), seed: 1, names: ['Ana'] });
    services.saves.close(id);
    await openTable(services);
    await rest();
    expect(await screen.findByText('The fire is at 99.')).toBeOnTheScreen();
    return { services, id };
  }

  it('goes back to the last good decision', async () => {
    const { services, id } = await broken();
    fireEvent.press(screen.getByTestId('leave-fault'));
    expect(await screen.findByTestId('option-rest')).toBeOnTheScreen();
    expect(decodeRecord(services.saves.exportText(id, () => faulty)).sequence).toBe(0);
  });

  it('can be exported for a report', async () => {
    const { id } = await broken();
    fireEvent.press(screen.getByTestId('export-fault'));
    const report = JSON.parse(mockShared[0]?.text ?? '') as Record<string, Record<string, unknown>>;
    expect(report.fault).toMatchObject({ save: id, problems: ['The fire is at 99.'] });
    expect(report.fault?.state).toMatchObject({ choices: 1 });
    expect(report.games?.[id]).toContain('"game":"vigil"');
  });

  it('can be left', async () => {
    await broken();
    fireEvent.press(screen.getByTestId('leave-faulty'));
    expect(await screen.findByTestId('home')).toBeOnTheScreen();
  });
});

describe('a save whose last position cannot be', () => {
  function damaged(): { device: Device; id: string } {
    const device = newDevice();
    const services = servicesOn(device);
    const { id, session } = services.saves.begin(vigil, {
      options: vigil.defaults(1),
      seed: 1,
      names: ['Ana'],
    });
    session.choose('gather');
    session.choose('gather');
    const record = decodeRecord(device.a.get(`save/${id}`) ?? '');
    const text = encodeRecord({ ...record, state: { ...record.state, fire: 99 } });
    for (const port of [device.a, device.b]) port.set(`save/${id}`, text);
    return { device, id };
  }

  it('is told before anybody plays on, and goes on from the last good decision', async () => {
    const { device, id } = damaged();
    await openTable(servicesOn(device));
    expect(await screen.findByTestId('recovered')).toHaveTextContent(/The last position cannot be/);
    expect(decodeRecord(device.a.get(`save/${id}`) ?? '').state).toMatchObject({ fire: 99 });
    fireEvent.press(screen.getByTestId('recovered-go-on'));
    expect(await screen.findByTestId('table')).toBeOnTheScreen();
  });

  it('can be exported as it is, and left', async () => {
    const { device } = damaged();
    await openTable(servicesOn(device));
    fireEvent.press(await screen.findByTestId('export-damaged'));
    expect(mockShared[0]?.text).toContain('fire\\":99');
    fireEvent.press(screen.getByTestId('recovered-leave'));
    expect(await screen.findByTestId('home')).toBeOnTheScreen();
  });
});

it('a game that another tab holds is looked at, and taken over when it is let go', async () => {
  let letGo: () => void = () => undefined;
  const lock: SaveLock = {
    hold: () => Promise.resolve(null),
    waitFor: () => new Promise((resolve) => (letGo = () => resolve(() => undefined))),
  };
  const services = { ...servicesOn(newDevice()), lock };
  services.settings.set({ handOver: false });
  saveGame(services, ['Ana']);
  await openTable(services);
  expect(await screen.findByTestId('watching')).toBeOnTheScreen();
  expect(screen.queryByTestId('option-rest')).toBeNull();
  await act(async () => letGo());
  await waitFor(() => expect(screen.queryByTestId('watching')).toBeNull());
  expect(await screen.findByTestId('option-rest')).toBeOnTheScreen();
});

it('a game that another tab plays is seen to go on', async () => {
  let tell: () => void = () => undefined;
  const device = newDevice();
  const heard = (listener: (keys: readonly string[]) => void) => {
    tell = () => listener([`save/${id}`]);
    return () => undefined;
  };
  const lock: SaveLock = { hold: () => Promise.resolve(null), waitFor: () => new Promise(() => undefined) };
  const other = servicesOn(device);
  const id = saveGame(other, ['Ana']);
  Object.assign(device.b, { heard });
  const services = { ...servicesOn(device), lock };
  services.settings.set({ animationSpeed: 0 });
  await openTable(services);
  expect(await screen.findByTestId('watching')).toBeOnTheScreen();
  expect(screen.getByTestId('saved')).toHaveProp('accessibilityLabel', 'Saved, step 0');
  const played = other.saves.open(id, () => vigil as AnyGame);
  if (played?.outcome !== 'intact') throw new Error('not intact');
  await act(async () => {
    played.session.choose('rest');
    tell();
  });
  await waitFor(() => expect(screen.getByTestId('saved')).toHaveProp('accessibilityLabel', 'Saved, step 1'));
  expect(screen.getByTestId('watching')).toBeOnTheScreen();
});

describe('a report', () => {
  it('is one file with the version, the settings, the games with their journals and the last errors', async () => {
    const services = servicesOn(newDevice());
    services.settings.set({ sound: false });
    const id = saveGame(services);
    services.errors.add('a test', new Error('The lamp went out.'));
    await openApp(services);
    fireEvent.press(screen.getByTestId('tab-settings'));
    fireEvent.press(await screen.findByTestId('report'));
    const report = JSON.parse(mockShared[0]?.text ?? '') as Record<string, Record<string, unknown>>;
    expect(mockShared[0]?.name).toBe('holdout-report.json');
    expect(report.version).toMatch(/^\d+\.\d+\.\d+$/);
    expect(report.settings).toMatchObject({ sound: false });
    expect(JSON.stringify(report.errors)).toContain('The lamp went out.');
    expect(report.games?.[id]).toContain('"journal":[]');
  });

  it('holds what cannot be read as it is', () => {
    const device = newDevice();
    const id = saveGame(servicesOn(device));
    for (const port of [device.a, device.b]) port.set(`save/${id}`, 'torn');
    const report = JSON.parse(reportText(servicesOn(device))) as { games: Record<string, string> };
    expect(report.games[id]).toContain('torn');
  });
});
