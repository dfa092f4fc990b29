/** Home: the interrupted game first, other saves with delete and its undo, and the ways to everything else. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react-native';

import { defineGame } from '../../src/core/game';
import { vigil } from '../kit/vigil';
import { newDevice, openApp, saveGame, servicesOn } from './openApp';

const copies = (count: number) =>
  Array.from({ length: count }, (_, n) => defineGame({ ...vigil, id: `copy-${n}`, title: `Copy ${n}` }));

it('greets a first-time player with the games', async () => {
  await openApp();
  expect(screen.queryByTestId('resume')).toBeNull();
  expect(screen.getByLabelText('Vigil: Keep the fire until dawn')).toBeOnTheScreen();
});

it.each([0, 1, 2, 3, 4])('shows a registry of %i games', async (count) => {
  await openApp(servicesOn(newDevice(), copies(count)));
  expect(screen.queryAllByTestId(/^new-copy-/)).toHaveLength(count);
  expect(screen.queryByTestId('which') !== null).toBe(count > 1);
});

it('puts the game that was played last first, one tap from going on', async () => {
  const services = servicesOn(newDevice());
  saveGame(services, ['Ana', 'Ben']);
  await openApp(services);
  const card = within(screen.getByTestId('resume'));
  expect(card.getByText('Vigil')).toBeOnTheScreen();
  expect(card.getByText(/Ana acts/)).toBeOnTheScreen();
  fireEvent.press(card.getByTestId('play'));
  expect(await screen.findByTestId('table')).toBeOnTheScreen();
});

it('deletes a save, and takes that back', async () => {
  const services = servicesOn(newDevice());
  const first = saveGame(services, ['Ana'], 1);
  const second = saveGame(services, ['Ben'], 2);
  await openApp(services);
  const other = screen.queryByTestId(`save-${first}`) ? first : second;
  fireEvent.press(screen.getByTestId(`more-${other}`));
  fireEvent.press(await screen.findByTestId('save-delete'));
  await waitFor(() => expect(screen.queryByTestId(`save-${other}`)).toBeNull());
  expect(services.saves.list(() => vigil)).toHaveLength(1);
  fireEvent.press(await screen.findByTestId('toast-undo'));
  expect(await screen.findByTestId(`save-${other}`)).toBeOnTheScreen();
  expect(services.saves.list(() => vigil)).toHaveLength(2);
});

it('keeps a save that cannot be read, says so, and lets it be deleted', async () => {
  const device = newDevice();
  const id = saveGame(servicesOn(device));
  for (const port of [device.a, device.b]) for (const key of port.keys()) port.set(key, 'torn');
  await openApp(servicesOn(device));
  expect(screen.getByTestId(`save-${id}`)).toHaveTextContent(/cannot be opened/);
  fireEvent.press(screen.getByTestId(`more-${id}`));
  fireEvent.press(await screen.findByTestId('save-delete'));
  await waitFor(() => expect(screen.queryByTestId(`save-${id}`)).toBeNull());
});

it('helps to choose, and leads to the chosen game', async () => {
  await openApp(servicesOn(newDevice(), copies(2)));
  fireEvent.press(screen.getByTestId('which'));
  fireEvent.press(await screen.findByLabelText('Start Copy 1'));
  expect(await screen.findByTestId('new-game')).toBeOnTheScreen();
});

it.each([
  ['stats', 'stats'],
  ['rules', 'rules'],
  ['settings', 'settings'],
])('leads to %s and back', async (tab, target) => {
  await openApp();
  fireEvent.press(screen.getByTestId(`tab-${tab}`));
  expect(await screen.findByTestId(target)).toBeOnTheScreen();
  fireEvent.press(screen.getAllByTestId('back').slice(-1)[0] ?? screen.getByTestId('back'));
  await waitFor(() => expect(screen.queryByTestId(target)).toBeNull());
});
