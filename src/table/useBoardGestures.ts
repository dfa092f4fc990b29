/** Fingers and mouse on the board: drag, flick, pinch and tap. Everything but the tap stays on the UI thread. */
import { useMemo } from 'react';
import { Gesture } from 'react-native-gesture-handler';
import { cancelAnimation, useAnimatedReaction, useSharedValue, withDecay } from 'react-native-reanimated';
import { scheduleOnRN } from 'react-native-worklets';

import { clamp, slideRange, toBoard, zoomAt } from './cameraMath';
import type { TableCamera } from './useCamera';

/** `x` and `y` on the board, and on the screen. */
export type OnTap = (x: number, y: number, screenX: number, screenY: number) => void;

export function useBoardGestures(camera: TableCamera, onTap: OnTap, reducedMotion: boolean) {
  const { at, limits, held, hold } = camera;
  const flickX = useSharedValue(0);
  const flickY = useSharedValue(0);
  const isFlicked = useSharedValue(false);

  useAnimatedReaction(
    () => ({ x: flickX.get(), y: flickY.get() }),
    ({ x, y }) => {
      if (isFlicked.get()) at.set(clamp({ zoom: at.get().zoom, x, y }, limits.get()));
    },
  );

  return useMemo(() => {
    const grab = () => {
      'worklet';
      hold();
      isFlicked.set(false);
      cancelAnimation(flickX);
      cancelAnimation(flickY);
    };
    const pan = Gesture.Pan()
      .averageTouches(true)
      .minDistance(4)
      .onStart(() => {
        grab();
        held.set(true);
      })
      .onChange((event) => {
        const { x, y, zoom } = at.get();
        at.set(clamp({ zoom, x: x + event.changeX, y: y + event.changeY }, limits.get()));
      })
      .onEnd((event) => {
        if (reducedMotion || Math.hypot(event.velocityX, event.velocityY) < 120) return;
        const range = slideRange(at.get().zoom, limits.get());
        flickX.set(at.get().x);
        flickY.set(at.get().y);
        isFlicked.set(true);
        flickX.set(withDecay({ velocity: event.velocityX, clamp: range.x }));
        flickY.set(withDecay({ velocity: event.velocityY, clamp: range.y }));
      });
    const pinch = Gesture.Pinch()
      .onStart(() => {
        grab();
        held.set(true);
      })
      .onChange((event) => {
        const focus = { x: event.focalX, y: event.focalY };
        at.set(zoomAt(at.get(), event.scaleChange, focus, limits.get()));
      });
    const tap = Gesture.Tap()
      .maxDistance(10)
      .onEnd((event, isSuccess) => {
        if (!isSuccess) return;
        const point = toBoard(at.get(), event);
        scheduleOnRN(onTap, point.x, point.y, event.x, event.y);
      });
    return Gesture.Simultaneous(pan, pinch, tap);
  }, [at, flickX, flickY, held, hold, isFlicked, limits, onTap, reducedMotion]);
}
