/**
 * Moving a hero: one step with everything it sets off (EX-RULING-26: pick up, hand off, the attack of a combined action, then
 * grab tests), and the actions made of steps (EX-MOVE, EX-DIVE, EX-PRONE, EX-ZONE).
 */
import { call, end, go, option, type Facets, type Option } from '../../../core/procedure';
import { attackOptions, beginAttack } from '../actions/fire';
import { RIB_SEATS } from '../data/tables';
import { carry, heroPiece, itemsOn, squarePiece } from '../pieces';
import { floorOf, type Square } from '../plan';
import {
  boardOf,
  heroesOn,
  infectedOn,
  inWater,
  isActive,
  isFree,
  namedSquare,
  neighbours,
  squareName,
  squareOf,
  zoneOf,
} from '../queries';
import {
  findUnit,
  hasPerk,
  hasPower,
  heroAt,
  isGrappled,
  procedure,
  question,
  type ExodusState,
  type Play,
} from '../state';
import { handOffs, pass, takeInHand, type Transfer } from './exchange';
import { grabTest } from './grab';

export type How = 'move' | 'moveFire' | 'moveMelee' | 'sprint' | 'dive' | 'crawl' | 'free';

/** A free square on land, or the rib while there is a seat (EX-RULING-23, -88). */
export function canStand(state: ExodusState, square: Square): boolean {
  if (state.rib === square) return heroesOn(state, square).length < RIB_SEATS;
  return !inWater(state, square) && isActive(state, square) && isFree(state, square);
}

/** Over the Top (AG5): squares with infected or crates may be crossed, never stopped on. */
function canCross(state: ExodusState, who: number, square: Square): boolean {
  if (!hasPower(state, who, 'AG5') || inWater(state, square) || !isActive(state, square)) return false;
  return heroesOn(state, square).length === 0 && !canStand(state, square);
}

/** Squares a hero may step to with so many steps after this one. */
export function stepSquares(
  state: ExodusState,
  who: number,
  after: number,
  from = squareOf(state, who),
): Square[] {
  return neighbours(state, from)
    .filter((square) => {
      if (canStand(state, square)) return true;
      if (after < 1 || !canCross(state, who, square)) return false;
      return stepSquares(state, who, after - 1, square).length > 0;
    })
    .sort((a, b) => a - b);
}

/** The hero is in the middle of a leap over somebody. */
const isLeaping = (state: ExodusState, who: number): boolean => {
  const square = squareOf(state, who);
  return infectedOn(state, square) !== null || state.crates.includes(square);
};

export interface HeroStep {
  hero: number;
  to: Square;
  how: How;
  /** More of the action follows after this step. */
  more: boolean;
  /** A hand off has been made in this action. */
  handed: boolean;
  /** Infected that demand a grab test for this step. */
  tests: number[];
  wasProne: boolean;
}

/** Infected in whose grab zone both squares lie (EX-ZONE-06). */
export function demandTests(state: ExodusState, who: number, from: Square, to: Square): number[] {
  if (hasPower(state, who, 'AG5')) return [];
  return state.infected
    .filter((unit) => {
      const zone = zoneOf(state, unit);
      return zone.includes(from) && zone.includes(to);
    })
    .map(({ id }) => id);
}

/** Tests that are still due: a killed or prone infected demands none (EX-ZONE-08, EX-RULING-82). */
const dueTests = (state: ExodusState, { hero, tests }: HeroStep): number[] =>
  tests.filter((id) => {
    const unit = findUnit(state, id);
    return unit !== undefined && zoneOf(state, unit).includes(squareOf(state, hero));
  });

function isDown(state: ExodusState, { hero, wasProne }: HeroStep): boolean {
  const own = heroAt(state, hero);
  return isGrappled(own) || (own.prone && !wasProne) || own.status !== 'in';
}

function moveHero(play: Play, frame: HeroStep): void {
  const { state } = play;
  const hero = heroAt(state, frame.hero);
  const from = squareOf(state, frame.hero);
  frame.tests = demandTests(state, frame.hero, from, frame.to);
  frame.wasProne = hero.prone;
  hero.square = frame.to;
  const aboard = inWater(state, frame.to);
  if (hasPower(state, frame.hero, 'AG5')) play.mark('perk/AG5');
  play.emit({
    type: 'moved',
    hero: frame.hero,
    from: squareName(state, from),
    to: squareName(state, frame.to),
    how: frame.how,
    at: [heroPiece(frame.hero), squarePiece(state, frame.to)],
    rule: frame.how === 'crawl' ? 'EX-PRONE-02' : 'EX-RULING-23',
  });
  if (aboard !== hero.aboard) {
    hero.aboard = aboard;
    play.mark('rib');
    play.emit({
      type: 'boarded',
      hero: frame.hero,
      on: aboard,
      at: [heroPiece(frame.hero)],
      rule: 'EX-RULING-88',
    });
  }
}

const mayHandOff = (state: ExodusState, frame: HeroStep): boolean =>
  frame.how !== 'dive' &&
  frame.how !== 'free' &&
  !frame.handed &&
  (frame.more ||
    frame.how === 'moveFire' ||
    frame.how === 'moveMelee' ||
    dueTests(state, frame).length > 0) &&
  handOffs(state, frame.hero).length > 0;

export const heroStep = procedure<HeroStep>('heroStep', {
  step(play, frame) {
    moveHero(play, frame);
    const found = itemsOn(play.state, frame.to);
    return found.length > 0 && heroAt(play.state, frame.hero).item === null ? undefined : go('pass');
  },
  pickUp: question<HeroStep, { verb: string; item: string }>({
    seat: (_, frame) => frame.hero,
    options: (state, frame) => [
      ...itemsOn(state, frame.to).map((item) => option({ verb: 'pickUp', item })),
      option({ verb: 'leave', item: 'none' }),
    ],
    choose(play, frame, { verb, item }) {
      if (verb !== 'pickUp') return;
      carry(play, frame.hero, item);
      play.emit({
        type: 'itemTaken',
        hero: frame.hero,
        item,
        at: [heroPiece(frame.hero)],
        rule: 'EX-ITEM-02',
      });
    },
  }),
  pass: (play, frame) => (mayHandOff(play.state, frame) ? undefined : go('combined')),
  handOff: question<HeroStep, Transfer | { verb: 'no'; hero: number; card: string }>({
    seat: (_, frame) => frame.hero,
    options: (state, frame) => [
      option({ verb: 'no', hero: -1, card: 'none' }),
      ...handOffs(state, frame.hero),
    ],
    choose(play, frame, { verb, hero, card }) {
      if (verb === 'no') return;
      frame.handed = true;
      play.mark('handOff');
      const [from, to] = verb === 'give' ? [frame.hero, hero] : [hero, frame.hero];
      if (pass(play, from, to, card)) return call(takeInHand, { hero: to, card });
    },
  }),
  combined(play, frame) {
    const { hero, how } = frame;
    if (how !== 'moveFire' && how !== 'moveMelee') return go('grabs');
    return attackOptions(play.state, hero, how).length > 0 ? undefined : go('grabs');
  },
  combinedAttack: question<HeroStep, Facets>({
    seat: (_, frame) => frame.hero,
    options: (state, frame): Option[] => [
      ...attackOptions(state, frame.hero, frame.how),
      option({ verb: 'noAttack' }),
    ],
    choose(play, frame, picked) {
      return picked.verb === 'noAttack' ? go('grabs') : beginAttack(play, frame.hero, picked);
    },
  }),
  grabs(play, frame) {
    if (isDown(play.state, frame)) return go('done');
    frame.tests = dueTests(play.state, frame);
    return frame.tests.length > 0 ? undefined : go('done');
  },
  whoGrabs: question<HeroStep, { target: string }>({
    seat: (_, frame) => frame.hero,
    options: (_, { tests }) => tests.map((id) => option({ target: `u${id}` })),
    choose(_, frame, { target }) {
      const unit = Number(target.slice(1));
      frame.tests = frame.tests.filter((id) => id !== unit);
      return call(grabTest, { hero: frame.hero, unit, bite: false, zone: true }, 'grabs');
    },
  }),
  done: (play, frame) => end({ down: isDown(play.state, frame), handed: frame.handed }),
});

type Landed = { down: boolean; handed: boolean };

export interface HeroRun {
  hero: number;
  how: How;
  to: Square;
  /** Steps with this one. */
  left: number;
  handed: boolean;
}

/** One square, or several one after the other: move, Light Feet, sprint, crawl (EX-RULING-16, -18). */
export const heroRun = procedure<HeroRun>('heroRun', {
  step(_, { hero, how, to, left, handed }) {
    return call(heroStep, { hero, to, how, more: left > 1, handed, tests: [], wasProne: false });
  },
  landed(play, frame) {
    const { down, handed } = (frame.result ?? { down: false, handed: false }) as unknown as Landed;
    frame.handed = handed;
    frame.left--;
    if (down || frame.left < 1 || stepSquares(play.state, frame.hero, frame.left - 1).length === 0)
      return end();
    if (heroAt(play.state, frame.hero).aboard) return end();
  },
  stepOn: question<HeroRun, { verb: string; square: string }>({
    seat: (_, frame) => frame.hero,
    options: (state, { hero, left }) => [
      ...stepSquares(state, hero, left - 1).map((square) =>
        option({ verb: 'step', square: squareName(state, square) }),
      ),
      ...(isLeaping(state, hero) ? [] : [option({ verb: 'stop', square: 'here' })]),
    ],
    choose(play, frame, { verb, square }) {
      if (verb === 'stop') return end();
      frame.to = namedSquare(play.state, square);
      return go('step');
    },
  }),
});

export interface Dive {
  hero: number;
  first: Square;
  second: Square;
}

/** Dive squares: two legal steps in one direction, on one floor and on land (EX-DIVE-01, EX-RULING-76). */
export function diveLines(state: ExodusState, who: number): { first: Square; second: Square }[] {
  const from = squareOf(state, who);
  const board = boardOf(state);
  const lines: { first: Square; second: Square }[] = [];
  for (const first of neighbours(state, from)) {
    if (floorOf(board, first) !== floorOf(board, from) || inWater(state, first) || inWater(state, from))
      continue;
    const second = first + (first - from);
    const dx = (first % board.width) - (from % board.width);
    if ((second % board.width) - (first % board.width) !== dx) continue;
    if (!neighbours(state, first).includes(second) || inWater(state, second)) continue;
    if (!canStand(state, first) && !canCross(state, who, first)) continue;
    if (canStand(state, second)) lines.push({ first, second });
  }
  return lines.sort((a, b) => a.second - b.second);
}

export const dive = procedure<Dive>('dive', {
  first: (_, { hero, first }) =>
    call(heroStep, { hero, to: first, how: 'dive', more: true, handed: true, tests: [], wasProne: false }),
  second(_, frame) {
    const { down } = frame.result as unknown as Landed;
    if (down) return end();
    const { hero, second } = frame;
    return call(heroStep, {
      hero,
      to: second,
      how: 'dive',
      more: false,
      handed: true,
      tests: [],
      wasProne: false,
    });
  },
  land(play, frame) {
    const { down } = frame.result as unknown as Landed;
    if (down) return end();
    if (hasPerk(heroAt(play.state, frame.hero), 'AG6')) return;
    goProne(play, frame.hero);
    return end();
  },
  rollThrough: question<Dive, { verb: string }>({
    seat: (_, frame) => frame.hero,
    options: () => [option({ verb: 'stand' }), option({ verb: 'prone' })],
    choose(play, { hero }, { verb }) {
      play.mark('perk/AG6');
      if (verb === 'prone') goProne(play, hero);
      return end();
    },
  }),
});

export function goProne(play: Play, who: number): void {
  heroAt(play.state, who).prone = true;
  play.emit({ type: 'droppedProne', hero: who, at: [heroPiece(who)], rule: 'EX-DIVE-04' });
}

/** Follow Through (CC3): one square free of charge. */
export const freeStep = procedure<{ hero: number }>('freeStep', {
  anywhere: (play, { hero }) => (stepSquares(play.state, hero, 0).length > 0 ? undefined : end()),
  followThrough: question<{ hero: number }, { verb: string; square: string }>({
    seat: (_, frame) => frame.hero,
    options: (state, { hero }) => [
      option({ verb: 'stay', square: 'here' }),
      ...stepSquares(state, hero, 0).map((square) =>
        option({ verb: 'step', square: squareName(state, square) }),
      ),
    ],
    choose(play, { hero }, { verb, square }) {
      if (verb === 'stay') return end();
      play.mark('perk/CC3');
      const to = namedSquare(play.state, square);
      return call(heroStep, { hero, to, how: 'free', more: false, handed: true, tests: [], wasProne: false });
    },
  }),
});
