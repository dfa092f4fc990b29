/**
 * The table in a real browser: how smoothly the full board moves beside a bare CanvasKit loop that draws one recorded picture
 * of it, how soon the next decision is there, and how soon an interrupted game is.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { copy, hash } from '../../core/plain';
import { encodeRecord, recordOf } from '../../core/save';
import type { Session } from '../../core/session';
import { plumIsland } from '../../games/plum-island';
import { CIVILIAN_IDS } from '../../games/plum-island/data/civilians';
import type { AreaId } from '../../games/plum-island/data/map';
import { MUTATION_IDS } from '../../games/plum-island/data/mutations';
import { AREA_IDS, SPACE_IDS } from '../../games/plum-island/data/topology';
import { CRAFT_IDS, UNITS, UNITS_OF } from '../../games/plum-island/data/units';
import type { PlumState } from '../../games/plum-island/state';
import { playTo } from '../moments';
import type { Result } from './measure';

/** npm runs its scripts there. */
const root = process.cwd();

/** What the page measured. */
interface Measured {
  readonly pan: { ours: number; peer: number; renders: number; frames: number; pieces: number };
  readonly tap: { ours: number; peer: number; taps: number };
  readonly resume: { ours: number; peer: number; times: number };
}

let measured: Measured | null = null;

/** One browser run gives all three figures. */
function measure(): Measured {
  measured ??= run();
  return measured;
}

function run(): Measured {
  const folder = mkdtempSync(join(tmpdir(), 'holdout-bench-'));
  try {
    const saves = { full: fullBoard(), empty: emptyBoard(), midway: midway() };
    const file = join(folder, 'saves.json');
    const out = join(folder, 'measured.json');
    writeFileSync(file, JSON.stringify(saves));
    const { status, stderr } = spawnSync(
      process.execPath,
      [join(root, 'src/tools/bench/tableRun.mjs'), file, out],
      { cwd: root, encoding: 'utf8', stdio: ['ignore', 'ignore', 'pipe'] },
    );
    if (status !== 0) throw new Error(`The browser run failed.\n${stderr}`);
    return JSON.parse(readFileSync(out, 'utf8')) as Measured;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A Faction's turn has just begun: everybody may still move. */
function turn(): Session {
  const options = { ...plumIsland.defaults(4), factions: ['PIC', 'GT', 'NW', 'IAC'] };
  const session = playTo({ game: plumIsland, moment: 'decision:crisisAdrenaline', options });
  if (!session) throw new Error('No game came to its first turn.');
  return session;
}

function saveOf(session: Session, state: PlumState, id: string): string {
  const problems = plumIsland.invariants(state);
  if (problems.length > 0) throw new Error(`The board of the benchmark cannot be: ${problems.join(' ')}`);
  return encodeRecord({
    ...recordOf(session, { id, startedAt: 0, savedAt: 1 }),
    state: { ...state },
    floor: { state: { ...state }, sequence: session.sequence },
    journal: [],
  });
}

const FULL = 150;

/** More pieces than a game ever has at once: one stack a space, everybody alive, every boat in the water. */
function fullBoard(): string {
  const session = turn();
  const state = copy(session.state) as PlumState;
  const areas = AREA_IDS.filter((id) => id !== 'GSB');
  state.stacks = SPACE_IDS.slice(0, state.pool + state.stacks.reduce((sum, { tiles }) => sum + tiles, 0)).map(
    (at, n) => ({ id: `stack-${n + 1}`, at, tiles: 1, stunned: n % 9 === 0 }),
  );
  state.stackSerial = state.stacks.length;
  state.pool = 70 - state.stacks.length - state.lostTiles;
  const place = (n: number) => areas[n % areas.length] as AreaId;
  CIVILIAN_IDS.forEach((id, n) => {
    state.civilians[id].at = place(n);
    state.civilians[id].housed = null;
  });
  const inPlay = new Set(state.seats.flatMap(({ faction }) => UNITS_OF[faction] as readonly string[]));
  UNITS.filter(({ id, faction }) => faction === null || inPlay.has(id)).forEach(({ id }, n) => {
    state.units[id].at = place(n * 2 + 1);
    state.units[id].hits = n % 3;
  });
  CRAFT_IDS.forEach((id, n) => (state.craft[id].at = place(n * 7)));
  MUTATION_IDS.forEach((id, n) => (state.mutations[id].at = place(n * 9 + 4)));
  return saveOf(session, state, 'full');
}

/** The same screen with nothing on its board. */
function emptyBoard(): string {
  const session = turn();
  const state = copy(session.state) as PlumState;
  state.pool += state.stacks.reduce((sum, { tiles }) => sum + tiles, 0);
  state.stacks = [];
  for (const id of CIVILIAN_IDS) state.civilians[id].at = 'aside';
  for (const { id } of UNITS) if (state.units[id].at !== 'box') state.units[id].at = 'reserve';
  for (const id of CRAFT_IDS) state.craft[id].at = 'reserve';
  return saveOf(session, state, 'empty');
}

function midway(): string {
  const options = { ...plumIsland.defaults(4), factions: ['PIC', 'GT', 'NW', 'IAC'] };
  const session = playTo({ game: plumIsland, moment: 'round:3+decision:crisisAdrenaline', options });
  if (!session) throw new Error('No game came to round 3.');
  return encodeRecord(recordOf(session, { id: 'midway', startedAt: 0, savedAt: 1 }));
}

export function tablePan(): Result {
  const { ours, peer, renders, frames, pieces } = measure().pan;
  if (pieces < FULL) throw new Error(`Only ${pieces} pieces stand on the board of the benchmark.`);
  if (renders > 0) throw new Error(`Moving the camera rendered ${renders} times: it must render nothing.`);
  return figure('tablePan', ours / peer, 1.3, ours, peer, 'ms a frame, median', [renders, frames, pieces]);
}

export function tableTap(): Result {
  const { ours, peer, taps } = measure().tap;
  return figure('tableTap', (ours - peer) / FRAME, 2, ours, peer, 'ms, median; the figure is frames more', [
    taps,
  ]);
}

const FRAME = 1000 / 60;

export function tableResume(): Result {
  const { ours, peer, times } = measure().resume;
  return figure('tableResume', ours / peer, 1.5, ours, peer, 'ms, median', [times]);
}

function figure(
  name: string,
  ratio: number,
  goal: number,
  ours: number,
  peer: number,
  unit: string,
  proof: readonly number[],
): Result {
  return { name, ratio, better: 'lower', goal, ours, peer, unit, checksum: hash([name, ...proof]) };
}
