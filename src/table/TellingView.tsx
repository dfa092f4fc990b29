/** The sheet while something is played back: dice in their tray, the sentences of what happened, and ways to skip it. */
import { StyleSheet, View } from 'react-native';

import { Button, Text } from '../ui';
import { space } from '../ui/theme';
import { useParts } from './context';
import { DiceTray } from './DiceTray';
import { current, type Telling } from './playback';

/** Sentences that are shown at once: the newest ones; all of them are in the log. */
const SENTENCES = 3;

export function TellingView({ telling }: { telling: Telling }) {
  const { store, snapshot } = useParts();
  const play = current(telling)?.play;
  const told = snapshot.told.slice(-SENTENCES);
  const left = telling.steps.length - telling.at;
  return (
    <View style={styles.box} testID="telling">
      {play?.do === 'dice' ? <DiceTray key={telling.at} roll={play} /> : null}
      <View style={styles.told} accessibilityLiveRegion="polite">
        {told.map((line, n) => (
          <Text key={line.key} kind="log" tone={n === told.length - 1 ? 'paper' : 'muted'}>
            {line.text}
          </Text>
        ))}
      </View>
      <View style={styles.buttons}>
        <Button
          title={play?.do === 'card' || play?.do === 'dice' ? 'Go on' : 'Next'}
          look={play?.do === 'card' ? 'primary' : 'raised'}
          onPress={() => store.skip()}
          testID="skip"
          style={styles.grow}
        />
        {left > 1 ? (
          <Button
            title={`Skip all (${left})`}
            look="plain"
            onPress={() => store.skipAll()}
            testID="skip-all"
          />
        ) : null}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  box: { gap: space.m, minHeight: 132, justifyContent: 'flex-end' },
  told: { gap: space.xs },
  buttons: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  grow: { flexGrow: 1 },
});
