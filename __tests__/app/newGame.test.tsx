/** A new game: three taps from Home, always startable, and what was chosen is what is played. */
import { fireEvent, screen, waitFor } from '@testing-library/react-native';

import type { BaseOptions, Level } from '../../src/core/game';
import { vigil } from '../kit/vigil';
import { newDevice, openApp, servicesOn } from './openApp';

const find = () => vigil;

async function openForm() {
  const services = await openApp(servicesOn(newDevice()));
  fireEvent.press(screen.getByTestId('new-vigil'));
  await screen.findByTestId('new-game');
  return services;
}

it('is three taps from Home to playing', async () => {
  const services = await openForm();
  fireEvent.press(screen.getByTestId('start'));
  expect(await screen.findByTestId('table')).toBeOnTheScreen();
  expect(services.saves.list(find)).toHaveLength(1);
});

it('plays with the people and options that were chosen', async () => {
  const services = await openForm();
  fireEvent.press(screen.getByTestId('players-3'));
  fireEvent.changeText(screen.getByTestId('name-2'), '  Cy ');
  fireEvent.press(screen.getByTestId('field-rounds-3'));
  fireEvent.press(screen.getByTestId('start'));
  await screen.findByTestId('table');
  const [save] = services.saves.list(find);
  expect(save).toMatchObject({ readable: true, names: ['', '', 'Cy'], state: { rounds: 3 } });
});

it('marks what is chosen for screen readers', async () => {
  await openForm();
  expect(screen.getByTestId('players-2')).toBeChecked();
  fireEvent.press(screen.getByTestId('players-1'));
  expect(screen.getByTestId('players-1')).toBeChecked();
  expect(screen.getByTestId('players-2')).not.toBeChecked();
  expect(screen.queryByTestId('name-0')).toBeNull();
});

it('leaves the form behind: back from the table is Home', async () => {
  await openForm();
  fireEvent.press(screen.getByTestId('start'));
  await screen.findByTestId('table');
  await waitFor(() => expect(screen.queryByTestId('new-game')).toBeNull());
});

it('names the difficulty, and shows what is behind a name on demand', async () => {
  const levels: Level<BaseOptions & { rounds: number }>[] = [
    { label: 'Short', help: 'Three rounds', sets: { rounds: 3 } },
    { label: 'Long', help: 'Six rounds', sets: { rounds: 6 } },
  ];
  await openApp(servicesOn(newDevice(), [{ ...vigil, levels }]));
  fireEvent.press(screen.getByTestId('new-vigil'));
  await screen.findByTestId('new-game');
  expect(screen.getByTestId('level-1')).toBeChecked();
  expect(screen.queryByTestId('field-rounds-6')).toBeNull();
  fireEvent.press(screen.getByTestId('fine-tune'));
  expect(screen.getByTestId('field-rounds-6')).toBeChecked();
  fireEvent.press(screen.getByTestId('level-0'));
  expect(screen.getByTestId('field-rounds-3')).toBeChecked();
  expect(screen.getByText('Three rounds')).toBeOnTheScreen();
});
