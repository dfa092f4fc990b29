/** What lies on tiles: barriers, traps, fire, fences and what objectives leave behind, loose goods, and what can be gathered. */
import { BlurMask, Circle, Group, Picture, type SkCanvas, type SkPicture } from '@shopify/react-native-skia';

import { circle, rounded } from '../../../ui/art';
import type { Fonts } from '../../../ui/gameView';
import { ICON_BOX, ICONS } from '../../../ui/icons';
import { drawCentred } from '../../../ui/skia/lettering';
import { drawLayers, recorded } from '../../../ui/skia/record';
import { Token } from '../../../ui/skia/Token';
import { colour } from '../../../ui/theme';
import { GOODS, TOKENS, type Goods, type Token as TokenKind } from '../data/goods';
import { BASE, type Cell } from '../geometry';
import { isEmpty, tileAt, type BasecampState, type Tile } from '../state';
import { flame } from './art/scenery';
import { badges, centreOf, loosePlace, TILE } from './layout';
import { GOOD, TOKEN } from './looks';
import { badgePicture } from './tile';

const HALF = TILE / 2;

/** Stakes and rails across the lower third of the tile, with their number. */
export function drawBarrier(canvas: SkCanvas, count: number, fonts: Fonts): void {
  const posts = Math.min(5, count + 1);
  const width = 72;
  const step = width / (posts - 1);
  const post = (n: number) => -width / 2 + n * step;
  drawLayers(canvas, [
    { d: rounded(-38, 5, 80, 8, 4), fill: '#000000', opacity: 0.4 },
    { d: `M-40 -4L40 -7M-40 5L40 3`, stroke: '#14100A', width: 8, cap: 'round' },
    { d: `M-40 -4L40 -7M-40 5L40 3`, stroke: '#A9834C', width: 5, cap: 'round' },
  ]);
  for (let n = 0; n < posts; n++) {
    const x = post(n);
    const d = `M${x - 4} 9V-11L${x} -16L${x + 4} -11V9Z`;
    drawLayers(canvas, [
      { d, fill: n % 2 ? '#C49A5E' : '#D2B277', stroke: '#14100A', width: 1.6 },
      { d: `M${x - 2} -4h4M${x - 2} 4h4`, stroke: '#6B4D2A', width: 1.4 },
    ]);
  }
  drawLayers(canvas, [{ d: circle(34, -14, 9), fill: '#3A2814', stroke: '#D2B277', width: 1.6 }]);
  drawCentred(canvas, fonts, {
    text: String(count),
    x: 34,
    y: -9.2,
    font: 'display800',
    size: 14,
    colour: '#F6E6C4',
  });
}

function barrierPicture(count: number, fonts: Fonts): SkPicture {
  return recorded(`unknown barrier ${count}`, (canvas) => drawBarrier(canvas, count, fonts));
}

function firePicture(): SkPicture {
  return recorded('unknown fire', (canvas) =>
    drawLayers(canvas, [
      { d: rounded(-HALF, -HALF, TILE, TILE, 9), fill: '#2A0E06', opacity: 0.5 },
      ...flame(-26, 26, 1.15),
      ...flame(26, 24, 1.25),
      ...flame(0, 34, 1.6),
      ...flame(-8, -6, 0.8),
      ...flame(22, -12, 0.7),
    ]),
  );
}

/** A Blaze burns on its own picture already. */
function Fire({ cell, tile }: { cell: Cell; tile: Tile }) {
  const { x, y } = centreOf(cell);
  return (
    <Group transform={[{ translateX: x }, { translateY: y }]}>
      {tile.kind === 'blaze' ? null : <Picture picture={firePicture()} />}
      <Circle cx={0} cy={6} r={52} color="#F2762E" opacity={0.34} blendMode="screen">
        <BlurMask blur={22} style="normal" />
      </Circle>
    </Group>
  );
}

/** Counters in a column along the left edge. */
export function counters(tile: Tile): { token: Exclude<TokenKind, 'barrier' | 'blaze'>; count: number }[] {
  return TOKENS.flatMap((token) => {
    if (token === 'barrier' || token === 'blaze') return [];
    const count = tile.tokens[token] ?? 0;
    return count > 0 ? [{ token, count }] : [];
  });
}

function Counters({ cell, tile, fonts }: { cell: Cell; tile: Tile; fonts: Fonts }) {
  const { x, y } = centreOf(cell);
  return (
    <Group>
      {counters(tile).map(({ token, count }, n) => {
        const { icon, colour: tint } = TOKEN[token];
        const at = { x: x - HALF + 13, y: y + 16 - n * 23 };
        return (
          <Group key={token}>
            {token === 'beacon' ? (
              <Circle cx={at.x} cy={at.y} r={17} color={colour.lamp} opacity={0.6}>
                <BlurMask blur={9} style="normal" />
              </Circle>
            ) : null}
            <Token {...at} icon={icon} ground="#20190F" edge={tint} tint={tint} fonts={fonts} />
            {count > 1 ? (
              <Token
                x={at.x + 9}
                y={at.y + 7}
                scale={0.6}
                text={String(count)}
                ground={tint}
                tint={colour.ink}
                fonts={fonts}
              />
            ) : null}
          </Group>
        );
      })}
    </Group>
  );
}

/** A little heap of what lies open: one counter for each kind, overlapping. */
function heapPicture(goods: Goods, fonts: Fonts): SkPicture {
  const there = GOODS.filter((good) => (goods[good] ?? 0) > 0);
  const name = there.map((good) => `${good}${goods[good] ?? 0}`).join(' ');
  return recorded(`unknown heap ${name}`, (canvas) => {
    there.forEach((good, n) => {
      const { icon, colour: tint } = GOOD[good];
      const [x, y] = [n * 8, n * 10];
      drawLayers(canvas, [
        { d: circle(x + 1, y + 2, 10), fill: '#000000', opacity: 0.4 },
        { d: circle(x, y, 10), fill: tint, stroke: colour.ink, width: 1.6 },
        { d: ICONS[icon], fill: colour.ink, at: { x: x - 6.6, y: y - 6.6, scale: 13.2 / ICON_BOX } },
      ]);
      const count = goods[good] ?? 0;
      if (count < 2) return;
      drawLayers(canvas, [{ d: circle(x + 8, y - 7, 6.4), fill: colour.ink, stroke: tint, width: 1.2 }]);
      drawCentred(canvas, fonts, {
        text: String(count),
        x: x + 8,
        y: y - 2.8,
        font: 'display700',
        size: 12,
        colour: colour.paper,
      });
    });
  });
}

export function GroundTokens({
  state,
  fonts,
  lit,
}: {
  state: BasecampState;
  fonts: Fonts;
  lit: ReadonlySet<string>;
}) {
  return (
    <Group>
      {Object.keys(state.tiles).map((cell) => {
        const tile = tileAt(state, cell);
        const loose = loosePlace(cell);
        return (
          <Group key={cell}>
            {tile.tokens.blaze === undefined ? null : <Fire cell={cell} tile={tile} />}
            {badges(state, cell).map(({ good, at }, n) => (
              <Group key={n} transform={[{ translateX: at.x }, { translateY: at.y }]}>
                {lit.has(`yield:${cell}:${good}`) ? (
                  <Circle cx={0} cy={0} r={14} color={colour.lamp} style="stroke" strokeWidth={2.4} />
                ) : null}
                <Picture picture={badgePicture(good)} />
              </Group>
            ))}
            {cell === BASE || isEmpty(tile.loose) ? null : (
              <Group transform={[{ translateX: loose.x }, { translateY: loose.y }]}>
                {lit.has(`loose:${cell}`) ? (
                  <Circle cx={0} cy={0} r={14} color={colour.lamp} style="stroke" strokeWidth={2.4} />
                ) : null}
                <Picture picture={heapPicture(tile.loose, fonts)} />
              </Group>
            )}
            <Counters cell={cell} tile={tile} fonts={fonts} />
          </Group>
        );
      })}
    </Group>
  );
}

/** Barriers stand in front of whoever is behind them. */
export function Barriers({ state, fonts }: { state: BasecampState; fonts: Fonts }) {
  return (
    <Group>
      {Object.keys(state.tiles).map((cell) => {
        const count = tileAt(state, cell).tokens.barrier ?? 0;
        if (count === 0) return null;
        const { x, y } = centreOf(cell);
        return (
          <Group
            key={cell}
            transform={[{ translateX: x - 13 }, { translateY: y - HALF + 11 }, { scale: 0.8 }]}
          >
            <Picture picture={barrierPicture(count, fonts)} />
          </Group>
        );
      })}
    </Group>
  );
}
