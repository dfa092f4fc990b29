/** The board on its canvas: the game's scene under the camera, what the playback moves, rings and trails, and the targets. */
import { Canvas, Group } from '@shopify/react-native-skia';
import { memo, useRef } from 'react';
import { StyleSheet, View } from 'react-native';
import { GestureDetector } from 'react-native-gesture-handler';
import { useFrameCallback, useSharedValue, type SharedValue } from 'react-native-reanimated';

import type { CoreState } from '../core/procedure';
import type { AnyGameView, Layout, TargetId } from '../ui/gameView';
import { useManners } from '../ui';
import { colour } from '../ui/theme';
import { Actors } from './Actors';
import { sceneFonts } from './fonts';
import { targetById } from './hit';
import { Line, Ring, Touches, Trails } from './Marks';
import type { Stage, Touch, Trail } from './playback';
import { useRenderCount } from './renders';
import { TargetLayer } from './TargetLayer';
import { useBoardGestures, type OnTap } from './useBoardGestures';
import type { TableCamera } from './useCamera';
import { useWheel } from './useWheel';

export interface BoardCanvasProps {
  readonly view: AnyGameView;
  readonly state: CoreState;
  readonly layout: Layout;
  readonly camera: TableCamera;
  readonly lit: ReadonlySet<TargetId>;
  readonly selected: ReadonlySet<TargetId>;
  readonly overlay: string | null;
  readonly stage: Stage | null;
  readonly stepMs: number;
  readonly trails: readonly Trail[];
  readonly touched: readonly Touch[];
  /** The way or the shot that is being previewed. */
  readonly line: readonly TargetId[];
  /** Where a line of the log happened. */
  readonly ringed: readonly TargetId[];
  readonly focused: TargetId | null;
  readonly reducedMotion: boolean;
  readonly onTap: OnTap;
  readonly onTarget: (id: TargetId) => void;
  readonly onFocus: (id: TargetId) => void;
}

const NOBODY: ReadonlySet<TargetId> = new Set();
const NOTHING: readonly Touch[] = [];
const NO_TRAILS: readonly Trail[] = [];

export const BoardCanvas = memo(function BoardCanvas(props: BoardCanvasProps) {
  const {
    view,
    state,
    layout,
    camera,
    lit,
    selected,
    overlay,
    stage,
    trails,
    touched,
    line,
    ringed,
    focused,
    reducedMotion,
  } = props;
  const board = useRef<View>(null);
  const gesture = useBoardGestures(camera, props.onTap, reducedMotion);
  const fonts = sceneFonts();
  const { patterns } = useManners();
  useWheel(board, camera);
  useRenderCount();
  const flashed = stage?.flashed;
  const focus = focused === null ? undefined : targetById(layout, focused);
  return (
    <GestureDetector gesture={gesture}>
      <View ref={board} style={styles.board} testID="board" collapsable={false}>
        <Canvas style={styles.canvas} colorSpace="srgb">
          {fonts === null ? null : (
            <Group transform={camera.transform}>
              <view.Board
                // Drawn anew, because pieces ask for their pattern only when they are drawn.
                key={patterns ? 'woven' : 'plain'}
                state={state}
                layout={layout}
                fonts={fonts}
                camera={camera.scene}
                lit={lit}
                selected={selected}
                away={stage?.away ?? NOBODY}
                overlay={overlay}
              />
              {view.Life && !reducedMotion ? <Living view={view} state={state} layout={layout} /> : null}
              <Touches touched={stage ? NOTHING : touched} layout={layout} reducedMotion={reducedMotion} />
              <Trails trails={stage ? NO_TRAILS : trails} reducedMotion={reducedMotion} />
              <Line targets={line.flatMap((id) => targetById(layout, id) ?? [])} />
              {flashed?.targets.map((id) => {
                const target = targetById(layout, id);
                return target ? (
                  <Ring key={id} shape={target.shape} colour={flashed.colour} isPulsing={!reducedMotion} />
                ) : null;
              })}
              {ringed.map((id) => {
                const target = targetById(layout, id);
                return target ? (
                  <Ring key={id} shape={target.shape} colour={colour.lamp} isPulsing={false} />
                ) : null;
              })}
              {stage ? (
                <Actors
                  view={view}
                  stage={stage}
                  layout={layout}
                  fonts={fonts}
                  camera={camera.scene}
                  ms={props.stepMs}
                />
              ) : null}
              {focus ? <Ring shape={focus.shape} colour={colour.paper} isPulsing={false} /> : null}
            </Group>
          )}
        </Canvas>
        <TargetLayer
          view={view}
          state={state}
          layout={layout}
          camera={camera}
          lit={lit}
          selected={selected}
          focused={focused}
          onTarget={props.onTarget}
          onFocus={props.onFocus}
        />
      </View>
    </GestureDetector>
  );
});

function Living({ view, state, layout }: Pick<BoardCanvasProps, 'view' | 'state' | 'layout'>) {
  const clock = useClock();
  return view.Life ? <view.Life state={state} layout={layout} clock={clock} /> : null;
}

function useClock(): SharedValue<number> {
  const clock = useSharedValue(0);
  useFrameCallback(({ timeSinceFirstFrame }) => {
    clock.set(timeSinceFirstFrame);
  });
  return clock;
}

const styles = StyleSheet.create({
  board: { flex: 1, overflow: 'hidden', backgroundColor: colour.ink },
  canvas: { ...StyleSheet.absoluteFill },
});
