/**
 * Where the camera may be. A point of the board is drawn at `point * zoom + (x, y)`. Every function is a worklet: it runs on
 * the UI thread while a finger moves, and in plain Node in a test.
 */
import type { Box, Point, Size } from '../ui/gameView';

export interface Camera extends Point {
  readonly zoom: number;
}

/** The canvas, and how much of each side is covered by the strip, the sheet or a panel. */
export interface Frame extends Size {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
  /** How far the edge of the board can be dragged inside, so that no corner of it stays under a button. */
  readonly slack: number;
}

export interface Limits {
  readonly bounds: Box;
  readonly frame: Frame;
  readonly maxZoom: number;
}

export function clearSize(frame: Frame): Size {
  'worklet';
  return {
    width: Math.max(1, frame.width - frame.left - frame.right),
    height: Math.max(1, frame.height - frame.top - frame.bottom),
  };
}

/** The zoom at which the whole board is seen. */
export function fitZoom({ bounds, frame, maxZoom }: Limits): number {
  'worklet';
  const clear = clearSize(frame);
  return Math.min(maxZoom, clear.width / bounds.width, clear.height / bounds.height);
}

/** Keeps the board in the clear part of the canvas; one that is smaller than that stays centred. */
export function clamp(camera: Camera, limits: Limits): Camera {
  'worklet';
  const { bounds, frame, maxZoom } = limits;
  const zoom = Math.min(maxZoom, Math.max(fitZoom(limits), camera.zoom));
  const clear = clearSize(frame);
  const slide = (offset: number, start: number, length: number, edge: number, room: number) => {
    const drawn = length * zoom;
    const least = edge + room - drawn - start * zoom;
    const most = edge - start * zoom;
    if (drawn <= room) return (least + most) / 2;
    return Math.min(most + frame.slack, Math.max(least - frame.slack, offset));
  };
  return {
    zoom,
    x: slide(camera.x, bounds.x, bounds.width, frame.left, clear.width),
    y: slide(camera.y, bounds.y, bounds.height, frame.top, clear.height),
  };
}

/** How far the camera may slide on each axis at this zoom: the walls that a flick comes to rest at. */
export function slideRange(zoom: number, limits: Limits): { x: [number, number]; y: [number, number] } {
  'worklet';
  const low = clamp({ zoom, x: -1e9, y: -1e9 }, limits);
  const high = clamp({ zoom, x: 1e9, y: 1e9 }, limits);
  return { x: [low.x, high.x], y: [low.y, high.y] };
}

/** Zooms by a factor while the point under the fingers stays under them. */
export function zoomAt(camera: Camera, factor: number, focus: Point, limits: Limits): Camera {
  'worklet';
  const zoom = Math.min(limits.maxZoom, Math.max(fitZoom(limits), camera.zoom * factor));
  const real = zoom / camera.zoom;
  return clamp(
    { zoom, x: focus.x - (focus.x - camera.x) * real, y: focus.y - (focus.y - camera.y) * real },
    limits,
  );
}

export function wholeBoard(limits: Limits): Camera {
  'worklet';
  return clamp({ zoom: 0, x: 0, y: 0 }, limits);
}

/** A view in which a part of the board fills the clear part of the canvas, but no closer than `closest`. */
export function viewOf(box: Box, limits: Limits, closest: number): Camera {
  'worklet';
  const clear = clearSize(limits.frame);
  const margin = 0.82;
  const zoom = Math.max(
    fitZoom(limits),
    Math.min(
      closest,
      limits.maxZoom,
      (clear.width * margin) / box.width,
      (clear.height * margin) / box.height,
    ),
  );
  return clamp(
    {
      zoom,
      x: limits.frame.left + clear.width / 2 - (box.x + box.width / 2) * zoom,
      y: limits.frame.top + clear.height / 2 - (box.y + box.height / 2) * zoom,
    },
    limits,
  );
}

/** Whether a part of the board is already in the clear part of the canvas, and large enough to read. */
export function shows(camera: Camera, box: Box, limits: Limits, readable: number): boolean {
  'worklet';
  const { frame } = limits;
  const left = box.x * camera.zoom + camera.x;
  const top = box.y * camera.zoom + camera.y;
  return (
    camera.zoom >= readable &&
    left >= frame.left &&
    top >= frame.top &&
    left + box.width * camera.zoom <= frame.width - frame.right &&
    top + box.height * camera.zoom <= frame.height - frame.bottom
  );
}

export function toBoard(camera: Camera, screen: Point): Point {
  'worklet';
  return { x: (screen.x - camera.x) / camera.zoom, y: (screen.y - camera.y) / camera.zoom };
}
