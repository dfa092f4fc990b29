/** Doors, searches, crates, objectives, the rib, crafting and leaving (EX-DOOR, EX-SEARCH, EX-WATER). */
import { call, end, go, option, type Flow, type Option, type Refusal } from '../../../core/procedure';
import { RECIPE_IDS, type RecipeId } from '../data/equipment';
import { DRIVE_SQUARES, DRIVES_A_TURN } from '../data/tables';
import { canLeave, deliver, deliverable, exitSquares, ribRuns } from '../objectives';
import { heroPiece, squarePiece } from '../pieces';
import { marks, NO_SQUARE, type Square } from '../plan';
import {
  boardOf,
  heroesOn,
  inWater,
  infectedOn,
  isStanding,
  meleeWeapon,
  namedSquare,
  neighbours,
  squareName,
  squareOf,
  touching,
} from '../queries';
import { hasPerk, heroAt, procedure, question, type ExodusState, type Play } from '../state';
import { activateRooms, closeDoor, doorsAt, openDoor, roomsBehind } from '../procedures/rooms';
import { canCraft, craft, search } from '../procedures/searching';
import { canPay, pay, positionOf, priced, type Action } from './action';

/** A stairway that ends in an inactive room can be opened from its other end (EX-RULING-161). */
function sleepingStair(state: ExodusState, who: number): Square | null {
  const board = boardOf(state);
  const other = board.link[squareOf(state, who)] ?? NO_SQUARE;
  const room = other === NO_SQUARE ? '' : (board.room[other] ?? '');
  return room !== '' && !state.rooms.includes(room) ? other : null;
}

const onFoot = (state: ExodusState, who: number): boolean => {
  const hero = heroAt(state, who);
  return positionOf(hero) === 'standing' && !hero.aboard;
};

export const doorAction: Action = {
  verbs: ['door', 'stairDoor'],
  options(state, who) {
    if (!onFoot(state, who) || !canPay(state, who, 'door')) return [];
    const options: Option[] = doorsAt(state, squareOf(state, who))
      .filter((door) => !state.doors[door] || closeDoor.mayClose(state))
      .map((door) => priced(state, who, 'door', { verb: 'door', door }));
    if (sleepingStair(state, who) !== null) options.push(priced(state, who, 'door', { verb: 'stairDoor' }));
    return options;
  },
  begin(play, who, picked) {
    const { state } = play;
    pay(play, who, 'door');
    const stair = sleepingStair(state, who);
    if (picked.verb === 'stairDoor' && stair !== null)
      return call(activateRooms, { entries: [{ room: boardOf(state).room[stair] ?? '', square: stair }] });
    const door = Number(picked.door);
    if (!state.doors[door]) return openDoor(play, who, door);
    closeDoor.close(play, who, door);
  },
  refusals(state, who) {
    const doors = doorsAt(state, squareOf(state, who));
    if (doors.length === 0) return [];
    if (!onFoot(state, who)) return [{ facets: { verb: 'door' }, rule: 'EX-RULING-43' }];
    return closeDoor.mayClose(state) ? [] : [{ facets: { verb: 'door' }, rule: 'EX-Q2' }];
  },
};

/** Who disturbs a search: standing infected in the room, or touching in a corridor (EX-RULING-50). */
function isDisturbed(state: ExodusState, square: Square): boolean {
  const { room } = boardOf(state);
  return state.infected.some((unit) => {
    if (!isStanding(unit) || unit.dived) return false;
    return room[square] === '' ? touching(state, square, unit.square) : room[unit.square] === room[square];
  });
}

/** There is something to search, and nobody disturbs. */
export const isSearchable = (state: ExodusState, square: Square): boolean =>
  state.searches.includes(square) && !isDisturbed(state, square);

export const searchAction: Action = {
  verbs: ['search'],
  options(state, who) {
    if (!onFoot(state, who) || !canPay(state, who, 'search')) return [];
    return isSearchable(state, squareOf(state, who))
      ? [priced(state, who, 'search', { verb: 'search' })]
      : [];
  },
  begin(play, who) {
    const { state } = play;
    pay(play, who, 'search');
    state.searches = state.searches.filter((square) => square !== squareOf(state, who));
    return call(search, { hero: who, crate: false, drawn: [] });
  },
  refusals(state, who) {
    const square = squareOf(state, who);
    const disturbed = state.searches.includes(square) && isDisturbed(state, square);
    return disturbed ? [{ facets: { verb: 'search' }, rule: 'EX-RULING-50' }] : [];
  },
};

/** A crowbar in hand opens crates for nothing (EX-WP10). */
const hasCrowbar = (state: ExodusState, who: number): boolean =>
  meleeWeapon(heroAt(state, who)) === 'crowbar';

export const crateAction: Action = {
  verbs: ['crate'],
  options(state, who) {
    if (!onFoot(state, who) || !(hasCrowbar(state, who) || canPay(state, who, 'crate'))) return [];
    return state.crates
      .filter((square) => touching(state, squareOf(state, who), square))
      .map((square) => {
        const facets = { verb: 'crate', square: squareName(state, square) };
        return hasCrowbar(state, who) ? option(facets) : priced(state, who, 'crate', facets);
      });
  },
  begin(play, who, picked) {
    const { state } = play;
    if (hasCrowbar(state, who)) play.mark('crowbar');
    else pay(play, who, 'crate');
    const square = namedSquare(state, String(picked.square));
    state.crates = state.crates.filter((each) => each !== square);
    return call(search, { hero: who, crate: true, drawn: [] });
  },
};

export const interactAction: Action = {
  verbs: ['interact'],
  options(state, who) {
    if (positionOf(heroAt(state, who)) !== 'standing' || !canPay(state, who, 'interact')) return [];
    const item = deliverable(state, who);
    return item === null ? [] : [priced(state, who, 'interact', { verb: 'interact', item })];
  },
  begin(play, who): Flow {
    const { state } = play;
    pay(play, who, 'interact');
    deliver(play, who);
    if (state.mission !== 'Q2') return;
    // The lamp opens every door and wakes what still sleeps (EX-Q2).
    const entries = state.doors.flatMap((_, door) => roomsBehind(state, door));
    state.doors = state.doors.map(() => true);
    const rooms = entries.filter(({ room }, n) => entries.findIndex((entry) => entry.room === room) === n);
    if (rooms.length > 0) return call(activateRooms, { entries: rooms });
  },
  refusals: (state, who) =>
    deliverable(state, who) !== null && positionOf(heroAt(state, who)) !== 'standing'
      ? [{ facets: { verb: 'interact' }, rule: 'EX-RULING-21' }]
      : [],
};

/** Water squares the rib can go to next (EX-RULING-73). */
const driveSquares = (state: ExodusState): Square[] =>
  state.rib === null
    ? []
    : neighbours(state, state.rib)
        .filter((square) => inWater(state, square) && infectedOn(state, square) === null)
        .sort((a, b) => a - b);

export interface Drive {
  hero: number;
  left: number;
}

function driveTo(play: Play, who: number, to: Square): void {
  const { state } = play;
  const from = state.rib ?? to;
  for (const aboard of heroesOn(state, from)) heroAt(state, aboard).square = to;
  state.rib = to;
  play.mark('drive');
  play.emit({
    type: 'ribDriven',
    hero: who,
    from: squareName(state, from),
    to: squareName(state, to),
    at: [heroPiece(who), squarePiece(state, to)],
    rule: 'EX-RULING-73',
  });
}

export const drive = procedure<Drive>('drive', {
  driveTo: question<Drive, { verb: string; square: string }>({
    seat: (_, frame) => frame.hero,
    options: (state, { left }) => [
      ...driveSquares(state).map((square) => option({ verb: 'drive', square: squareName(state, square) })),
      ...(left < DRIVE_SQUARES ? [option({ verb: 'stop', square: 'here' })] : []),
    ],
    choose(play, frame, { verb, square }) {
      if (verb === 'stop') return end();
      driveTo(play, frame.hero, namedSquare(play.state, square));
      frame.left--;
    },
  }),
  onward: (play, { left }) => (left > 0 && driveSquares(play.state).length > 0 ? go('driveTo') : end()),
});

export const driveAction: Action = {
  verbs: ['drive'],
  options(state, who) {
    const hero = heroAt(state, who);
    if (!hero.aboard || positionOf(hero) !== 'standing' || !canPay(state, who, 'drive')) return [];
    if (driveRefusal(state) !== null || driveSquares(state).length === 0) return [];
    return [priced(state, who, 'drive', { verb: 'drive' })];
  },
  begin(play, who) {
    pay(play, who, 'drive');
    play.state.drives++;
    return call(drive, { hero: who, left: DRIVE_SQUARES });
  },
  refusals(state, who) {
    const rule = heroAt(state, who).aboard ? driveRefusal(state) : null;
    return rule === null ? [] : [{ facets: { verb: 'drive' }, rule }];
  },
};

function driveRefusal(state: ExodusState): string | null {
  if (!ribRuns(state)) return 'EX-M3';
  return state.drives >= DRIVES_A_TURN ? 'EX-RULING-73' : null;
}

/** On or touching a workbench. */
export const atWorkbench = (state: ExodusState, square: Square): boolean =>
  marks(boardOf(state), 'W').some((bench) => bench === square || touching(state, bench, square));

/** At a workbench, or anywhere with Handy while nobody stands near (EX-RULING-56, EX-FC4). */
function craftPlace(state: ExodusState, who: number): 'bench' | 'anywhere' | null {
  const square = squareOf(state, who);
  const hero = heroAt(state, who);
  if (positionOf(hero) !== 'standing') return null;
  const quiet = !state.infected.some((unit) => isStanding(unit) && touching(state, square, unit.square));
  if (hasPerk(hero, 'FC4') && quiet && hero.ap >= 1) return 'anywhere';
  return atWorkbench(state, square) && canPay(state, who, 'craft') ? 'bench' : null;
}

export const craftAction: Action = {
  verbs: ['craft'],
  options(state, who) {
    const place = craftPlace(state, who);
    if (place === null) return [];
    return RECIPE_IDS.filter((recipe) => canCraft(state, who, recipe)).map((recipe) =>
      option({ verb: 'craft', recipe }, { ap: place === 'bench' ? 2 : 1 }),
    );
  },
  begin(play, who, picked) {
    if (craftPlace(play.state, who) === 'bench') pay(play, who, 'craft');
    else {
      heroAt(play.state, who).ap -= 1;
      play.mark('perk/FC4');
    }
    return craft(play, who, picked.recipe as RecipeId);
  },
};

export const leaveAction: Action = {
  verbs: ['leave'],
  options: (state, who) =>
    positionOf(heroAt(state, who)) !== 'grapple' && canLeave(state, who) ? [option({ verb: 'leave' })] : [],
  begin(play, who) {
    const { state } = play;
    const hero = heroAt(state, who);
    const square = squareOf(state, who);
    // What it carries leaves with it; an objective that needs the item gets it back (EX-CM02, EX-CM08).
    const token = hero.item === null ? undefined : state.items[hero.item];
    if (token !== undefined) token.where = 'lost';
    hero.item = null;
    hero.status = 'left';
    hero.square = null;
    hero.alert = false;
    hero.decoy = null;
    play.emit({
      type: 'leftBoard',
      hero: who,
      square: squareName(state, square),
      at: [heroPiece(who)],
      rule: 'EX-RULING-160',
    });
  },
  refusals(state, who): Refusal[] {
    const shut = !state.progress.exitOpen && exitSquares(state).includes(squareOf(state, who));
    return shut ? [{ facets: { verb: 'leave' }, rule: 'EX-CM02' }] : [];
  },
};
