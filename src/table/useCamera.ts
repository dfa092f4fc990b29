/**
 * The camera over the board. It lives in shared values and is moved by worklets only: while it moves, React renders nothing.
 * It goes by itself to what a decision is about, until the player takes hold of it.
 */
import type { Transforms3d } from '@shopify/react-native-skia';
import { useEffect, useMemo, useRef } from 'react';
import {
  cancelAnimation,
  Easing,
  useAnimatedReaction,
  useDerivedValue,
  useSharedValue,
  withTiming,
  type SharedValue,
} from 'react-native-reanimated';

import type { Box, Point, SceneCamera } from '../ui/gameView';
import {
  clamp,
  clearSize,
  shows,
  viewOf,
  wholeBoard,
  zoomAt,
  type Camera,
  type Frame,
  type Limits,
} from './cameraMath';

export interface TableCamera {
  readonly at: SharedValue<Camera>;
  readonly limits: SharedValue<Limits>;
  /** The player has moved the board: it stays where it was put. */
  readonly held: SharedValue<boolean>;
  readonly transform: SharedValue<Transforms3d>;
  readonly scene: SceneCamera;
  /** Ends a flight or a flick: a finger is on the board. */
  hold(): void;
  /** Makes a part of the board readable, if it is not. Does nothing while the player holds the camera, unless `force`. */
  show(box: Box | null, force?: boolean): void;
  showAll(): void;
  zoomBy(factor: number, focus?: Point): void;
  /** The canvas or what covers it has changed. */
  setFrame(frame: Frame): void;
  letGo(): void;
}

const FLIGHT = 480;
/** How many times closer than the first readable zoom the camera goes by itself. */
const CLOSE = 1.25;
const EMPTY: Frame = { width: 0, height: 0, top: 0, right: 0, bottom: 0, left: 0, slack: 0 };
const SHOWN: Transforms3d = [{ scale: 1 }];
const HIDDEN: Transforms3d = [{ scale: 0 }];

export function useCamera(
  bounds: Box,
  zoom: { readonly near: number; readonly max: number },
  reducedMotion: boolean,
): TableCamera {
  const limits = useSharedValue<Limits>({ bounds, frame: EMPTY, maxZoom: zoom.max });
  const at = useSharedValue<Camera>({ x: 0, y: 0, zoom: 1 });
  const held = useSharedValue(false);
  const flight = useFlight(at, limits);
  const transform = useDerivedValue<Transforms3d>(() => [
    { translateX: at.get().x },
    { translateY: at.get().y },
    { scale: at.get().zoom },
  ]);
  const isNear = useDerivedValue(() => at.get().zoom >= zoom.near);
  const unzoom = useDerivedValue<Transforms3d>(() => [{ scale: 1 / at.get().zoom }]);
  const near = useDerivedValue<Transforms3d>(() => (isNear.get() ? SHOWN : HIDDEN));
  const far = useDerivedValue<Transforms3d>(() => (isNear.get() ? HIDDEN : SHOWN));
  /** What the camera was last asked to show: asked again when a sheet or a turned phone changes what is clear. */
  const goal = useRef<Box | null>(null);

  useEffect(() => {
    limits.set({ ...limits.get(), bounds, maxZoom: zoom.max });
  }, [bounds, limits, zoom.max]);

  return useMemo(() => {
    const isReady = () => limits.get().frame.width > 0;
    const goTo = (target: Camera) => {
      if (reducedMotion) {
        flight.stop();
        at.set(target);
      } else flight.start(target);
    };
    return {
      at,
      limits,
      held,
      transform,
      scene: { unzoom, near, far },
      hold: flight.stop,
      show(box, force = false) {
        if (box === null || (held.get() && !force)) return;
        goal.current = box;
        if (!isReady()) return;
        if (!force && shows(at.get(), box, limits.get(), zoom.near)) return;
        goTo(viewOf(box, limits.get(), zoom.near * CLOSE));
      },
      showAll() {
        held.set(false);
        goal.current = null;
        goTo(wholeBoard(limits.get()));
      },
      zoomBy(factor, focus) {
        const { frame } = limits.get();
        const clear = clearSize(frame);
        held.set(true);
        const middle = { x: frame.left + clear.width / 2, y: frame.top + clear.height / 2 };
        goTo(zoomAt(at.get(), factor, focus ?? middle, limits.get()));
      },
      setFrame(frame) {
        const isFirst = !isReady();
        limits.set({ ...limits.get(), frame });
        if (frame.width === 0) return;
        const box = goal.current;
        const wanted = box ? viewOf(box, limits.get(), zoom.near * CLOSE) : wholeBoard(limits.get());
        if (isFirst) at.set(wanted);
        else if (held.get() || (box && shows(at.get(), box, limits.get(), zoom.near))) {
          at.set(clamp(at.get(), limits.get()));
        } else goTo(wanted);
      },
      letGo() {
        held.set(false);
      },
    };
  }, [at, far, flight, held, limits, near, reducedMotion, transform, unzoom, zoom.near]);
}

/** A flight keeps its heading: the middle of the view travels straight, the zoom changes evenly. */
function useFlight(at: SharedValue<Camera>, limits: SharedValue<Limits>) {
  const progress = useSharedValue(1);
  const from = useSharedValue<Camera>({ x: 0, y: 0, zoom: 1 });
  const to = useSharedValue<Camera>({ x: 0, y: 0, zoom: 1 });
  useAnimatedReaction(
    () => progress.get(),
    (t, before) => {
      if (before === null || t === before) return;
      at.set(between(from.get(), to.get(), t, limits.get().frame));
    },
  );
  return useMemo(
    () => ({
      start(target: Camera) {
        from.set(at.get());
        to.set(target);
        progress.set(0);
        progress.set(withTiming(1, { duration: FLIGHT, easing: Easing.out(Easing.cubic) }));
      },
      stop() {
        'worklet';
        cancelAnimation(progress);
      },
    }),
    [at, from, progress, to],
  );
}

function between(from: Camera, to: Camera, t: number, frame: Frame): Camera {
  'worklet';
  const zoom = from.zoom * Math.pow(to.zoom / from.zoom, t);
  const middle = { x: frame.width / 2, y: frame.height / 2 };
  // With an even zoom the view's middle must travel in step with it, or the picture swerves.
  const share =
    Math.abs(to.zoom - from.zoom) < 1e-6 ? t : (1 / zoom - 1 / from.zoom) / (1 / to.zoom - 1 / from.zoom);
  const mix = (a: number, b: number, centre: number) => {
    const start = (centre - a) / from.zoom;
    const end = (centre - b) / to.zoom;
    return centre - (start + (end - start) * share) * zoom;
  };
  return { zoom, x: mix(from.x, to.x, middle.x), y: mix(from.y, to.y, middle.y) };
}
