/** Settings hold at once, and after a restart. */
import { fireEvent, screen, waitFor } from '@testing-library/react-native';

import { DEFAULTS } from '../../src/storage';
import { showPatterns, weaveOf } from '../../src/ui/skia/patterns';
import { newDevice, openApp, servicesOn } from './openApp';

async function openSettings(device = newDevice()) {
  const services = await openApp(servicesOn(device));
  fireEvent.press(screen.getByTestId('tab-settings'));
  await screen.findByTestId('settings');
  return services;
}

const switches = (Object.keys(DEFAULTS) as (keyof typeof DEFAULTS)[]).filter(
  (key) => typeof DEFAULTS[key] === 'boolean',
);

it.each(switches)('%s can be switched, and is kept', async (key) => {
  const device = newDevice();
  const services = await openSettings(device);
  fireEvent.press(screen.getByTestId(`setting-${key}`));
  await waitFor(() => expect(services.settings.get()[key]).toBe(!DEFAULTS[key]));
  if (DEFAULTS[key]) expect(screen.getByTestId(`setting-${key}`)).not.toBeChecked();
  else expect(screen.getByTestId(`setting-${key}`)).toBeChecked();
  expect(servicesOn(device).settings.get()[key]).toBe(!DEFAULTS[key]);
});

it('weaves the pieces as soon as patterns are switched on, and after a restart', async () => {
  const device = newDevice();
  await openSettings(device);
  expect(weaveOf('star')).toBeNull();
  fireEvent.press(screen.getByTestId('setting-patterns'));
  expect(weaveOf('star')).not.toBeNull();
  screen.unmount();
  showPatterns(false);
  await openApp(servicesOn(device));
  expect(weaveOf('star')).not.toBeNull();
  showPatterns(false);
});

it('makes all text larger, up to its bound', async () => {
  const services = await openSettings();
  const size = () => (screen.getByText('Animation speed').props as { style: { fontSize?: number }[] }).style;
  const before = JSON.stringify(size());
  for (let i = 0; i < 10; i++) fireEvent.press(screen.getByTestId('setting-textScale-plus'));
  expect(services.settings.get().textScale).toBe(1.6);
  expect(screen.getByText('160 %')).toBeOnTheScreen();
  expect(JSON.stringify(size())).not.toBe(before);
});

it('says so when nothing can be kept', async () => {
  const device = newDevice();
  device.third.set = () => {
    throw new Error('full');
  };
  const services = await openSettings(device);
  fireEvent.press(screen.getByTestId('setting-sound'));
  expect(services.settings.get().sound).toBe(false);
  expect(await screen.findByText('Settings are not kept')).toBeOnTheScreen();
});

it('leads to the credits, which name the authors of the games and of the icons', async () => {
  await openSettings();
  fireEvent.press(screen.getByTestId('credits'));
  await screen.findByTestId('credits-screen');
  for (const words of [
    /non-commercial/,
    /Hermann Luttmann/,
    /Lorc/,
    /Delapouite/,
    /Open Font License/,
    /MIT/,
  ]) {
    expect(screen.getAllByText(words).length).toBeGreaterThan(0);
  }
});
