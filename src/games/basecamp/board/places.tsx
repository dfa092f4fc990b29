/** Places without a tile: dashed where the map could grow, lit where a tile may go now, and a look at what it would do there. */
import {
  DashPathEffect,
  Group,
  Path,
  Picture,
  RoundedRect,
  Skia,
  type SkCanvas,
} from '@shopify/react-native-skia';

import { circle } from '../../../ui/art';
import type { Fonts } from '../../../ui/gameView';
import { ICON_BOX, ICONS } from '../../../ui/icons';
import { drawCentred } from '../../../ui/skia/lettering';
import { drawLayers, recorded } from '../../../ui/skia/record';
import { colour } from '../../../ui/theme';
import { coordinates, type Cell } from '../geometry';
import type { BasecampState } from '../state';
import { centreOf, frontier, PITCH, TILE, tileBox } from './layout';
import { placing, tileInHand } from './placing';
import { facePicture, TileWords } from './tile';

const SLOT = '#FFE9B5';

function slotRect(cell: Cell) {
  const { x, y, width, height } = tileBox(cell, -2);
  return Skia.RRectXY(Skia.XYWHRect(x, y, width, height), 8, 8);
}

function Dashed({
  cell,
  tint,
  width,
  opacity = 1,
}: {
  cell: Cell;
  tint: string;
  width: number;
  opacity?: number;
}) {
  const path = Skia.PathBuilder.Make().addRRect(slotRect(cell)).build();
  return (
    <Path path={path} style="stroke" strokeWidth={width} color={tint} opacity={opacity}>
      <DashPathEffect intervals={[11, 8]} />
    </Path>
  );
}

function drawExplore(canvas: SkCanvas, fonts: Fonts): void {
  drawLayers(canvas, [{ d: ICONS.compass, fill: SLOT, at: { x: -16, y: -24, scale: 32 / ICON_BOX } }]);
  drawCentred(canvas, fonts, { text: 'Explore', x: 0, y: 29, font: 'display700', size: 18, colour: SLOT });
}

export interface PlacesProps {
  readonly state: BasecampState;
  readonly fonts: Fonts;
  readonly lit: ReadonlySet<string>;
  readonly selected: ReadonlySet<string>;
}

export function Places({ state, fonts, lit, selected }: PlacesProps) {
  const held = tileInHand(state);
  return (
    <Group>
      {frontier(state).map((cell) => {
        const id = `cell:${cell}`;
        const picked = held !== null && selected.has(id);
        if (picked) return <Planned key={cell} fonts={fonts} cell={cell} held={held} />;
        if (!lit.has(id) && !selected.has(id))
          return <Dashed key={cell} cell={cell} tint="#8A9A84" width={1.8} opacity={0.34} />;
        const { x, y } = centreOf(cell);
        return (
          <Group key={cell}>
            <RoundedRect rect={slotRect(cell)} color={colour.lamp} opacity={selected.has(id) ? 0.26 : 0.14} />
            {held === null ? null : (
              <Group transform={[{ translateX: x }, { translateY: y }]} opacity={0.34}>
                <Picture picture={facePicture(held.tile, false)} />
              </Group>
            )}
            <Dashed cell={cell} tint={SLOT} width={3} />
            {held === null ? (
              <Group transform={[{ translateX: x }, { translateY: y }]}>
                <Picture picture={recorded('unknown explore', (canvas) => drawExplore(canvas, fonts))} />
              </Group>
            ) : null}
          </Group>
        );
      })}
    </Group>
  );
}

/** The tile in hand as it would lie there. */
function Planned({
  fonts,
  cell,
  held,
}: {
  fonts: Fonts;
  cell: Cell;
  held: NonNullable<ReturnType<typeof tileInHand>>;
}) {
  const { x, y } = centreOf(cell);
  return (
    <Group>
      <Group transform={[{ translateX: x }, { translateY: y }]} opacity={0.92}>
        <Picture picture={facePicture(held.tile, false)} />
      </Group>
      <TileWords cell={cell} tile={{ kind: held.tile, cleared: false }} fonts={fonts} />
    </Group>
  );
}

/** Over the tiles: links to neighbours, walls against them, places that open up, and crosses on places that would be lost. */
export function PlanMarks({ state, selected }: Pick<PlacesProps, 'state' | 'selected'>) {
  const held = tileInHand(state);
  const cell = held === null ? undefined : frontier(state).find((one) => selected.has(`cell:${one}`));
  if (held === null || cell === undefined) return null;
  const plan = placing(state, held.tile, held.explorer, cell);
  return (
    <Group>
      <Dashed cell={cell} tint={plan.cutsOff ? colour.danger : SLOT} width={3.4} />
      {plan.joins.map((next) => (
        <Between key={next} from={cell} to={next} kind="link" />
      ))}
      {plan.walls.map((next) => (
        <Between key={next} from={cell} to={next} kind="wall" />
      ))}
      {plan.opens.map((next) => (
        <Dashed key={next} cell={next} tint="#9FD3B0" width={2.4} />
      ))}
      {plan.closes.map((next) => {
        const at = centreOf(next);
        return (
          <Group key={next} transform={[{ translateX: at.x }, { translateY: at.y }]}>
            <Picture picture={recorded('unknown closed', drawClosed)} />
          </Group>
        );
      })}
    </Group>
  );
}

function drawClosed(canvas: SkCanvas): void {
  drawLayers(canvas, [
    { d: circle(0, 0, 15), fill: '#2A1210', stroke: colour.danger, width: 2.4 },
    { d: 'M-6 -6L6 6M6 -6L-6 6', stroke: colour.danger, width: 3.4, cap: 'round' },
  ]);
}

function drawLink(canvas: SkCanvas): void {
  drawLayers(canvas, [
    { d: circle(0, 0, 13), fill: '#11281B', stroke: '#9FD3B0', width: 2.2 },
    { d: 'M-7 -4L-1 -4M-7 4L-1 4M1 -4L7 -4M1 4L7 4M-7 0H7', stroke: '#9FD3B0', width: 2.2, cap: 'round' },
  ]);
}

function drawWall(canvas: SkCanvas): void {
  const length = TILE - 14;
  drawLayers(canvas, [
    { d: `M0 ${-length / 2}V${length / 2}`, stroke: colour.ink, width: 12, cap: 'round' },
    { d: `M0 ${-length / 2}V${length / 2}`, stroke: colour.danger, width: 6, cap: 'round' },
  ]);
}

function Between({ from, to, kind }: { from: Cell; to: Cell; kind: 'link' | 'wall' }) {
  const [x0, y0] = coordinates(from);
  const [x1, y1] = coordinates(to);
  const isAcross = y0 === y1;
  return (
    <Group
      transform={[
        { translateX: ((x0 + x1) / 2) * PITCH },
        { translateY: ((y0 + y1) / 2) * PITCH },
        { rotate: isAcross ? 0 : Math.PI / 2 },
      ]}
    >
      <Picture
        picture={kind === 'link' ? recorded('unknown link', drawLink) : recorded('unknown wall', drawWall)}
      />
    </Group>
  );
}
