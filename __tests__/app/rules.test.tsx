/** The rulebook: by chapter, searchable, rulings marked as ours. */
import { fireEvent, screen } from '@testing-library/react-native';

import { openApp } from './openApp';

async function openRules() {
  await openApp();
  fireEvent.press(screen.getByTestId('tab-rules'));
  await screen.findByTestId('rules');
}

it('opens chapter by chapter', async () => {
  await openRules();
  expect(screen.queryByTestId('rule-VG-WOLF-01')).toBeNull();
  fireEvent.press(screen.getByTestId('chapter-Night'));
  expect(screen.getByTestId('rule-VG-WOLF-01')).toBeOnTheScreen();
  expect(screen.getByTestId('rule-VG-STAND-01')).toHaveTextContent(/Our ruling/);
  expect(screen.getByTestId('rule-VG-WOLF-01')).not.toHaveTextContent(/Our ruling/);
});

it('finds rules by their words, their chapter and their id', async () => {
  await openRules();
  fireEvent.changeText(screen.getByTestId('search'), 'wood fire');
  expect(await screen.findByTestId('rule-VG-FIRE-01')).toBeOnTheScreen();
  expect(screen.getByTestId('found')).toHaveTextContent('One rule');
  fireEvent.changeText(screen.getByTestId('search'), 'vg-end');
  expect(await screen.findByTestId('rule-VG-END-01')).toBeOnTheScreen();
  fireEvent.changeText(screen.getByTestId('search'), 'submarine');
  expect(await screen.findByText('No rule has all these words.')).toBeOnTheScreen();
});

it('shows one rule on a page of its own, and from there the whole book', async () => {
  await openRules();
  fireEvent.press(screen.getByTestId('chapter-Night'));
  fireEvent.press(screen.getByLabelText('Rule VG-WOLF-01 on a page of its own'));
  fireEvent.press(await screen.findByTestId('whole-rulebook'));
  expect((await screen.findAllByTestId('search')).length).toBeGreaterThan(0);
});
