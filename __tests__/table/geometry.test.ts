/** Camera arithmetic, hit testing, the way of the arrow keys, and the arrangement of the screen. */
import { arrange } from '../../src/table/arrangement';
import { clamp, shows, toBoard, viewOf, wholeBoard, zoomAt, type Limits } from '../../src/table/cameraMath';
import { hit, neighbour } from '../../src/table/hit';
import type { Shape, Target } from '../../src/ui/gameView';

const limits: Limits = {
  bounds: { x: 0, y: 0, width: 1000, height: 1000 },
  frame: { width: 400, height: 800, top: 0, right: 0, bottom: 300, left: 0, slack: 64 },
  maxZoom: 3,
};

describe('the camera', () => {
  it('shows the whole board in the part that no sheet covers', () => {
    const { zoom, x, y } = wholeBoard(limits);
    expect(zoom).toBeCloseTo(0.4);
    expect([x, y]).toEqual([0, 50]);
  });

  it('lets an edge of the board be dragged inside as far as a button reaches, and no further', () => {
    expect(clamp({ zoom: 1, x: 500, y: 500 }, limits)).toEqual({ zoom: 1, x: 64, y: 64 });
    expect(clamp({ zoom: 1, x: -5000, y: -5000 }, limits)).toEqual({ zoom: 1, x: -664, y: -564 });
    expect(clamp({ zoom: 0.4, x: 500, y: 500 }, limits)).toEqual(wholeBoard(limits));
    expect(clamp({ zoom: 99, x: 0, y: 0 }, limits).zoom).toBe(3);
  });

  it('keeps the point under the fingers under them', () => {
    const before = { zoom: 1, x: -200, y: -200 };
    const focus = { x: 150, y: 220 };
    const after = zoomAt(before, 1.5, focus, limits);
    expect(toBoard(after, focus)).toEqual(toBoard(before, focus));
  });

  it('goes to a place so that it can be read', () => {
    const box = { x: 700, y: 700, width: 100, height: 100 };
    const at = viewOf(box, limits, 1.2);
    expect(at.zoom).toBe(1.2);
    expect(shows(at, box, limits, 1)).toBe(true);
    expect(shows(wholeBoard(limits), box, limits, 1)).toBe(false);
  });
});

function target(id: string, shape: Shape, z = 0): Target {
  const at = shape.kind === 'polygon' ? { x: 0, y: 0 } : { x: shape.x, y: shape.y };
  return { id, kind: 'place', shape, at, z, label: id, facets: {} };
}
const area = target('area', {
  kind: 'polygon',
  points: [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
    { x: 0, y: 100 },
  ],
});
const piece = target('piece', { kind: 'circle', x: 20, y: 20, r: 10 }, 1);

describe('a tap', () => {
  it('hits the topmost thing, and a lit one before whatever lies on it', () => {
    expect(hit([area, piece], { x: 20, y: 20 }, 1, new Set())?.id).toBe('piece');
    expect(hit([area, piece], { x: 20, y: 20 }, 1, new Set(['area']))?.id).toBe('area');
    expect(hit([area, piece], { x: 90, y: 90 }, 1, new Set())).toBeNull();
  });

  it('may miss something lit by half a finger, whatever the zoom', () => {
    const lit = new Set(['piece']);
    expect(hit([piece], { x: 45, y: 20 }, 1, lit)?.id).toBe('piece');
    expect(hit([piece], { x: 45, y: 20 }, 4, lit)).toBeNull();
    expect(hit([piece], { x: 45, y: 20 }, 1, new Set())).toBeNull();
  });
});

it('leads the arrow keys to the nearest neighbour in that direction', () => {
  const dots = [
    [0, 0],
    [50, 5],
    [100, 0],
    [0, 60],
  ].map(([x = 0, y = 0], n) => target(`${n}`, { kind: 'circle', x, y, r: 5 }));
  expect(neighbour(dots, null, 'right')?.id).toBe('0');
  expect(neighbour(dots, '0', 'right')?.id).toBe('1');
  expect(neighbour(dots, '1', 'right')?.id).toBe('2');
  expect(neighbour(dots, '0', 'down')?.id).toBe('3');
  expect(neighbour(dots, '0', 'left')).toBeNull();
});

describe('the arrangement', () => {
  it.each([
    ['phone', 390, 844, 1, 'below', false],
    ['phone on its side', 844, 390, 1, 'beside', false],
    ['tablet', 1180, 820, 1, 'floating', true],
    ['desktop', 1440, 900, 1, 'floating', true],
    ['tablet with text at 200 %', 1180, 820, 2, 'beside', false],
  ] as const)('%s', (_, width, height, scale, sheet, panels) => {
    const found = arrange({ width, height }, scale);
    expect([found.sheet, found.panels.log]).toEqual([sheet, panels]);
  });

  it('keeps the sheet of a phone to forty per cent', () => {
    expect(arrange({ width: 390, height: 844 }, 1).sheetMaxHeight).toBeLessThanOrEqual(338);
  });
});
