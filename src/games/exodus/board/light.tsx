/** Light and dark on the floor plan: fog over rooms that nobody has entered, squares that can be picked, hatched grab zones. */
import {
  BlendMode,
  BlurMask,
  ClipOp,
  Group,
  Path,
  Picture,
  Skia,
  type SkCanvas,
  type SkPicture,
} from '@shopify/react-native-skia';

import { rectangle, rounded } from '../../../ui/art';
import type { Fonts } from '../../../ui/gameView';
import { ICON_BOX, ICONS } from '../../../ui/icons';
import { drawCentred } from '../../../ui/skia/lettering';
import { drawLayers, fillPaint, pathOf, recorded, strokePaint } from '../../../ui/skia/record';
import { colour } from '../../../ui/theme';
import { squareNamed, type Board, type Square } from '../plan';
import { boardOf, zoneOf } from '../queries';
import type { ExodusState } from '../state';
import { boxAround, boxOf, CELL, groundOf, squaresOf } from './floor';
import { BLOOD } from './looks';

/** The squares as one path; without any it is a path of nothing. */
export function squaresPath(board: Board, squares: readonly Square[], inset = 0): string {
  const size = CELL - 2 * inset;
  const parts = squares.map((square) => {
    const { x, y } = boxOf(board, square);
    return inset > 0 ? rounded(x + inset, y + inset, size, size, 6) : rectangle(x, y, size, size);
  });
  return parts.length === 0 ? 'M0 0' : parts.join('');
}

// Fog

/** Furniture and walls stay visible as shapes: the room is there, what waits in it is not known. */
function fogPicture(board: Board, room: string, fonts: Fonts): SkPicture {
  return recorded(`exodus fog ${board.id} ${room}`, (canvas) => {
    const squares = squaresOf(board, room);
    const box = boxAround(board, squares);
    canvas.save();
    canvas.clipPath(pathOf(squaresPath(board, squares)), ClipOp.Intersect, true);
    canvas.drawRect(Skia.XYWHRect(box.x, box.y, box.width, box.height), fillPaint('#0A1013', 0.66));
    const mist = Skia.Paint();
    mist.setShader(Skia.Shader.MakeFractalNoise(0.006, 0.014, 2, room.charCodeAt(0), 0, 0));
    mist.setColorFilter(
      Skia.ColorFilter.MakeMatrix([0, 0, 0, 0, 0.62, 0, 0, 0, 0, 0.7, 0, 0, 0, 0, 0.7, 1.5, 0, 0, 0, -0.52]),
    );
    mist.setBlendMode(BlendMode.Screen);
    canvas.drawRect(Skia.XYWHRect(box.x, box.y, box.width, box.height), mist);
    canvas.restore();
    drawUnseen(canvas, fonts, box.x + box.width / 2, box.y + box.height / 2, room);
  });
}

function drawUnseen(canvas: SkCanvas, fonts: Fonts, x: number, y: number, room: string): void {
  drawLayers(canvas, [
    { d: ICONS['sight-disabled'], fill: '#B4C0C0', at: { x: x - 19, y: y - 34, scale: 38 / ICON_BOX } },
  ]);
  drawCentred(canvas, fonts, {
    text: `Unseen ${room.toUpperCase()}`,
    x,
    y: y + 24,
    font: 'display600',
    size: 21,
    colour: '#C6CFCE',
    halo: { colour: '#0E1316', width: 4 },
  });
}

export function unseenRooms(state: ExodusState): string[] {
  return boardOf(state).rooms.filter((room) => !state.rooms.includes(room));
}

export function Fog({ state, fonts }: { state: ExodusState; fonts: Fonts }) {
  const board = boardOf(state);
  return (
    <Group>
      {unseenRooms(state).map((room) => (
        <Picture key={room} picture={fogPicture(board, room, fonts)} />
      ))}
    </Group>
  );
}

// Grab zones

function hatchPicture(): SkPicture {
  return recorded('exodus hatch', (canvas) => {
    const box = Skia.RRectXY(Skia.XYWHRect(4, 4, CELL - 8, CELL - 8), 6, 6);
    canvas.save();
    canvas.clipRRect(box, ClipOp.Intersect, true);
    canvas.drawRRect(box, fillPaint(BLOOD, 0.17));
    const stripes: string[] = [];
    for (let d = -CELL; d < CELL; d += 11) stripes.push(`M${d} ${CELL}l${CELL} ${-CELL}`);
    drawLayers(canvas, [{ d: stripes.join(''), stroke: BLOOD, width: 2.6, opacity: 0.5 }]);
    canvas.restore();
    canvas.drawRRect(box, strokePaint(BLOOD, 2, 0.8));
  });
}

export function GrabZones({ state }: { state: ExodusState }) {
  const board = boardOf(state);
  const squares = new Set(state.infected.flatMap((unit) => zoneOf(state, unit)));
  return (
    <Group>
      {[...squares]
        .filter((square) => !board.solid[square])
        .map((square) => {
          const { x, y } = boxOf(board, square);
          return (
            <Group key={square} transform={[{ translateX: x }, { translateY: y }]}>
              <Picture picture={hatchPicture()} />
            </Group>
          );
        })}
    </Group>
  );
}

// What can be picked

export function LitSquares({
  state,
  lit,
  selected,
}: {
  state: ExodusState;
  lit: ReadonlySet<string>;
  selected: ReadonlySet<string>;
}) {
  const board = boardOf(state);
  const named = (ids: ReadonlySet<string>) =>
    [...ids]
      .filter((id) => id.startsWith('square:'))
      .map((id) => squareNamed(board, id.slice('square:'.length)));
  const squares = named(lit);
  const chosen = named(selected);
  if (squares.length === 0 && chosen.length === 0) return null;
  const path = squaresPath(board, squares, 3.5);
  return (
    <Group>
      <Path path={squaresPath(board, squares)} color={colour.lamp} opacity={0.28}>
        <BlurMask blur={9} style="normal" />
      </Path>
      <Path path={path} color={colour.lamp} opacity={0.26} />
      <Path path={path} style="stroke" strokeWidth={4} color="#14100A" opacity={0.6} />
      <Path path={path} style="stroke" strokeWidth={2.2} color="#FFF0C4" />
      <Path path={squaresPath(board, chosen, 3.5)} style="stroke" strokeWidth={4} color={colour.lamp} />
    </Group>
  );
}

/** Everything but the lit squares sinks a little, so that the choice is seen at a glance. */
export function Veil({ state, lit }: { state: ExodusState; lit: ReadonlySet<string> }) {
  const board = boardOf(state);
  const squares = [...lit]
    .filter((id) => id.startsWith('square:'))
    .map((id) => squareNamed(board, id.slice('square:'.length)));
  if (squares.length === 0) return null;
  const { x: left, y: top, width, height } = groundOf(board);
  const holes = squares.map((square) => {
    const { x, y } = boxOf(board, square);
    return rectangle(x, y, CELL, CELL);
  });
  const whole = rectangle(left, top, width, height) + holes.join('');
  return <Path path={whole} fillType="evenOdd" color="#0A0F11" opacity={0.3} />;
}
