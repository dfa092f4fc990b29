/** The mats beside the board or in their drawer. What can be used now is lit and is used by a tap on it. */
import { Canvas } from '@shopify/react-native-skia';
import { useEffect, useRef, useState } from 'react';
import { Pressable, ScrollView, StyleSheet, View } from 'react-native';

import { Press, Text, useAccent } from '../ui';
import type { MatLayout, Note, Target } from '../ui/gameView';
import { colour, space } from '../ui/theme';
import { useParts } from './context';
import { sceneFonts } from './fonts';
import { boxOf } from './hit';
import { litTargets, selectedTargets } from './narrow';
import { NoteMark } from './NoteMark';
import { labelOf, targetTestId } from './TargetLayer';

export interface MatsPanelProps {
  readonly width: number;
  readonly onTarget: (target: Target) => void;
}

export function MatsPanel({ width, onTarget }: MatsPanelProps) {
  const { view, state, snapshot, textScale } = useParts();
  const [wanted, setWanted] = useState<{ id: string; turn: string } | null>(null);
  const mats = view.mats(state);
  const seat = snapshot.decision?.seat ?? null;
  // A tab that was picked by hand stays until the turn passes on; then the mat of whoever is to move opens.
  const turn = String(seat);
  const own = mats.find((mat) => mat.seat !== undefined && mat.seat === seat);
  const id = wanted?.turn === turn ? wanted.id : (own?.id ?? mats[0]?.id);
  const bar = useRef<ScrollView>(null);
  const lefts = useRef(new Map<string, number>());
  const bringIntoView = (mat: string | undefined) => {
    const left = mat === undefined ? undefined : lefts.current.get(mat);
    // Some of the tab before it stays in sight: there is more that way.
    if (left !== undefined) bar.current?.scrollTo({ x: Math.max(0, left - space.xxl), animated: false });
  };
  useEffect(() => bringIntoView(id), [id]);
  if (id === undefined || width < 1) return null;
  const layout = view.matLayout(state, id, width, textScale);
  return (
    <View style={styles.panel}>
      <ScrollView
        ref={bar}
        horizontal
        style={styles.bar}
        contentContainerStyle={styles.tabs}
        accessibilityRole="tablist"
      >
        {mats.map((mat) => (
          <Tab
            key={mat.id}
            title={mat.title}
            mark={mat.mark}
            isOpen={mat.id === id}
            testID={`mat-${mat.id}`}
            onPress={() => setWanted({ id: mat.id, turn })}
            onLeft={(left) => {
              lefts.current.set(mat.id, left);
              if (mat.id === id) bringIntoView(id);
            }}
          />
        ))}
      </ScrollView>
      <ScrollView testID="mat">
        <MatScene id={id} layout={layout} onTarget={onTarget} />
      </ScrollView>
    </View>
  );
}

interface TabProps {
  readonly title: string;
  readonly mark: Note | undefined;
  readonly isOpen: boolean;
  readonly testID: string;
  readonly onPress: () => void;
  /** How far from the beginning of the bar it came to lie. */
  readonly onLeft: (left: number) => void;
}

function Tab({ title, mark, isOpen, testID, onPress, onLeft }: TabProps) {
  const { accentText } = useAccent();
  return (
    <View style={styles.slot} onLayout={({ nativeEvent }) => onLeft(nativeEvent.layout.x)}>
      <Press
        label={title}
        role="tab"
        selected={isOpen}
        testID={testID}
        onPress={onPress}
        style={[styles.tab, isOpen ? { borderBottomColor: mark?.colour ?? accentText } : null]}
      >
        {mark ? <NoteMark note={mark} size={15} /> : null}
        <Text kind="tab" tone={isOpen ? 'paper' : 'sub'}>
          {mark?.text ?? title}
        </Text>
      </Press>
    </View>
  );
}

function MatScene({
  id,
  layout,
  onTarget,
}: {
  id: string;
  layout: MatLayout;
  onTarget: (target: Target) => void;
}) {
  const { view, state, snapshot } = useParts();
  const { narrowing } = snapshot;
  const fonts = sceneFonts();
  const lit = narrowing ? litTargets(narrowing, layout.targets) : new Set<string>();
  const selected = narrowing ? selectedTargets(narrowing, layout.targets) : new Set<string>();
  const { width, height } = layout;
  return (
    <View style={{ width, height }}>
      {fonts === null ? null : (
        <Canvas style={{ width, height }} colorSpace="srgb">
          <view.Mat id={id} state={state} layout={layout} fonts={fonts} lit={lit} selected={selected} />
        </Canvas>
      )}
      {layout.targets.map((target) => {
        const box = boxOf(target.shape);
        return (
          <Pressable
            key={target.id}
            testID={targetTestId(target.id)}
            accessibilityRole="button"
            accessibilityLabel={labelOf(view, state, target)}
            accessibilityHint={lit.has(target.id) ? 'Can be picked' : 'Looks at it'}
            aria-pressed={selected.has(target.id)}
            onPress={() => onTarget(target)}
            style={[styles.target, { left: box.x, top: box.y, width: box.width, height: box.height }]}
          />
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  panel: { flex: 1 },
  bar: { flexGrow: 0, flexShrink: 0, borderBottomWidth: 1, borderBottomColor: colour.line },
  tabs: { flexGrow: 1 },
  slot: { flexGrow: 1 },
  tab: {
    flexGrow: 1,
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.xs + 1,
    paddingHorizontal: space.m,
    borderBottomWidth: 3,
    borderBottomColor: 'transparent',
  },
  target: { position: 'absolute' },
});
