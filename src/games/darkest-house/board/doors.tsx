/** Doors and what lies on them: closed and swung leaves, the laboratory's shutter, chips face down and turned up, cameras. */
import { Group, Picture, type SkCanvas } from '@shopify/react-native-skia';

import { circle, rectangle, rounded } from '../../../ui/art';
import type { Fonts } from '../../../ui/gameView';
import { ICON_BOX, ICONS } from '../../../ui/icons';
import { SHAPES } from '../../../ui/shapes';
import { drawCentred } from '../../../ui/skia/lettering';
import { drawLayers, recorded } from '../../../ui/skia/record';
import { colour } from '../../../ui/theme';
import { coloursOf, type ChipId, type Colour } from '../data/chips';
import { planOf } from '../geometry';
import type { DarkestState } from '../state';
import { floorOf, gapMiddle, type Gap } from './floor';
import { CODE_LOOK } from './looks';
import { cameraPlace, isShut } from './sight';

const INK = '#15111D';

export function Doors({ state }: { state: DarkestState }) {
  return <Leaves house={state.house} shut={(gap) => isShut(state, gap)} />;
}

/** All doors of a house as they are before anybody has opened one: for tiles that are only looked at. */
export function ShutDoors({ house }: { house: string }) {
  return <Leaves house={house} shut={() => true} />;
}

function Leaves({ house, shut }: { house: string; shut: (gap: Gap) => boolean }) {
  return (
    <Group>
      {floorOf(house).gaps.map((gap) => {
        if (gap.kind === 'open') return null;
        const { x, y } = gapMiddle(gap);
        const turn = gap.level ? 0 : Math.PI / 2;
        return (
          <Group key={`${x} ${y}`} transform={[{ translateX: x }, { translateY: y }, { rotate: turn }]}>
            <Picture picture={leafPicture(gap, shut(gap))} />
          </Group>
        );
      })}
    </Group>
  );
}

function leafPicture({ kind, from, to }: Gap, shut: boolean) {
  const half = (to - from) / 2;
  return recorded(`house door ${kind} ${shut} ${Math.round(half)}`, (canvas) => {
    if (kind === 'lab') drawShutter(canvas, half, shut);
    else if (shut) {
      drawLayers(canvas, [
        { d: rounded(-half, -5, half * 2, 10, 2), fill: '#6B3F1E', stroke: INK, width: 1.5 },
        { d: rectangle(-half + 2, -3.4, half * 2 - 4, 3.2), fill: '#C07A38' },
        { d: circle(half - 5, 0, 1.7), fill: '#FFD98A' },
      ]);
    } else {
      canvas.save();
      canvas.translate(-half, 0);
      canvas.rotate(68, 0, 0);
      drawLayers(canvas, [
        { d: rounded(0, -2.6, half * 1.7, 5.2, 1.6), fill: '#A8672F', stroke: INK, width: 1.3 },
      ]);
      canvas.restore();
    }
  });
}

function drawShutter(canvas: SkCanvas, half: number, shut: boolean): void {
  const plates = shut
    ? [[-half, half * 2] as const]
    : ([
        [-half, 7],
        [half - 7, 7],
      ] as const);
  for (const [x, width] of plates) {
    drawLayers(canvas, [{ d: rounded(x, -7, width, 14, 2), fill: '#3D4552', stroke: INK, width: 1.6 }]);
    const stripes: string[] = [];
    for (let at = x; at < x + width - 6; at += 12) stripes.push(`M${at + 2} 6L${at + 10} -6`);
    drawLayers(canvas, [{ d: stripes.join(''), stroke: '#F2CE4E', width: 3.4 }]);
  }
}

/** One code sign; black gets a pale rim, or it would sink into the ground. */
export function drawCode(canvas: SkCanvas, code: Colour, x: number, y: number, size: number): void {
  const { tint, shape } = CODE_LOOK[code];
  const scale = size / 20;
  drawLayers(canvas, [
    { d: SHAPES[shape], fill: tint, at: { x, y, scale } },
    ...(code === 'K' ? [{ d: circle(x, y, 8.8 * scale), stroke: '#E9E4F2', width: 1.4 }] : []),
  ]);
}

const SIGN = 12;
const STEP = 15;

export function chipPicture(icons: number, chip: ChipId | null, fonts: Fonts) {
  return recorded(`house chip ${icons} ${chip}`, (canvas) => {
    const width = icons * STEP + 9;
    drawLayers(canvas, [
      { d: rounded(-width / 2 + 1, -9, width, 20, 10), fill: '#000000', opacity: 0.45 },
      {
        d: rounded(-width / 2, -10, width, 20, 10),
        fill: chip === null ? '#2A2E66' : '#1D1830',
        stroke: chip === null ? '#A9B2EC' : colour.paper,
        width: 1.7,
      },
    ]);
    const codes = chip === null ? [] : coloursOf(chip);
    for (let at = 0; at < icons; at++) {
      const x = (at - (icons - 1) / 2) * STEP;
      const code = codes[at];
      if (code) drawCode(canvas, code, x, 0, SIGN);
      else
        drawCentred(canvas, fonts, { text: '?', x, y: 5, font: 'display800', size: 14, colour: '#C9D0F6' });
    }
  });
}

export function Chips({
  state,
  fonts,
  lit,
}: {
  state: DarkestState;
  fonts: Fonts;
  lit: ReadonlySet<string>;
}) {
  return (
    <Group>
      {floorOf(state.house).gaps.map((gap) => {
        const lock = gap.lock === null ? undefined : state.locks[gap.lock];
        if (gap.lock === null || !lock) return null;
        const { x, y } = gapMiddle(gap);
        return (
          <Group key={gap.lock} transform={[{ translateX: x }, { translateY: y }]}>
            {lit.has(`lock:${gap.lock}`) && <Picture picture={haloPicture(lock.icons)} />}
            <Picture picture={chipPicture(lock.icons, lock.chip, fonts)} />
          </Group>
        );
      })}
    </Group>
  );
}

function haloPicture(icons: number) {
  return recorded(`house chip halo ${icons}`, (canvas) => {
    const width = icons * STEP + 9;
    drawLayers(canvas, [
      { d: rounded(-width / 2 - 5, -15, width + 10, 30, 15), fill: colour.lamp, opacity: 0.35 },
      { d: rounded(-width / 2 - 4, -14, width + 8, 28, 14), stroke: colour.lamp, width: 2.6 },
    ]);
  });
}

const AWAY = -1;

export function Cameras({ state, lit }: { state: DarkestState; lit: ReadonlySet<string> }) {
  return (
    <Group>
      {planOf(state.house).cameras.map((cell) => {
        const direction = state.cameras[cell];
        const { x, y } = cameraPlace(state, cell, direction);
        return (
          <Group key={cell} transform={[{ translateX: x }, { translateY: y }]}>
            <Picture picture={cameraPicture(direction ?? AWAY, lit.has(`camera:${cell}`))} />
          </Group>
        );
      })}
    </Group>
  );
}

function cameraPicture(direction: number, lit: boolean) {
  return recorded(`house camera ${direction} ${lit}`, (canvas) => {
    const off = direction === AWAY;
    drawLayers(canvas, [
      { d: circle(1.2, 1.8, 11), fill: '#000000', opacity: 0.4 },
      {
        d: circle(0, 0, 11),
        fill: off ? '#2B2A3A' : '#241F3E',
        stroke: lit ? colour.lamp : off ? '#6C6880' : '#E4E8FF',
        width: lit ? 2.6 : 1.8,
      },
      {
        d: ICONS['cctv-camera'],
        fill: off ? '#8B8799' : '#E4E8FF',
        // The lens of the icon points east.
        at: {
          x: direction === 3 ? 7.5 : -7.5,
          y: -7.5,
          scale: 15 / ICON_BOX,
          ...(direction === 3 ? { flip: true as const } : {}),
        },
      },
    ]);
  });
}
