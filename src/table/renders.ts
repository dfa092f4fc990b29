/** What a browser test and the benchmarks see of the table from outside: how often it was rendered, and its camera. */
import { useEffect } from 'react';

import type { TableCamera } from './useCamera';

export const renders = { count: 0 };

Object.assign(globalThis, { tableRenders: renders });

export function useRenderCount(): void {
  // On purpose after every render.
  useEffect(() => {
    renders.count++;
  });
}

export function useExposedCamera(camera: TableCamera): void {
  useEffect(() => {
    Object.assign(globalThis, { tableCamera: camera });
  }, [camera]);
}
