/** The geometry of the island: every place has room, every piece stands in its place, every way follows its road. */
import { start } from '../../../src/core/engine';
import { plumIsland } from '../../../src/games/plum-island';
import { centre, fromAfar, layout, spots, way } from '../../../src/games/plum-island/board/layout';
import { ISLAND } from '../../../src/games/plum-island/board/island.generated';
import { CONNECTIONS, OFF_MAP } from '../../../src/games/plum-island/data/map';
import { AREA_IDS, SPACE_IDS } from '../../../src/games/plum-island/data/topology';

const { state } = start(plumIsland, plumIsland.defaults(4), 7);

function contains(ring: readonly (readonly [number, number])[], x: number, y: number): boolean {
  let inside = false;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [xi, yi] = ring[i] ?? [0, 0];
    const [xj, yj] = ring[j] ?? [0, 0];
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) inside = !inside;
  }
  return inside;
}

describe('the layout of the island', () => {
  it('gives every area an outline round its centre, and no two areas the same ground', () => {
    for (const id of AREA_IDS) {
      const { x, y } = centre(id);
      const owners = AREA_IDS.filter((other) => contains(ISLAND.outlines[other] ?? [], x, y));
      expect(owners).toEqual([id]);
    }
  });

  it('has a target for every area, gate and bridge, and for every piece on the map', () => {
    const ids = new Set(layout(state).targets.map((target) => target.id));
    expect(ids.size).toBe(layout(state).targets.length);
    for (const space of SPACE_IDS) expect(ids).toContain(`area:${space}`);
    for (let bridge = 1; bridge <= 9; bridge++) expect(ids).toContain(`bridge:${bridge}`);
    for (const [id, unit] of Object.entries(state.units)) {
      expect(ids.has(`unit:${id}`)).toBe((AREA_IDS as readonly string[]).includes(unit.at));
    }
    for (const stack of state.stacks) expect(ids).toContain(`horror:${stack.id}`);
  });

  it('stands pieces near the centre of their area, from north to south', () => {
    const standing = spots(state);
    for (const spot of standing) {
      const { x, y } = centre(spot.space);
      expect(Math.hypot(spot.x - x, spot.y - y)).toBeLessThan(spot.kind === 'craft' ? 100 : 46);
    }
    expect(standing.map((spot) => spot.y)).toEqual(standing.map((spot) => spot.y).sort((a, b) => a - b));
  });

  it('shows from afar at most one threat and one of ours in each place', () => {
    const seen = fromAfar(spots(state)).filter((spot) => spot.kind !== 'craft');
    for (const space of SPACE_IDS)
      expect(seen.filter((spot) => spot.space === space).length).toBeLessThanOrEqual(2);
  });

  it('leads along the road from one place to the next, in both directions', () => {
    for (const { from, to } of CONNECTIONS) {
      if (to === OFF_MAP) continue;
      const there = way(from, to);
      expect(there[0]).toEqual(centre(from));
      expect(there[there.length - 1]).toEqual(centre(to));
      expect(way(to, from as Parameters<typeof way>[0])).toEqual([...there].reverse());
    }
  });
});
