/** Everything that the player can settle about the app. A change is kept at once. */
import { StyleSheet, View } from 'react-native';

import type { Settings } from '../../src/storage';
import {
  Banner,
  Button,
  Card,
  Screen,
  Segmented,
  Stepper,
  Text,
  TitleBar,
  Toggle,
  space,
  useToast,
  type IconName,
} from '../../src/ui';
import { shareReport } from '../report';
import { useServices, useSettings } from '../services';
import { useGo } from '../useGo';

type Switch = { [K in keyof Settings]: Settings[K] extends boolean ? K : never }[keyof Settings];

interface Row {
  readonly key: Switch;
  readonly title: string;
  readonly note: string;
  readonly icon?: IconName;
}

const AT_THE_TABLE: readonly Row[] = [
  {
    key: 'guide',
    title: 'Guided first round',
    note: 'Short hints in your first game of each kind.',
    icon: 'light-bulb',
  },
  {
    key: 'handOver',
    title: 'Hand-over screen',
    note: 'Names the next player before the phone is passed on.',
    icon: 'tabletop-players',
  },
  {
    key: 'freeUndo',
    title: 'Free undo',
    note: 'Also across dice and draws. The game is then marked as rewound.',
    icon: 'anticlockwise-rotation',
  },
  {
    key: 'showOdds',
    title: 'Odds',
    note: 'Says how likely a roll is before you make it.',
    icon: 'rolling-dices',
  },
];

const SEEING: readonly Row[] = [
  {
    key: 'patterns',
    title: 'Patterns beside colours',
    note: 'Pieces are woven like their owner, and empty boxes are hollow.',
    icon: 'eye-target',
  },
  {
    key: 'reducedMotion',
    title: 'Reduced motion',
    note: 'Shows where things end up, without the way there.',
    icon: 'run',
  },
  {
    key: 'leftHanded',
    title: 'Left-handed layout',
    note: 'Puts the buttons under your left thumb.',
    icon: 'fist',
  },
];

const DEVICE: readonly Row[] = [
  {
    key: 'sound',
    title: 'Sound',
    note: 'Dice, cards, steps and what comes out of the dark.',
    icon: 'sound-on',
  },
  {
    key: 'haptics',
    title: 'Vibration',
    note: 'A light tick under your finger.',
    icon: 'vibrating-smartphone',
  },
  { key: 'keepAwake', title: 'Keep the screen on', note: 'While a game is open.', icon: 'sun' },
];

const SPEEDS = [
  { value: 0, label: 'Off' },
  { value: 1, label: 'Calm' },
  { value: 2, label: 'Quick' },
  { value: 4, label: 'Fast' },
] as const;

const percent = (scale: number) => `${Math.round(scale * 100)} %`;

export function SettingsScreen() {
  const go = useGo();
  const services = useServices();
  const { settings } = services;
  const toast = useToast();
  const current = useSettings();
  const speed = SPEEDS.find(({ value }) => value >= current.animationSpeed)?.value ?? 1;
  const switches = (rows: readonly Row[]) =>
    rows.map(({ key, title, note, icon }) => (
      <Toggle
        key={key}
        title={title}
        note={note}
        {...(icon === undefined ? {} : { icon })}
        value={current[key]}
        onChange={(value) => settings.set({ [key]: value })}
        testID={`setting-${key}`}
      />
    ));
  return (
    <Screen header={<TitleBar title="Settings" onBack={go.back} />} testID="settings">
      {settings.isWritten ? null : (
        <Banner
          look="danger"
          title="Settings are not kept"
          words="This device is full or blocks storage. They hold until you close Holdout."
        />
      )}
      <Group title="At the table">{switches(AT_THE_TABLE)}</Group>
      <Group title="Seeing and touching">
        <View style={styles.field}>
          <Text kind="action">Animation speed</Text>
          <Segmented
            label="Animation speed"
            value={speed}
            choices={SPEEDS}
            onChange={(animationSpeed) => settings.set({ animationSpeed })}
            testID="setting-animationSpeed"
          />
        </View>
        <View style={styles.row}>
          <View style={styles.words}>
            <Text kind="action">Text size</Text>
            <Text kind="secondary" tone="sub">
              On top of the size that your device is set to.
            </Text>
          </View>
          <Stepper
            label="Text size"
            value={current.textScale}
            min={0.8}
            max={1.6}
            step={0.1}
            format={percent}
            onChange={(scale) => settings.set({ textScale: Math.round(scale * 10) / 10 })}
            testID="setting-textScale"
          />
        </View>
        {switches(SEEING)}
      </Group>
      <Group title="Device">{switches(DEVICE)}</Group>
      <Button
        title="Report a fault"
        note="One file with your settings, games and the last errors. It goes nowhere unless you send it."
        icon="scroll-unfurled"
        look="plain"
        onPress={() => void shareReport(services).catch((error) => toast({ words: String(error) }))}
        testID="report"
      />
      <Button
        title="Credits and licences"
        icon="scroll-unfurled"
        look="plain"
        onPress={() => go.to('Credits')}
        testID="credits"
      />
    </Screen>
  );
}

function Group({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <View style={styles.group}>
      <Text kind="caption" tone="sub" heading={2}>
        {title}
      </Text>
      <Card>{children}</Card>
    </View>
  );
}

const styles = StyleSheet.create({
  group: { gap: space.s },
  field: { gap: space.s },
  row: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.m },
  words: { flex: 1, minWidth: 180 },
});
