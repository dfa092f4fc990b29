/** The mouse wheel zooms about the pointer; so does a pinch on a touchpad, which browsers report as a wheel with Ctrl. */
import { useEffect, type RefObject } from 'react';
import type { View } from 'react-native';

import { zoomAt } from './cameraMath';
import type { TableCamera } from './useCamera';

const NOTCH = 0.0016;
const PINCH = 0.01;
/** Lines and pages in pixels, for browsers that count so. */
const UNIT = [1, 16, 400];

export function useWheel(board: RefObject<View | null>, camera: TableCamera): void {
  useEffect(() => {
    const element = board.current as unknown as HTMLElement | null;
    if (!element) return;
    const { at, limits, held, hold } = camera;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      hold();
      held.set(true);
      const { left, top } = element.getBoundingClientRect();
      const turned = event.deltaY * (UNIT[event.deltaMode] ?? 1) * (event.ctrlKey ? PINCH : NOTCH);
      const focus = { x: event.clientX - left, y: event.clientY - top };
      at.set(zoomAt(at.get(), Math.exp(-turned), focus, limits.get()));
    };
    // Not passive: the page must not scroll or zoom as well.
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [board, camera]);
}
