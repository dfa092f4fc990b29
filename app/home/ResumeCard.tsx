/** The game that was interrupted: its board as it stands, what it waits for, and one tap to go on. */
import { StyleSheet, View } from 'react-native';

import {
  AccentProvider,
  Button,
  Fade,
  Grain,
  Icon,
  IconButton,
  Text,
  colour,
  radius,
  space,
  useAccent,
} from '../../src/ui';
import { useView } from '../useView';
import { BoardPicture } from './BoardPicture';
import { namesOf, summaryOf, type ReadableSave } from './summary';

interface ResumeCardProps {
  readonly save: ReadableSave;
  readonly onPlay: () => void;
  readonly onMore: () => void;
  readonly pictureHeight: number;
}

export function ResumeCard(props: ResumeCardProps) {
  return (
    <AccentProvider game={props.save.game.id}>
      <Face {...props} />
    </AccentProvider>
  );
}

function Face({ save, onPlay, onMore, pictureHeight }: ResumeCardProps) {
  const { accent, accentText } = useAccent();
  const view = useView(save.game.id);
  const { title, words, icon, iconColour } = summaryOf(save, view);
  const names = namesOf(save);
  return (
    <View style={[styles.card, { borderColor: accent }]} testID="resume">
      <View style={[styles.picture, { minHeight: pictureHeight }]}>
        <BoardPicture save={save} view={view} />
        <Grain strength={0.35} />
        <Fade from={0.38} />
        <View style={styles.more}>
          <IconButton
            icon="more"
            label={`More about ${save.game.title}`}
            look="round"
            onPress={onMore}
            testID="resume-more"
          />
        </View>
        <Text kind="caption" tone={accentText}>
          Continue
        </Text>
        <Text kind="resumeTitle" heading={2}>
          {save.game.title}
        </Text>
      </View>
      <View style={styles.foot}>
        <View style={styles.words}>
          <View style={styles.line}>
            {icon ? <Icon name={icon} size={16} colour={iconColour ?? colour.soft} /> : null}
            <Text kind="bodyStrong" style={styles.grow}>
              {title}
            </Text>
          </View>
          <Text kind="secondary" tone="soft">
            {names === '' || words.startsWith(names) ? words : `${words}. ${names}`}
          </Text>
        </View>
        <Button
          title="Play"
          label={`Play ${save.game.title}`}
          look="primary"
          onPress={onPlay}
          testID="play"
          style={styles.play}
        />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  card: { borderWidth: 1.5, borderRadius: radius.resume, overflow: 'hidden', backgroundColor: colour.panel },
  picture: { justifyContent: 'flex-end', padding: space.l, paddingBottom: space.m, overflow: 'hidden' },
  more: { position: 'absolute', top: space.s, right: space.s },
  foot: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.s,
    paddingHorizontal: space.l,
    paddingVertical: space.m,
  },
  words: { flex: 1, minWidth: 150, gap: 2 },
  line: { flexDirection: 'row', alignItems: 'center', gap: 6 },
  grow: { flexShrink: 1 },
  play: { minWidth: 76 },
});
