/** How each bridge lies: free of drawing, so that geometry can be tested alone. */
import { ISLAND } from './island.generated';

/** Middle and half length of a bridge, and how it lies. */
export function bridgePlace(number: number): { x: number; y: number; angle: number; length: number } {
  const span = ISLAND.bridges.find((bridge) => bridge.bridge === number)?.span ?? [
    [0, 0],
    [0, 0],
  ];
  const [[x1, y1], [x2, y2]] = span as [[number, number], [number, number]];
  return {
    x: (x1 + x2) / 2,
    y: (y1 + y2) / 2,
    angle: (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI,
    length: Math.hypot(x2 - x1, y2 - y1) + 12,
  };
}
