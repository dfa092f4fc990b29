/** Pictures on demand: where a noise would wake the house, and who sees how far. The zone of a reaction shows by itself. */
import { DashPathEffect, Group, Path, Skia, type SkPath } from '@shopify/react-native-skia';

import { around, CELLS, cellOf, type Cell } from '../geometry';
import { sightFrom } from '../passages';
import { occupiedRooms, type DarkestState } from '../state';
import { cellBox, centreOf } from './floor';
import { outline } from './ground';
import { EMBER } from './looks';

const SIGHT = '#7FE0D4';

export function Overlay({ state, overlay }: { state: DarkestState; overlay: string | null }) {
  if (overlay === 'sight') return <Sight state={state} />;
  if (overlay === 'zone')
    return (
      <Group>
        {occupiedRooms(state).map((room) => (
          <Zone key={room} cells={around(cellOf(room))} />
        ))}
      </Group>
    );
  return state.reaction ? <Zone cells={state.reaction.zone} /> : null;
}

/** Tiles as one area with a dashed edge round all of them. */
function Zone({ cells }: { cells: readonly Cell[] }) {
  const path = Skia.PathBuilder.Make();
  const inside = new Set(cells);
  for (const cell of CELLS) {
    if (!inside.has(cell)) continue;
    const { x, y, width, height } = cellBox(cell);
    path.addRect(Skia.XYWHRect(x, y, width, height));
  }
  const area = path.build();
  return (
    <Group>
      <Path path={area} color={EMBER} opacity={0.15} />
      <Path path={rim(inside)} style="stroke" strokeWidth={3} color={EMBER} strokeCap="round">
        <DashPathEffect intervals={[9, 7]} />
      </Path>
    </Group>
  );
}

/** Edges of tiles behind which the zone ends, a little inside the wall. */
function rim(inside: ReadonlySet<Cell>): SkPath {
  const path = Skia.PathBuilder.Make();
  const inset = 9;
  for (const cell of inside) {
    const { x, y, width, height } = cellBox(cell);
    const [row, column] = [Number(cell[0]), Number(cell[1])];
    const open = (dRow: number, dColumn: number) => !inside.has(`${row + dRow}${column + dColumn}`);
    if (open(-1, 0)) path.moveTo(x, y + inset).lineTo(x + width, y + inset);
    if (open(1, 0)) path.moveTo(x, y + height - inset).lineTo(x + width, y + height - inset);
    if (open(0, -1)) path.moveTo(x + inset, y).lineTo(x + inset, y + height);
    if (open(0, 1)) path.moveTo(x + width - inset, y).lineTo(x + width - inset, y + height);
  }
  return path.build();
}

function Sight({ state }: { state: DarkestState }) {
  const rooms = occupiedRooms(state);
  const seen = new Set(rooms.flatMap((room) => sightFrom(state, room)));
  const lines = Skia.PathBuilder.Make();
  for (const room of rooms) {
    const from = centreOf(state.house, room);
    for (const other of sightFrom(state, room)) {
      if (other === room) continue;
      const to = centreOf(state.house, other);
      lines.moveTo(from.x, from.y).lineTo(to.x, to.y);
    }
  }
  return (
    <Group>
      {[...seen].map((room) => (
        <Path key={room} path={outline(state.house, room)} color={SIGHT} opacity={0.2} />
      ))}
      <Path path={lines.build()} style="stroke" strokeWidth={2.6} color={SIGHT} strokeCap="round">
        <DashPathEffect intervals={[2, 7]} />
      </Path>
    </Group>
  );
}
