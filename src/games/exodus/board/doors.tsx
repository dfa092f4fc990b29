/** Doors as they stand: shut in blood red, open as a leaf turned into the room with the arc it swept. */
import { DashPathEffect, Group, Path, Picture, type SkPicture } from '@shopify/react-native-skia';

import { rectangle, rounded } from '../../../ui/art';
import { drawLayers, recorded } from '../../../ui/skia/record';
import { colour } from '../../../ui/theme';
import { boardOf } from '../queries';
import type { ExodusState } from '../state';
import { CELL, doorLine, middleOf, WALL } from './floor';
import { TEAL } from './looks';

/** Both are drawn for a door that lies flat, about its middle; the other ones are turned. */
const HALF = CELL * 0.34;

function framePicture(): SkPicture {
  const stub = CELL / 2 - HALF;
  return recorded('exodus door frame', (canvas) =>
    drawLayers(canvas, [
      {
        d: [-CELL / 2, HALF].map((x) => rectangle(x - 1.5, -WALL - 1.8, stub + 3, 2 * WALL + 3.6)).join(''),
        fill: '#0B1012',
      },
      { d: [-CELL / 2, HALF].map((x) => rectangle(x, -WALL, stub, 2 * WALL)).join(''), fill: '#8E9C9C' },
      {
        d: [-CELL / 2, HALF].map((x) => rectangle(x, -WALL + 1.6, stub, 2 * WALL - 3.2)).join(''),
        fill: '#C9D2CD',
      },
    ]),
  );
}

function shutPicture(wedged: boolean): SkPicture {
  return recorded(`exodus door shut ${wedged}`, (canvas) =>
    drawLayers(canvas, [
      {
        d: rounded(-HALF, -WALL - 1, 2 * HALF, 2 * WALL + 2, 2),
        fill: '#B3202F',
        stroke: '#22070B',
        width: 2,
      },
      {
        d: rectangle(-HALF + 3, -WALL + 1.4, HALF - 5, 2.4) + rectangle(2, -WALL + 1.4, HALF - 5, 2.4),
        fill: '#EE6270',
      },
      { d: `M0 ${-WALL - 1}v${2 * WALL + 2}`, stroke: '#22070B', width: 2 },
      ...(wedged
        ? [{ d: 'M-12 11L0 3L12 11Z', fill: colour.lamp, stroke: colour.ink, width: 1.4 } as const]
        : []),
    ]),
  );
}

function openPicture(wedged: boolean): SkPicture {
  return recorded(`exodus door open ${wedged}`, (canvas) =>
    drawLayers(canvas, [
      { d: rectangle(-HALF, -1.5, 2 * HALF, 3), fill: '#20292D', opacity: 0.6 },
      { d: rounded(-HALF - 1, -2 * HALF + 2, 7, 2 * HALF, 2), fill: TEAL, stroke: '#0B1012', width: 1.8 },
      { d: rectangle(-HALF + 3, -HALF + 4, 2, 6), fill: '#0B1012' },
      ...(wedged
        ? [{ d: 'M-12 11L0 3L12 11Z', fill: colour.lamp, stroke: colour.ink, width: 1.4 } as const]
        : []),
    ]),
  );
}

export function Doors({ state, lit }: { state: ExodusState; lit: ReadonlySet<string> }) {
  const board = boardOf(state);
  return (
    <Group>
      {board.doors.map((_, door) => {
        const line = doorLine(board, door);
        const { x, y } = middleOf(line);
        const wedged = state.wedged.includes(door);
        const open = state.doors[door] === true;
        return (
          <Group
            key={door}
            transform={[{ translateX: x }, { translateY: y }, { rotate: line.level ? 0 : Math.PI / 2 }]}
          >
            <Picture picture={framePicture()} />
            {open ? (
              <Path
                path={`M${-HALF} ${-2 * HALF + 2}A${2 * HALF} ${2 * HALF} 0 0 1 ${HALF} 0`}
                style="stroke"
                strokeWidth={1.6}
                color={TEAL}
              >
                <DashPathEffect intervals={[5, 4]} />
              </Path>
            ) : null}
            <Picture picture={open ? openPicture(wedged) : shutPicture(wedged)} />
            {lit.has(`door:${door}`) ? (
              <Path
                path={rounded(-HALF - 7, -15, 2 * HALF + 14, 30, 8)}
                style="stroke"
                strokeWidth={2.6}
                color={colour.lamp}
              />
            ) : null}
          </Group>
        );
      })}
    </Group>
  );
}
