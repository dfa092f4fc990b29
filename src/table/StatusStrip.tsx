/** The strip on top: how are we doing, and the ways to everything that is not the board. */
import { useSyncExternalStore } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { Icon, IconButton, Press, Text, useManners } from '../ui';
import type { Note, Status, Track } from '../ui/gameView';
import { colour, radius, space } from '../ui/theme';
import { useParts } from './context';
import { NoteMark } from './NoteMark';

export type Drawer = 'log' | 'mats';

export interface StatusStripProps {
  readonly drawer: Drawer | null;
  readonly onDrawer: (drawer: Drawer) => void;
  /** A change is written down before it is shown: false only while the storage fails. */
  readonly isSaved: boolean;
  readonly onMenu: () => void;
  readonly onLeave: () => void;
}

export function StatusStrip({ drawer, isSaved, onDrawer, onMenu, onLeave }: StatusStripProps) {
  const { view, state, arrangement, textScale } = useParts();
  const { leftHanded } = useManners();
  const insets = useSafeAreaInsets();
  const status = view.status(state);
  const isOneLine = arrangement.isStripLow && textScale < 1.5;
  const tracks = <Tracks status={status} isOneLine={isOneLine} />;
  return (
    <View
      testID="status"
      style={[
        styles.strip,
        {
          paddingTop: insets.top + space.xs,
          paddingLeft: insets.left + space.l,
          paddingRight: insets.right + space.l,
        },
      ]}
    >
      <View style={[styles.row, leftHanded ? styles.mirrored : null]}>
        <IconButton
          icon="back"
          label="Leave the table"
          look="bare"
          onPress={onLeave}
          testID="leave"
          style={styles.leave}
        />
        <View
          style={styles.head}
          accessible
          accessibilityRole="header"
          accessibilityLabel={`${status.title}. ${status.subtitle}`}
        >
          {status.icon ? (
            <View style={[styles.disc, { backgroundColor: `${status.iconColour ?? colour.muted}55` }]}>
              <Icon name={status.icon} size={24} colour={status.iconColour ?? colour.paper} />
            </View>
          ) : null}
          <View style={styles.shrink}>
            <View style={styles.title}>
              <Text kind="number" style={styles.shrink}>
                {status.title}
              </Text>
              <SavedMark isSaved={isSaved} />
            </View>
            <Text kind="secondary" tone="sub">
              {status.subtitle}
            </Text>
          </View>
        </View>
        {isOneLine ? tracks : <View style={styles.gap} />}
        <View style={[styles.buttons, leftHanded ? styles.mirrored : null]}>
          {arrangement.panels.mats ? null : (
            <IconButton
              icon="skills"
              label="Mats"
              selected={drawer === 'mats'}
              onPress={() => onDrawer('mats')}
              testID="open-mats"
            />
          )}
          {arrangement.panels.log ? null : (
            <IconButton
              icon="scroll-unfurled"
              label="Log"
              selected={drawer === 'log'}
              onPress={() => onDrawer('log')}
              testID="open-log"
            />
          )}
          <IconButton
            icon="more"
            label="Menu: rules, settings, whole board"
            onPress={onMenu}
            testID="open-menu"
          />
        </View>
      </View>
      {isOneLine ? null : tracks}
      {status.notes && status.notes.length > 0 && !arrangement.isShort ? (
        <Notes notes={status.notes} />
      ) : null}
    </View>
  );
}

function SavedMark({ isSaved }: { isSaved: boolean }) {
  const { snapshot, written } = useParts();
  const isWritten = useSyncExternalStore(written.subscribe, written.get, written.get);
  const label = isWritten ? `Saved, step ${snapshot.sequence}` : 'Saving';
  return (
    <View accessible accessibilityLabel={isSaved ? label : 'Not saved yet'} testID="saved">
      <Icon
        name={isSaved ? 'check' : 'close'}
        size={13}
        colour={isSaved ? (isWritten ? colour.muted : colour.line) : colour.danger}
      />
    </View>
  );
}

function Tracks({ status, isOneLine }: { status: Status; isOneLine: boolean }) {
  return (
    <View style={[styles.tracks, isOneLine ? styles.oneLine : null]}>
      {status.tracks.map((track) => (
        <TrackView key={track.id} track={track} />
      ))}
    </View>
  );
}

function TrackView({ track }: { track: Track }) {
  const { value, max, label, icon, colour: tint } = track;
  return (
    <View
      style={[styles.track, { flexGrow: max === undefined ? 0 : Math.max(8, max) }]}
      accessible
      accessibilityLabel={max === undefined ? `${label} ${value}` : `${label} ${value} of ${max}`}
      testID={`track-${track.id}`}
    >
      <View style={styles.trackWords}>
        <Icon name={icon} size={18} colour={tint} />
        <Text kind="number">
          {value}
          {max === undefined ? null : <Text kind="link" tone="sub">{`/${max}`}</Text>}
        </Text>
        <Text kind="link" tone="sub" numberOfLines={1} style={styles.shrink}>
          {label}
        </Text>
      </View>
      {max === undefined ? null : <Boxes track={track} max={max} />}
    </View>
  );
}

function Boxes({ track, max }: { track: Track; max: number }) {
  const { patterns } = useManners();
  return (
    <View style={styles.boxes}>
      {Array.from({ length: max }, (_, n) => {
        const cell = track.cells?.[n];
        const isFull = n < track.value;
        const tint = isFull ? (cell?.colour ?? track.colour) : '#35434A';
        return (
          <View
            key={n}
            style={[styles.box, { backgroundColor: tint }, patterns && !isFull ? styles.hollow : null]}
          >
            {cell?.icon ? (
              <View style={[styles.dot, { backgroundColor: cell.colour ?? colour.paper }]} />
            ) : null}
          </View>
        );
      })}
    </View>
  );
}

function Notes({ notes }: { notes: readonly Note[] }) {
  const { showWhere } = useParts();
  return (
    <ScrollView horizontal showsHorizontalScrollIndicator={false} contentContainerStyle={styles.notes}>
      {notes.map((note, n) => {
        const { target } = note;
        const face = (
          <View style={styles.note}>
            <NoteMark note={note} size={16} />
            <Text kind="link" tone={note.colour ?? 'soft'}>
              {note.text}
            </Text>
          </View>
        );
        return target === undefined ? (
          <View key={n} accessible accessibilityLabel={note.label ?? note.text}>
            {face}
          </View>
        ) : (
          <Press
            key={n}
            label={note.label ?? note.text}
            hint="Shows where"
            onPress={() => showWhere([target])}
            style={styles.noteButton}
          >
            {face}
          </Press>
        );
      })}
    </ScrollView>
  );
}

const styles = StyleSheet.create({
  strip: {
    gap: space.xs,
    paddingBottom: space.s,
    backgroundColor: colour.ink,
    borderBottomWidth: 1,
    borderBottomColor: colour.line,
  },
  row: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  mirrored: { flexDirection: 'row-reverse' },
  leave: { marginLeft: -space.m, marginRight: -space.m },
  head: { flexDirection: 'row', alignItems: 'center', gap: space.m, flexShrink: 1 },
  disc: { width: 34, height: 34, borderRadius: 17, alignItems: 'center', justifyContent: 'center' },
  title: { flexDirection: 'row', alignItems: 'center', gap: space.xs },
  shrink: { flexShrink: 1 },
  gap: { flex: 1 },
  buttons: { flexDirection: 'row', gap: space.s },
  tracks: { flexDirection: 'row', flexWrap: 'wrap', columnGap: space.l, rowGap: space.xs },
  oneLine: { flex: 1, justifyContent: 'center', paddingHorizontal: space.xl },
  track: { gap: 3, flexShrink: 1, maxWidth: 240 },
  trackWords: { flexDirection: 'row', alignItems: 'center', gap: space.xs + 1 },
  boxes: { flexDirection: 'row', gap: 1.5, height: 7 },
  box: { flex: 1, minWidth: 3, borderRadius: 1.5, alignItems: 'center', justifyContent: 'center' },
  hollow: { backgroundColor: 'transparent', borderWidth: 1, borderColor: colour.lineStrong },
  dot: { width: 3, height: 3, borderRadius: radius.chip },
  notes: { gap: space.xl, alignItems: 'center', minHeight: 28 },
  note: { flexDirection: 'row', alignItems: 'center', gap: space.xs, minHeight: 28 },
  noteButton: { minHeight: 28, justifyContent: 'center' },
});
