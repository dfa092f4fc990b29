/** Building by hand: the tiles on the lawn, the plot that waits, how the picked tile would lie there, where cameras could look. */
import { Group, Picture, Skia } from '@shopify/react-native-skia';

import { circle, rounded } from '../../../ui/art';
import type { Fonts, Point } from '../../../ui/gameView';
import { drawCentred, wrap } from '../../../ui/skia/lettering';
import { drawLayers, recorded } from '../../../ui/skia/record';
import { colour } from '../../../ui/theme';
import { TILE as TILE_ROW, type TileId } from '../data/tiles';
import { CELLS, EMPTY, type Cell } from '../geometry';
import type { DarkestState } from '../state';
import { building, lawnTiles, nextPlot, SMALL, turnPlaces } from './building';
import { ShutDoors } from './doors';
import { cellBox, TILE } from './floor';
import { floorsPicture, wallsPicture } from './ground';
import { layout } from './layout';
import { Cone } from './light';
import { EMBER } from './looks';

interface YardProps {
  readonly state: DarkestState;
  readonly fonts: Fonts;
  readonly lit: ReadonlySet<string>;
  readonly selected: ReadonlySet<string>;
}

export function BuildingYard(props: YardProps) {
  return building(props.state) ? <Yard {...props} /> : <Aims {...props} />;
}

function Yard({ state, fonts, lit, selected }: YardProps) {
  const plot = nextPlot(state);
  const picked = lawnTiles(state).find(({ tile }) => selected.has(`lawn:${tile}`));
  const turn =
    plot === null ? undefined : turnPlaces(plot).find(({ rotation }) => selected.has(`turn:${rotation}`));
  return (
    <Group>
      {lawnTiles(state).map(({ tile, box }) => (
        <Group
          key={tile}
          opacity={lit.size === 0 || lit.has(`lawn:${tile}`) || picked?.tile === tile ? 1 : 0.34}
        >
          <Thumb tile={tile} rotation={0} x={box.x} y={box.y} size={SMALL} />
          <Group transform={[{ translateX: box.x }, { translateY: box.y }]}>
            <Picture picture={thumbFrame(tile, lit.has(`lawn:${tile}`), picked?.tile === tile, fonts)} />
          </Group>
        </Group>
      ))}
      {plot !== null && <Plot cell={plot} />}
      {plot !== null && picked && (
        <Group opacity={0.92}>
          <Thumb tile={picked.tile} rotation={turn?.rotation ?? 0} {...cellBox(plot)} size={TILE} />
        </Group>
      )}
      {plot !== null &&
        turnPlaces(plot)
          .filter(({ rotation }) => lit.has(`turn:${rotation}`) && picked)
          .map(({ rotation, x, y }) => (
            <Arrow
              key={rotation}
              at={{ x, y }}
              quarters={rotation / 90}
              isPicked={turn?.rotation === rotation}
            />
          ))}
    </Group>
  );
}

/** One tile by itself: a house in which nothing else has been laid, seen through a window. */
function Thumb({
  tile,
  rotation,
  x,
  y,
  size,
}: {
  tile: TileId;
  rotation: number;
  x: number;
  y: number;
  size: number;
}) {
  // Drawn where edges of the house are far away, so that all four edges of the tile show as they are.
  const cell: Cell = '23';
  const house = CELLS.map((one) => (one === cell ? `${tile}@${rotation}` : EMPTY)).join(' ');
  const box = cellBox(cell);
  const scale = size / TILE;
  return (
    <Group clip={Skia.XYWHRect(x - 3, y - 3, size + 6, size + 6)}>
      <Group
        transform={[
          { translateX: x },
          { translateY: y },
          { scale },
          { translateX: -box.x },
          { translateY: -box.y },
        ]}
      >
        <Picture picture={floorsPicture(house)} />
        <Picture picture={wallsPicture(house)} />
        <ShutDoors house={house} />
      </Group>
    </Group>
  );
}

function thumbFrame(tile: TileId, isLit: boolean, isPicked: boolean, fonts: Fonts) {
  return recorded(`house thumb ${tile} ${isLit} ${isPicked}`, (canvas) => {
    const { name, side, camera } = TILE_ROW[tile];
    const words = wrap(fonts, 'display600', 10, side ? `${name}, ${side.name}` : name, SMALL - 4).slice(0, 2);
    drawLayers(canvas, [
      {
        d: rounded(-3, -3, SMALL + 6, SMALL + 6, 5),
        stroke: isPicked ? EMBER : isLit ? colour.lamp : '#3A3F72',
        width: 2.6,
      },
    ]);
    words.forEach((line, at) =>
      drawCentred(canvas, fonts, {
        text: line,
        x: SMALL / 2,
        y: 12 + at * 10,
        font: 'display600',
        size: 10,
        colour: '#F6F0E2',
        halo: { colour: '#120F22', width: 3 },
      }),
    );
    if (camera)
      drawLayers(canvas, [
        { d: circle(SMALL - 9, SMALL - 9, 4.4), fill: '#E4E8FF', stroke: '#241F3E', width: 2 },
      ]);
  });
}

function Plot({ cell }: { cell: Cell }) {
  const { x, y, width, height } = cellBox(cell);
  return (
    <Group transform={[{ translateX: x }, { translateY: y }]}>
      <Picture
        picture={recorded('house plot', (canvas) =>
          drawLayers(canvas, [
            { d: rounded(6, 6, width - 12, height - 12, 9), fill: colour.lamp, opacity: 0.2 },
            { d: rounded(6, 6, width - 12, height - 12, 9), stroke: colour.lamp, width: 3 },
          ]),
        )}
      />
    </Group>
  );
}

const ARROW = 'M-9 4L0 -8L9 4Z';

function Arrow({ at, quarters, isPicked }: { at: Point; quarters: number; isPicked: boolean }) {
  return (
    <Group transform={[{ translateX: at.x }, { translateY: at.y }, { rotate: (quarters * Math.PI) / 2 }]}>
      <Picture
        picture={recorded(`house arrow ${isPicked}`, (canvas) =>
          drawLayers(canvas, [
            { d: circle(0, 0, 14), fill: '#171320', stroke: isPicked ? EMBER : colour.lamp, width: 2.4 },
            { d: ARROW, fill: isPicked ? EMBER : colour.lamp },
          ]),
        )}
      />
    </Group>
  );
}

/** While a camera is being aimed: an arrow for each of the best directions, and the view of the one that is picked. */
function Aims({ state, lit, selected }: YardProps) {
  const frame = state.frames[state.frames.length - 1];
  if (frame?.step !== 'cameraDirection') return null;
  const [cell] = (frame as { cameras?: readonly Cell[] }).cameras ?? [];
  if (cell === undefined) return null;
  const aims = layout(state).targets.filter(({ id }) => id.startsWith('aim:'));
  return (
    <Group>
      {aims.map(({ id, at }) => {
        const direction = Number(id.slice(4));
        const isPicked = selected.has(id);
        if (!lit.has(id) && !isPicked) return null;
        return (
          <Group key={id}>
            <Cone state={state} cell={cell} direction={direction} strength={isPicked ? 1 : 0.45} />
            <Arrow at={at} quarters={direction} isPicked={isPicked} />
          </Group>
        );
      })}
    </Group>
  );
}
