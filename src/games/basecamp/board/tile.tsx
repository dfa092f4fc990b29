/** A tile as a piece of card: its illustration, the edge of its kind, what is written on it. Each is recorded once. */
import { ClipOp, Group, Picture, Skia, type SkCanvas, type SkPicture } from '@shopify/react-native-skia';

import { rounded } from '../../../ui/art';
import type { Fonts } from '../../../ui/gameView';
import { ICON_BOX, ICONS } from '../../../ui/icons';
import { drawCentred, drawFromLeft, widthOf } from '../../../ui/skia/lettering';
import { drawLayers, fillPaint, pathOf, recorded, strokePaint } from '../../../ui/skia/record';
import { colour } from '../../../ui/theme';
import type { Good } from '../data/goods';
import { TILES, type TileKind } from '../data/tiles';
import { BASE, coordinates, type Cell } from '../geometry';
import type { Tile } from '../state';
import { BOX, TILE_ART } from './art';
import { centreOf, TILE } from './layout';
import { EDGE, GOOD } from './looks';

const HALF = TILE / 2;
const CARD = rounded(-HALF, -HALF, TILE, TILE, 9);
const SHADOW = rounded(-HALF + 2, -HALF + 5, TILE, TILE, 9);
const FRAME = rounded(-HALF + 1.2, -HALF + 1.2, TILE - 2.4, TILE - 2.4, 8);

/** Names that would not fit a tile as they are. */
const SHORT: Partial<Record<TileKind, string>> = {
  keyLockerAnimal: 'Key Locker',
  keyLockerBeast: 'Key Locker',
  keyLockerMonster: 'Key Locker',
  medicineScrap: 'Med. / Scrap',
  ammoMedicine: 'Ammo / Med.',
  foodMedicine: 'Food / Med.',
  ammoFood: 'Ammo / Food',
  foodScrap: 'Food / Scrap',
  ammoScrap: 'Ammo / Scrap',
};
const NAME_SIZES = [16.5, 15.4] as const;

/** Washed out and darker: flipped over, it has nothing more to give. */
const SPENT = [0.5, 0.3, 0.1, 0, 0.01, 0.22, 0.56, 0.1, 0, 0.01, 0.2, 0.3, 0.36, 0, 0.015, 0, 0, 0, 1, 0];

/** Pieces of card never lie quite straight. */
export function turnOf(cell: Cell): number {
  const [x, y] = coordinates(cell);
  return cell === BASE ? 0 : (((((x * 7 + y * 5) % 3) + 3) % 3) - 1) * 0.011;
}

export function isImpassable({ kind, cleared }: Pick<Tile, 'kind' | 'cleared'>): boolean {
  return TILES[kind].impassable === true && !cleared;
}

/** The illustration alone, filling a square about the origin. */
export function drawArt(canvas: SkCanvas, kind: TileKind, side: number): void {
  canvas.save();
  canvas.translate(-side / 2, -side / 2);
  canvas.scale(side / BOX, side / BOX);
  drawLayers(canvas, TILE_ART[kind]);
  canvas.restore();
}

export function facePicture(kind: TileKind, cleared: boolean): SkPicture {
  return recorded(`unknown tile ${kind} ${cleared}`, (canvas) => {
    const { category } = TILES[kind];
    canvas.drawPath(pathOf(SHADOW), fillPaint('#000000', 0.42));
    canvas.save();
    canvas.clipPath(pathOf(CARD), ClipOp.Intersect, true);
    if (cleared) {
      const washed = Skia.Paint();
      washed.setColorFilter(Skia.ColorFilter.MakeMatrix(SPENT));
      canvas.saveLayer(washed);
      drawArt(canvas, kind, TILE);
      canvas.restore();
    } else {
      drawArt(canvas, kind, TILE);
    }
    shade(canvas);
    if (!cleared && isImpassable({ kind, cleared })) stripedFrame(canvas);
    else if (!cleared && category === 'hazard') stripes(canvas, -HALF, -HALF, TILE, 6);
    canvas.restore();
    const edge = EDGE[category];
    canvas.drawPath(pathOf(FRAME), strokePaint(colour.ink, 4.2, 0.85));
    canvas.drawPath(pathOf(FRAME), strokePaint(edge, kind === 'base' ? 3 : 2.2, cleared ? 0.55 : 1));
  });
}

/** Light from above, dusk below: it makes card of a flat picture. */
function shade(canvas: SkCanvas): void {
  const bands = 16;
  for (let n = 0; n < bands; n++) {
    const t = n / (bands - 1);
    const band = Skia.XYWHRect(-HALF, -HALF + (n * TILE) / bands, TILE, TILE / bands);
    if (t < 0.4) canvas.drawRect(band, fillPaint('#FFF0D2', 0.11 * (1 - t / 0.4)));
    else canvas.drawRect(band, fillPaint('#000000', 0.3 * ((t - 0.4) / 0.6)));
  }
}

/** Black and yellow, as on a road block. */
function stripes(canvas: SkCanvas, x: number, y: number, width: number, height: number): void {
  canvas.save();
  canvas.clipPath(pathOf(`M${x} ${y}h${width}v${height}h${-width}Z`), ClipOp.Intersect, true);
  canvas.drawPath(pathOf(`M${x} ${y}h${width}v${height}h${-width}Z`), fillPaint('#1A1409'));
  let bars = '';
  for (let at = x - height - 12; at < x + width + height; at += 14)
    bars += `M${at} ${y + height}l${height} ${-height}h7l${-height} ${height}Z`;
  canvas.drawPath(pathOf(bars), fillPaint('#E6A93A'));
  canvas.restore();
}

/** No way in from any side. */
function stripedFrame(canvas: SkCanvas): void {
  for (let side = 0; side < 4; side++) {
    canvas.save();
    canvas.rotate(side * 90, 0, 0);
    stripes(canvas, -HALF, -HALF, TILE, 6);
    canvas.restore();
  }
}

/** On one line if it can be, a little smaller if it must be, else on two. */
export function nameLines(kind: TileKind, fonts: Fonts): { lines: string[]; size: number } {
  const name = SHORT[kind] ?? TILES[kind].name;
  const size = NAME_SIZES.find((one) => widthOf(fonts, 'display600', one, name) <= TILE - 11);
  if (size !== undefined) return { lines: [name], size };
  const words = name.split(' ');
  const middle = Math.ceil(words.length / 2);
  return { lines: [words.slice(0, middle).join(' '), words.slice(middle).join(' ')], size: NAME_SIZES[0] };
}

function platePicture(kind: TileKind, cleared: boolean, fonts: Fonts): SkPicture {
  return recorded(`unknown plate ${kind} ${cleared}`, (canvas) => {
    const { lines, size } = nameLines(kind, fonts);
    const height = 4 + lines.length * 16;
    canvas.save();
    canvas.clipPath(pathOf(FRAME), ClipOp.Intersect, true);
    canvas.drawPath(
      pathOf(`M${-HALF} ${HALF - height}h${TILE}v${height}h${-TILE}Z`),
      fillPaint(colour.ink, cleared ? 0.6 : 0.8),
    );
    canvas.restore();
    lines.forEach((text, n) =>
      drawFromLeft(canvas, fonts, {
        text,
        x: -HALF + 7,
        y: HALF - 6 - (lines.length - 1 - n) * 15,
        font: 'display600',
        size,
        colour: cleared ? '#B9B4A6' : '#F4ECD8',
      }),
    );
  });
}

export function badgePicture(good: Good): SkPicture {
  const { icon, colour: tint } = GOOD[good];
  return recorded(`unknown badge ${good}`, (canvas) => {
    canvas.drawCircle(0, 0, 11, fillPaint(colour.ink));
    canvas.drawCircle(0, 0, 11, strokePaint(tint, 1.8));
    drawLayers(canvas, [{ d: ICONS[icon], fill: tint, at: { x: -7.2, y: -7.2, scale: 14.4 / ICON_BOX } }]);
  });
}

/** What it takes to clear a tile: a crowbar and the price. */
function pricePicture(kind: TileKind, fonts: Fonts): SkPicture | null {
  const needed = TILES[kind].clear;
  if (needed === undefined) return null;
  const { cost, survivors } = needed;
  return recorded(`unknown price ${kind}`, (canvas) => {
    const width = 22 + (cost ? 27 : 0) + (survivors === undefined ? 0 : 27);
    drawLayers(canvas, [
      { d: rounded(0, -10, width, 20, 5), fill: colour.ink, opacity: 0.86 },
      { d: ICONS.crowbar, fill: colour.soft, at: { x: 4, y: -7, scale: 14 / ICON_BOX } },
    ]);
    let at = 22;
    const part = (amount: number, d: string, tint: string) => {
      drawCentred(canvas, fonts, {
        text: String(amount),
        x: at + 4,
        y: 5.4,
        font: 'display700',
        size: 15,
        colour: tint,
      });
      drawLayers(canvas, [{ d, fill: tint, at: { x: at + 10, y: -6.6, scale: 13 / ICON_BOX } }]);
      at += 27;
    };
    if (cost) part(cost.amount, ICONS[GOOD[cost.good].icon], GOOD[cost.good].colour);
    if (survivors !== undefined) part(survivors, ICONS['three-friends'], colour.paper);
  });
}

export function TileFace({ cell, tile }: { cell: Cell; tile: Pick<Tile, 'kind' | 'cleared'> }) {
  const { x, y } = centreOf(cell);
  return (
    <Group transform={[{ translateX: x }, { translateY: y }, { rotate: turnOf(cell) }]}>
      <Picture picture={facePicture(tile.kind, tile.cleared)} />
    </Group>
  );
}

/** Name and price: for whoever comes close enough to read. */
export function TileWords({
  cell,
  tile: { kind, cleared },
  fonts,
}: {
  cell: Cell;
  tile: Pick<Tile, 'kind' | 'cleared'>;
  fonts: Fonts;
}) {
  const { x, y } = centreOf(cell);
  const price = cleared ? null : pricePicture(kind, fonts);
  return (
    <Group transform={[{ translateX: x }, { translateY: y }, { rotate: turnOf(cell) }]}>
      <Picture picture={platePicture(kind, cleared, fonts)} />
      {price ? (
        <Group transform={[{ translateX: -HALF + 5 }, { translateY: -HALF + 18 }]}>
          <Picture picture={price} />
        </Group>
      ) : null}
    </Group>
  );
}
