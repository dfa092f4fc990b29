/** Before the first round: the house, its chips and cameras. (Chapters Building the house, Cameras, Security board.) */
import { pick, remove, take } from '../../../core/bag';
import { again, call, end, go, option } from '../../../core/procedure';
import type { Random } from '../../../core/random';
import { at, receive } from '../changes';
import { openLaboratory } from '../houseChanges';
import { CHIPS, coloursOf, iconsOf, type ChipId, type Colour } from '../data/chips';
import { TILE, type TileId } from '../data/tiles';
import { MAX_XP, SECURITY_BOARD } from '../data/tracks';
import { CELLS, parseHouse, ROTATIONS, writeHouse, type Cell, type Placed } from '../geometry';
import { BUILDING_ORDER, faultsOf, fillHouse, fitting } from '../house';
import { cameraView } from '../passages';
import { plan, procedure, question, type DarkestState, type Play, type Procedure } from '../state';
import { arriveCreature } from './creature';
import { showdown } from './showdown';

const layoutOf = (state: DarkestState): (Placed | null)[] => parseHouse(state.house);

function nextPosition(state: DarkestState): Cell | null {
  const layout = layoutOf(state);
  return BUILDING_ORDER.find((cell) => !layout[CELLS.indexOf(cell)]) ?? null;
}

function lastPosition(state: DarkestState): Cell | null {
  const layout = layoutOf(state);
  return BUILDING_ORDER.findLast((cell) => layout[CELLS.indexOf(cell)]) ?? null;
}

type Building = {
  verb: 'place' | 'takeBack' | 'fill' | 'accept';
  cell: Cell;
  tile: string;
  rotation: number;
};

/** The house by hand, position by position: only what fits is offered, and the rest can be filled at random. */
export const buildHouse: Procedure = procedure('buildHouse', {
  placeTile: question<object, Partial<Building>>({
    seat: () => 'team',
    options(state) {
      const cell = nextPosition(state);
      const last = lastPosition(state);
      const options =
        cell === null
          ? []
          : fitting(layoutOf(state), cell).map(({ tile, rotation }) =>
              option<Partial<Building>>({ verb: 'place', cell, tile: tile.id, rotation }),
            );
      if (cell === null && faultsOf(layoutOf(state)).length === 0) options.push(option({ verb: 'accept' }));
      else options.push(option({ verb: 'fill' }));
      if (last !== null) options.push(option({ verb: 'takeBack', cell: last }));
      return options;
    },
    refusals(state) {
      return nextPosition(state) !== null
        ? []
        : faultsOf(layoutOf(state)).map((rule) => ({ facets: { verb: 'accept' }, rule }));
    },
    choose(play, _, picked) {
      const { state } = play;
      if (picked.verb === 'accept') return end();
      const layout = layoutOf(state);
      const cell = picked.cell ?? '';
      const place = CELLS.indexOf(cell);
      if (picked.verb === 'fill') {
        state.house = writeHouse(fillHouse(layout, play.random));
        return end();
      }
      if (picked.verb === 'takeBack') {
        const tile = layout[place]?.tile.id ?? 'ENT';
        layout[place] = null;
        state.house = writeHouse(layout);
        play.emit({ type: 'tileTakenBack', tile, cell, rule: 'DD-HOUSE-08', at: [at.tile(cell)] });
        return again;
      }
      const rotation = ROTATIONS.find((angle) => angle === picked.rotation) ?? 0;
      layout[place] = { tile: TILE[picked.tile as TileId], rotation };
      state.house = writeHouse(layout);
      play.emit({
        type: 'tilePlaced',
        tile: picked.tile as TileId,
        cell,
        rotation,
        rule: 'DD-HOUSE-08',
        at: [at.tile(cell)],
      });
      return again;
    },
  }),
});

type Preparing = { three?: number; cameras?: Cell[] };

/** House, chips, code and cameras; the survivors stand in the entrance hall when it ends. */
export const prepareHouse: Procedure<Preparing> = procedure<Preparing>('prepareHouse', {
  house(play) {
    const { state } = play;
    if (state.options.house === 'build') return call(buildHouse, {});
    if (state.options.house === 'random') state.house = writeHouse(fillHouse(layoutOf(state), play.random));
  },
  ready(play, frame) {
    const { state } = play;
    play.emit({ type: 'houseReady', tiles: CELLS.length, rule: 'DD-HOUSE-01' });
    if (state.options.chips === 'choose') return;
    frame.three = advisedThree(state);
    return go('code');
  },
  chipMix: question<Preparing, { three: number }>({
    seat: () => 'team',
    options(state) {
      const { least, most } = threeLimits(state);
      return Array.from({ length: most - least + 1 }, (_, n) => option({ three: least + n }));
    },
    choose(_, frame, { three }) {
      frame.three = three;
    },
  }),
  code(play) {
    drawCode(play);
  },
  chips(play, frame) {
    placeChips(play, frame.three ?? 0);
    frame.cameras = [...plan(play.state).cameras];
  },
  cameras(_, frame) {
    return (frame.cameras ?? []).length > 0 ? undefined : go('begin');
  },
  cameraDirection: question<Preparing, { camera: Cell; direction: number }>({
    seat: () => 'team',
    options(state, frame) {
      const camera = frame.cameras?.[0] ?? '';
      return bestDirections(state, camera).map((direction) => option({ camera, direction }));
    },
    choose(play, frame, { camera, direction }) {
      play.state.cameras[camera] = direction;
      frame.cameras?.shift();
      play.emit({
        type: 'cameraSet',
        camera,
        direction,
        rooms: cameraView(play.state, camera, direction),
        rule: 'DD-CAMERA-02',
        at: [at.tile(camera)],
      });
      return go('cameras');
    },
  }),
  begin(play) {
    const { state } = play;
    const { veterans, opening } = state.options;
    state.stage = 'house';
    if (veterans || opening === 'showdown') equipVeterans(play);
    return opening === 'showdown' ? undefined : end();
  },
  /** Practice: the team stands at the door of the open laboratory, and a creature prowls the house. */
  shortcut(play) {
    const { state } = play;
    const door = plan(state).passages[plan(state).where.LAB ?? '']?.[0]?.to ?? '';
    for (const survivor of state.survivors) survivor.room = door;
    state.security.pool.push(...state.security.tokens.splice(0));
    openLaboratory(play);
    arriveCreature(play);
    state.frames.splice(0);
    return call(showdown, { entrants: state.survivors.map((_, who) => who) });
  },
});

/** With the own weapon this is within every inventory limit. */
const VETERAN_CARDS = 3;

/** Everybody has found something and learnt a lot. */
function equipVeterans({ state, random }: Play): void {
  state.survivors.forEach((survivor, who) => {
    survivor.xp = MAX_XP;
    for (let n = 0; n < VETERAN_CARDS; n++) receive(state, who, take(state.deck, random));
  });
}

/** Directions in which a camera sees the largest number of rooms. */
export function bestDirections(state: DarkestState, camera: Cell): number[] {
  const sizes = [0, 1, 2, 3].map((direction) => cameraView(state, camera, direction).length);
  const most = Math.max(...sizes);
  return [0, 1, 2, 3].filter((direction) => sizes[direction] === most);
}

/** Legal totals of 3-icon chips: the corners need three, the code of Dark and Darker two 2-icon chips. */
export function threeLimits(state: DarkestState): { least: number; most: number } {
  const locks = plan(state).locks.length;
  return { least: 3, most: state.options.mode === 'darkest' ? locks : locks - 2 };
}

/** The advised total, moved by two when the players want it harder or easier. */
export function advisedThree(state: DarkestState): number {
  const { least, most } = threeLimits(state);
  const locks = plan(state).locks.length;
  const many = state.options.survivors.length >= 4;
  const advised = Math.max(3, Math.floor(locks / (many ? 2 : 3)));
  const change = { advised: 0, choose: 0, moreThree: 2, moreTwo: -2 }[state.options.chips];
  return Math.min(most, Math.max(least, advised + change));
}

function codeChips(random: Random): ChipId[] {
  const three = CHIPS.filter((chip) => iconsOf(chip.id) === 3).map((chip) => chip.id);
  const two = CHIPS.filter((chip) => iconsOf(chip.id) === 2).map((chip) => chip.id);
  return [pick(three, random), take(two, random), take(two, random)];
}

/** Advice for beginners: no colour more than twice. */
function isGentle(colours: readonly Colour[]): boolean {
  return colours.every((colour) => colours.filter((other) => other === colour).length <= 2);
}

function drawCode(play: Play): void {
  const { state, random } = play;
  const { mode, gentleCode } = state.options;
  const { security } = state;
  let chips: ChipId[] = [];
  let tokens: Colour[] = [];
  do {
    chips = mode === 'darkest' ? [] : codeChips(random);
    tokens = chips.flatMap((chip) => coloursOf(chip));
    const pool = [...security.pool];
    for (const colour of tokens) remove(pool, colour);
    while (tokens.length < SECURITY_BOARD[mode].codes) tokens.push(take(pool, random));
  } while (gentleCode && !isGentle(tokens));
  for (const colour of tokens) remove(security.pool, colour);
  security.tokens = tokens;
  state.chips.code = chips;
  for (const chip of chips) remove(state.chips.supply, chip);
  play.emit({ type: 'codeDrawn', tokens, chips, rule: 'DD-CODE-02' });
}

/** Every lock icon gets a chip, of which only the number of icons shows. Which one it is, is drawn when it is turned up. */
function placeChips(play: Play, three: number): void {
  const { state, random } = play;
  const { locks } = plan(state);
  const others = locks.filter((lock) => !lock.corner).map((lock) => lock.id);
  for (const lock of locks) state.locks[lock.id] = { icons: lock.corner ? 3 : 2, chip: null };
  const corners = locks.length - others.length;
  for (let n = corners; n < three; n++) state.locks[take(others, random)] = { icons: 3, chip: null };
  play.emit({ type: 'chipsPlaced', two: locks.length - three, three, rule: 'DD-CODE-06' });
}
