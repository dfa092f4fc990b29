/**
 * Everything on the board for people who do not see or touch it: one button for each place and piece, with its contents, lying
 * exactly over it. The layer moves with the camera on the UI thread; fingers go through it to the canvas.
 */
import { memo, useMemo, useRef } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import Animated, { useAnimatedStyle } from 'react-native-reanimated';

import type { CoreState } from '../core/procedure';
import type { AnyGameView, Layout, Target, TargetId } from '../ui/gameView';
import { boxOf } from './hit';
import { useNoScroll } from './noScroll';
import type { TableCamera } from './useCamera';

export interface TargetLayerProps {
  readonly view: AnyGameView;
  readonly state: CoreState;
  readonly layout: Layout;
  readonly camera: TableCamera;
  readonly lit: ReadonlySet<TargetId>;
  readonly selected: ReadonlySet<TargetId>;
  readonly focused: TargetId | null;
  readonly onTarget: (id: TargetId) => void;
  readonly onFocus: (id: TargetId) => void;
}

export const TargetLayer = memo(function TargetLayer(props: TargetLayerProps) {
  const { view, state, layout, camera, lit, selected, focused, onTarget, onFocus } = props;
  const { at } = camera;
  const root = useRef<View>(null);
  useNoScroll(root);
  const moved = useAnimatedStyle(() => ({
    transform: [{ translateX: at.get().x }, { translateY: at.get().y }, { scale: at.get().zoom }],
  }));
  const labels = useMemo(
    () => layout.targets.map((target) => labelOf(view, state, target)),
    [layout, state, view],
  );
  const first = focused ?? layout.targets[0]?.id ?? null;
  return (
    <View ref={root} style={styles.layer} role="group" aria-label="Board" testID="targets">
      <Animated.View style={[styles.world, moved]}>
        {layout.targets.map((target, n) => (
          <TargetButton
            key={target.id}
            target={target}
            label={labels[n] ?? target.label}
            isLit={lit.has(target.id)}
            isSelected={selected.has(target.id)}
            isTabStop={target.id === first}
            onTarget={onTarget}
            onFocus={onFocus}
          />
        ))}
      </Animated.View>
    </View>
  );
});

interface TargetButtonProps {
  readonly target: Target;
  readonly label: string;
  readonly isLit: boolean;
  readonly isSelected: boolean;
  /** The tab key stops at one target only; the arrow keys go on from there. */
  readonly isTabStop: boolean;
  readonly onTarget: (id: TargetId) => void;
  readonly onFocus: (id: TargetId) => void;
}

const TargetButton = memo(function TargetButton(props: TargetButtonProps) {
  const { target, label, isLit, isSelected, isTabStop, onTarget, onFocus } = props;
  const { x, y, width, height } = boxOf(target.shape);
  return (
    <Pressable
      testID={targetTestId(target.id)}
      accessibilityRole="button"
      accessibilityLabel={label}
      accessibilityHint={isLit ? 'Can be picked' : 'Looks at it'}
      accessibilityState={{ selected: isSelected }}
      aria-pressed={isSelected}
      {...litMark(isLit)}
      tabIndex={isTabStop ? 0 : -1}
      onPress={() => onTarget(target.id)}
      onFocus={() => onFocus(target.id)}
      style={[styles.target, { left: x, top: y, width, height }]}
    />
  );
});

/** For tests and style sheets of a browser: `data-lit`. React Native's types do not know the web's `dataSet`. */
function litMark(isLit: boolean): object {
  return { dataSet: { lit: isLit } };
}

export function targetTestId(id: TargetId): string {
  return `target-${id}`;
}

/** '2G Good Samaritan Hospital, damaged 2, one civilian, Kevin Blart, 2 of 4 hits' */
export function labelOf(view: AnyGameView, state: CoreState, target: Target): string {
  const lines = view.describe(state, target.id)?.lines ?? [];
  return [target.label, ...lines].join(', ');
}

const styles = StyleSheet.create({
  layer: { ...StyleSheet.absoluteFill, overflow: 'hidden', pointerEvents: 'none' },
  world: { position: 'absolute', left: 0, top: 0, width: 0, height: 0, transformOrigin: '0 0' },
  target: { position: 'absolute', outlineWidth: 0 },
});
