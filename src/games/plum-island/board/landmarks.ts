/** What makes a place on the island itself: the lighthouse, the airstrip, graves, cooling towers, helipads, piers. */
import type { SkCanvas } from '@shopify/react-native-skia';

import { GAME_ICONS } from '../../../ui/icons.generated';
import { AREA_IDS, AREA } from '../data/topology';
import { SPAWN_ZONES } from '../data/map';
import { fill, stroke } from './ground';
import { ISLAND } from './island.generated';
import { TOXIC } from './looks';

const INK = '#231F1B';
const PAPER = '#EDE6D6';
const STEEL = '#7B3B36';

function at(canvas: SkCanvas, id: string, draw: () => void, dx = 0, dy = 0): void {
  const [x, y] = ISLAND.centres[id] ?? [0, 0];
  canvas.save();
  canvas.translate(x + dx, y + dy);
  draw();
  canvas.restore();
}

const LANDMARKS: Readonly<Record<string, (canvas: SkCanvas) => void>> = {
  '6E': airstrip,
  '3D': graves,
  '5E': golfCourse,
  '1L': lighthouse,
  '3H': coolingTowers,
};

export function drawLandmarks(canvas: SkCanvas): void {
  for (const [id, draw] of Object.entries(LANDMARKS)) at(canvas, id, () => draw(canvas));
  for (const id of AREA_IDS) {
    if (AREA[id].helipad) at(canvas, id, () => helipad(canvas), 30, -22);
    if (AREA[id].beach) at(canvas, id, () => parasols(canvas), BEACH_OF[id]?.[0], BEACH_OF[id]?.[1]);
  }
}

/** Where the sand lies: most beaches look south, the strand looks west. */
const BEACH_OF: Partial<Record<string, readonly [number, number]>> = {
  '1J': [-38, 26],
  '4J': [-6, 60],
  '5i': [12, 58],
  '6H': [16, 56],
};

function parasols(canvas: SkCanvas): void {
  for (const [x, y, color] of [
    [-12, 0, '#C4433F'],
    [4, 4, '#E8A33C'],
    [17, -3, '#3F7E8C'],
  ] as const) {
    fill(canvas, `M${x - 3} ${y + 4.5}a7 2.6 0 1 1 14 0a7 2.6 0 1 1 -14 0Z`, '#231F1B', 0.28);
    stroke(canvas, `M${x} ${y}v7`, '#5E4A2E', 1.2);
    fill(canvas, `M${x - 7} ${y}a7 7 0 0 1 14 0Z`, color);
    fill(canvas, `M${x - 2.4} ${y}a2.4 7 0 0 1 4.8 0Z`, PAPER);
    stroke(canvas, `M${x - 7} ${y}a7 7 0 0 1 14 0Z`, INK, 0.9);
  }
}

function airstrip(canvas: SkCanvas): void {
  canvas.rotate(-14, 0, 0);
  fill(canvas, 'M-42 -30h84v13h-84Z', '#6B675F');
  stroke(canvas, 'M-42 -30h84v13h-84Z', '#2A2824', 0.8);
  stroke(canvas, 'M-38 -23.5H38', PAPER, 1.3, { dash: [7, 4] });
}

function graves(canvas: SkCanvas): void {
  let crosses = '';
  for (let i = 0; i < 16; i++)
    crosses += `M${-38 + (i % 8) * 10.5} ${-24 + (i > 7 ? 48 : 0) + ((i * 7) % 4)}v-7m-2.6 2.4h5.2`;
  stroke(canvas, crosses, '#4C4A42', 1.7);
}

function golfCourse(canvas: SkCanvas): void {
  fill(canvas, 'M-39 -18a13 8 0 1 1 26 0a13 8 0 1 1 -26 0Z', '#A9BF6B');
  fill(canvas, 'M-26 -31l8 3l-8 3Z', '#C4433F');
  stroke(canvas, 'M-26 -16v-15', '#2A2824', 1);
  fill(canvas, 'M17 16a10 6 0 1 1 20 0a10 6 0 1 1 -20 0Z', '#EBDDAE');
}

function lighthouse(canvas: SkCanvas): void {
  canvas.translate(-32, 8);
  fill(canvas, 'M-5 12L-3.4 -18H3.4L5 12Z', '#F3ECDA');
  fill(canvas, 'M-4.6 5L4.4 2L4.8 7L-4.8 10ZM-4 -6L3.8 -9L4.1 -4L-4.3 -1Z', '#B0403C');
  stroke(canvas, 'M-5 12L-3.4 -18H3.4L5 12Z', INK, 1);
  fill(canvas, 'M-3.8 -24h7.6v6h-7.6Z', '#FFD98A');
  stroke(canvas, 'M-3.8 -24h7.6v6h-7.6Z', INK, 1);
  fill(canvas, 'M-5 -24L0 -29L5 -24Z', '#B0403C');
  stroke(canvas, 'M-5 -24L0 -29L5 -24Z', INK, 1);
}

function coolingTowers(canvas: SkCanvas): void {
  for (const [i, x] of [-34, -24].entries()) {
    const tower = `M${x - 4} ${-10 + i * 3}C${x - 2} -18 ${x - 2} -24 ${x - 3} ${-32 + i * 3}H${x + 4}C${x + 3} -24 ${x + 3} -18 ${x + 5} ${-10 + i * 3}Z`;
    fill(canvas, tower, '#D9D2C0');
    stroke(canvas, tower, INK, 1);
  }
}

function helipad(canvas: SkCanvas): void {
  fill(canvas, 'M-9 0a9 9 0 1 1 18 0a9 9 0 1 1 -18 0Z', '#55605F');
  stroke(canvas, 'M-9 0a9 9 0 1 1 18 0a9 9 0 1 1 -18 0Z', PAPER, 1.4);
  stroke(canvas, 'M-3 -4v8M3 -4v8M-3 0h6', PAPER, 1.7);
}

const PIER = 'M-4.4 0h8.8v58h-8.8Z';
const PLANKS = [6, 12, 18, 24, 30, 36, 42, 48, 54].map((y) => `M-4.4 ${y}h8.8`).join('');

export function drawDocks(canvas: SkCanvas): void {
  for (const [id, dx, piers] of [
    ['3K', -8, 2],
    ['2J', -4, 2],
    ['1L', 8, 1],
  ] as const) {
    for (let i = 0; i < piers; i++) {
      at(
        canvas,
        id,
        () => {
          fill(canvas, PIER, '#10272C', 0.4);
          canvas.translate(-2, -3);
          fill(canvas, PIER, '#8B6B48');
          stroke(canvas, PIER, '#2E2418', 1.1);
          stroke(canvas, PLANKS, '#2E2418', 0.7, { opacity: 0.7 });
        },
        dx + (i - (piers - 1) / 2) * 22,
        34,
      );
    }
  }
}

export function drawBayBridge(canvas: SkCanvas): void {
  const [x1, y1] = ISLAND.centres['6G'] ?? [0, 0];
  const [x2, y2] = ISLAND.centres.GSB ?? [0, 0];
  const shore = x1 + 50;
  const road = `M${x1} ${y1}L${shore + 4} ${y1 + 1}`;
  stroke(canvas, road, '#2B2A26', 13);
  stroke(canvas, road, '#65605A', 10.4);
  stroke(canvas, road, '#EADFBF', 1.2, { dash: [6, 6], opacity: 0.8 });
  const deck = `M${shore} ${y1 + 1}L${x2 + 300} ${y2 + 12}`;
  canvas.save();
  canvas.translate(2, 7);
  stroke(canvas, deck, '#10272C', 26, { opacity: 0.4 });
  canvas.restore();
  stroke(canvas, deck, '#2B2A26', 24);
  stroke(canvas, deck, '#8C857A', 20);
  stroke(canvas, deck, '#EADFBF', 1.4, { dash: [8, 7] });
  for (const t of [0.45, 1.05]) {
    const x = x1 + 30 + (x2 + 30 - x1) * t;
    const y = y1 + (y2 - y1) * t;
    stroke(
      canvas,
      `M${x} ${y + 16}V${y - 40}M${x + 9} ${y + 16}V${y - 40}M${x} ${y - 36}h9M${x} ${y - 22}h9`,
      STEEL,
      3.4,
    );
    stroke(
      canvas,
      `M${x + 4} ${y - 40}Q${x - 24} ${y - 14} ${x - 46} ${y - 10}M${x + 5} ${y - 40}Q${x + 30} ${y - 14} ${x + 54} ${y - 10}`,
      STEEL,
      1.4,
    );
  }
}

/** The gates in the north, where the Horrors come from. */
export function drawSpawnZones(canvas: SkCanvas): void {
  const gate = 'M-40 -26L-34 -32H34L40 -26V22L34 28H-34L-40 22Z';
  for (const id of SPAWN_ZONES) {
    at(canvas, id, () => {
      fill(canvas, gate, '#2A1F31');
      stroke(canvas, gate, '#0E1316', 2);
      stroke(canvas, 'M-36 -24H36M-36 20H36', TOXIC, 2, { dash: [6, 5] });
      canvas.translate(-17, -19);
      canvas.scale(34 / 512, 34 / 512);
      fill(canvas, GAME_ICONS.biohazard, TOXIC, 0.35);
    });
  }
}
