/** Grab tests, bite tests and drag tests (EX-GRAB, EX-BITE, EX-SEEKER, EX-REAVER-13, -14). */
import { call, end, go, option } from '../../../core/procedure';
import { ARMOUR, equipmentId } from '../data/equipment';
import { DRAG, INFECTED } from '../data/infected';
import { facingTowards } from '../geometry';
import { crossable, grabbable } from '../paths';
import {
  bite,
  fallProne,
  heroPiece,
  joinGrapple,
  named,
  removeInfected,
  squarePiece,
  strip,
  unitPiece,
} from '../pieces';
import type { Square } from '../plan';
import { boardOf, heroesIn, isFree, pathField, squareName, squareOf, whereIs } from '../queries';
import {
  asksTies,
  fateSeat,
  findUnit,
  hasPerk,
  heroAt,
  isDying,
  isGrappled,
  procedure,
  question,
  unitOf,
  type ExodusState,
  type Hero,
  type Play,
} from '../state';
import { clamp } from './attack';

/** Each hero rolls, the lowest is taken; ties roll again (EX-RULING-62). */
export function castLots(play: Play, heroes: readonly number[], why: string): number {
  let left = [...heroes];
  for (;;) {
    const rolls = left.map((hero) => ({ hero, roll: play.random.die(8) }));
    const least = Math.min(...rolls.map(({ roll }) => roll));
    left = rolls.filter(({ roll }) => roll === least).map(({ hero }) => hero);
    const lowest = left[0] ?? 0;
    play.emit({
      type: 'lotsCast',
      rolls,
      lowest: left.length === 1 ? lowest : -1,
      why,
      at: rolls.map(({ hero }) => heroPiece(hero)),
      rule: why === 'rib' ? 'EX-TIES-03' : why === 'roamer' ? 'EX-ROAMER-05' : 'EX-RULING-62',
    });
    if (left.length === 1) return lowest;
  }
}

export interface GrabAttempt {
  unit: number;
  hero: number | null;
}

/** An infected that touches heroes grabs one of them (EX-GRAB-03, EX-RULING-71). */
export const grabAttempt = procedure<GrabAttempt>('grabAttempt', {
  pickHero(play, frame) {
    const { state } = play;
    if (frame.hero !== null) return go('grab');
    const heroes = grabbable(state, unitOf(state, frame.unit).square ?? -1);
    const rib = heroes.every((who) => heroAt(state, who).aboard);
    if (heroes.length > 1 && state.director !== null && !rib) return;
    frame.hero = heroes.length === 1 ? (heroes[0] ?? 0) : castLots(play, heroes, rib ? 'rib' : 'grab');
    return go('grab');
  },
  grabWhom: question<GrabAttempt, { hero: number }>({
    seat: fateSeat,
    options: (state, frame) =>
      grabbable(state, unitOf(state, frame.unit).square ?? -1).map((hero) => option({ hero })),
    choose(_, frame, { hero }) {
      frame.hero = hero;
    },
  }),
  grab(play, frame) {
    const { state } = play;
    const unit = unitOf(state, frame.unit);
    const hero = frame.hero ?? 0;
    if (unit.square !== null)
      unit.facing = facingTowards(boardOf(state), unit.square, squareOf(state, hero), unit.facing);
    return call(grabTest, { hero, unit: unit.id, bite: true, zone: false });
  },
});

export interface GrabTest {
  hero: number;
  unit: number;
  /** In the infected move and the spawn phase a hero that is taken down is bitten at once (EX-GRAB-08). */
  bite: boolean;
  /** Caused by moving in a grab zone. */
  zone: boolean;
}

function grabBonus(play: Play, { hero, zone }: GrabTest): number {
  const { state } = play;
  const own = heroAt(state, hero);
  let bonus = 0;
  if (hasPerk(own, 'CC2')) {
    bonus += 1;
    play.mark('perk/CC2');
  }
  if (zone && hasPerk(own, 'AG3')) {
    bonus += 2;
    play.mark('perk/AG3');
  }
  if (state.effects.coldHands === hero) bonus -= 2;
  return bonus;
}

export const grabTest = procedure<GrabTest>('grabTest', {
  test(play, frame) {
    const { state } = play;
    const hero = heroAt(state, frame.hero);
    const unit = unitOf(state, frame.unit);
    const drowns = hero.aboard && unit.kind === 'reaver';
    if (hero.prone && !drowns && !frame.zone) {
      joinGrapple(play, frame.hero, unit);
      return frame.bite
        ? call(bites, { hero: frame.hero, unit: unit.id, left: -1, regenerate: false })
        : end();
    }
    const { grab } = INFECTED[unit.kind];
    const roll = play.random.die(8);
    const total = clamp(roll + grabBonus(play, frame));
    const result = total <= grab.takenDown ? 'takenDown' : total <= grab.knockdown ? 'knockdown' : 'safe';
    const at = [heroPiece(frame.hero), unitPiece(unit.id)];
    play.emit({
      type: 'grabTested',
      ...named(unit),
      hero: frame.hero,
      roll,
      total,
      result,
      at,
      rule: result === 'safe' ? 'EX-GRAB-06' : result === 'knockdown' ? 'EX-RULING-70' : 'EX-GRAB-05',
    });
    if (result === 'safe') return end();
    if (result === 'knockdown') {
      if (!hero.prone) fallProne(state, frame.hero);
      return end();
    }
    if (drowns) {
      pullUnder(play, frame.hero, frame.unit);
      return end();
    }
    joinGrapple(play, frame.hero, unit);
    return frame.bite ? call(bites, { hero: frame.hero, unit: unit.id, left: -1, regenerate: false }) : end();
  },
});

/** A reaver takes a hero off the rib: dead at once, never to rise (EX-REAVER-14, EX-RULING-130). */
function pullUnder(play: Play, who: number, id: number): void {
  const { state } = play;
  const hero = heroAt(state, who);
  play.mark('pulledUnder');
  play.emit({
    type: 'pulledUnder',
    ...named(unitOf(state, id)),
    hero: who,
    at: [heroPiece(who), unitPiece(id)],
    rule: 'EX-REAVER-14',
  });
  for (const each of [...hero.grapple]) removeInfected(state, each);
  strip(play, who, null);
  hero.status = 'gone';
  hero.square = null;
  hero.aboard = false;
  hero.prone = false;
}

export interface Bites {
  hero: number;
  unit: number;
  /** Bite tests that are left; -1 before the first. */
  left: number;
  /** At the beginning of the infected move a siren regenerates first (EX-RULING-120). */
  regenerate: boolean;
}

/** Armour and Hardened help against bites (EX-ARMOUR-03, EX-FC6). */
function biteBonus(play: Play, hero: Hero): number {
  const armour = hero.gear.some(({ card }) => equipmentId(card) === ARMOUR);
  if (armour) play.mark('equipment/EQ16');
  if (hasPerk(hero, 'FC6')) play.mark('perk/FC6');
  return (armour ? 1 : 0) + (hasPerk(hero, 'FC6') ? 1 : 0);
}

/** The bite tests of one infected on a hero board, or the drag test of a seeker (EX-BITE, EX-SEEKER-03). */
export const bites = procedure<Bites>('bites', {
  bite(play, frame) {
    const { state } = play;
    const unit = findUnit(state, frame.unit);
    const hero = heroAt(state, frame.hero);
    if (unit === undefined || !hero.grapple.includes(frame.unit) || isDying(hero)) return end();
    if (unit.kind === 'seeker')
      return call(drag, { hero: frame.hero, unit: unit.id, squares: 0, siren: null }, 'done');
    if (frame.left < 0) {
      frame.left = INFECTED[unit.kind].bites;
      if (frame.regenerate) regenerate(play, unit.id);
    }
    if (frame.left === 0) return end();
    frame.left--;
    const roll = play.random.die(8);
    const total = clamp(roll + biteBonus(play, hero));
    const bitten = total <= INFECTED[unit.kind].bitten;
    play.emit({
      type: 'biteTested',
      ...named(unit),
      hero: frame.hero,
      roll,
      total,
      bitten,
      at: [heroPiece(frame.hero), unitPiece(unit.id)],
      rule: bitten ? 'EX-BITE-05' : 'EX-BITE-03',
    });
    if (bitten) bite(play, frame.hero);
    return go('bite');
  },
  done: () => end(),
});

/** A damaged siren gets a kill point back, unless it was burned (EX-SIREN-06, -07). */
export function regenerate(play: Play, id: number): void {
  const unit = unitOf(play.state, id);
  if (unit.kind !== 'siren' || unit.damage === 0 || unit.flame) return;
  unit.damage--;
  play.mark('regenerate');
  play.emit({
    type: 'regenerated',
    ...named(unit),
    damage: unit.damage,
    at: [unitPiece(id)],
    rule: 'EX-SIREN-06',
  });
}

export interface Drag {
  hero: number;
  unit: number;
  squares: number;
  siren: number | null;
}

/** Sirens nearest to a hero on the way it would be dragged. */
function nearestSirens(state: ExodusState, who: number): number[] {
  const hero = heroAt(state, who);
  if (hero.aboard) return [];
  const field = pathField(state, [squareOf(state, who)], 'land');
  let least = Infinity;
  let found: number[] = [];
  for (const unit of state.infected) {
    const square = unit.kind === 'siren' ? whereIs(state, unit) : null;
    const steps = square === null ? -1 : (field[square] ?? -1);
    if (steps < 0 || steps > least) continue;
    if (steps < least) found = [];
    least = steps;
    found.push(unit.id);
  }
  return found;
}

/** Where a drag may end: free squares nearest to the siren, through anybody (EX-SEEKER-05, -06, EX-RULING-121). */
function dragSquares(state: ExodusState, { hero, squares, siren }: Drag): Square[] {
  const goal = siren === null ? null : whereIs(state, unitOf(state, siren));
  if (goal === null) return [];
  const from = squareOf(state, hero);
  const field = pathField(state, [goal], 'land');
  let least = field[from] ?? -1;
  let found: Square[] = [];
  for (const [square, steps] of crossable(state, 'land', from, squares, false)) {
    const distance = field[square] ?? -1;
    if (steps === 0 || distance < 0 || distance > least || !isFree(state, square)) continue;
    if (distance === (field[from] ?? -1)) continue;
    if (distance < least) found = [];
    least = distance;
    found.push(square);
  }
  return found.sort((a, b) => a - b);
}

/** A seeker drags its hero towards the nearest siren (EX-SEEKER-04 to -07). */
export const drag = procedure<Drag>('drag', {
  roll(play, frame) {
    const { state } = play;
    const roll = play.random.die(8);
    frame.squares = roll <= DRAG.far ? DRAG.farSquares : DRAG.nearSquares;
    play.mark('drag');
    play.emit({
      type: 'dragTested',
      ...named(unitOf(state, frame.unit)),
      hero: frame.hero,
      roll,
      squares: frame.squares,
      at: [heroPiece(frame.hero)],
      rule: 'EX-SEEKER-04',
    });
    const sirens = nearestSirens(state, frame.hero);
    if (sirens.length === 0) return end();
    if (sirens.length > 1 && asksTies(state)) return;
    frame.siren = sirens[0] ?? null;
    return go('pull');
  },
  whichSiren: question<Drag, { unit: number }>({
    seat: fateSeat,
    options: (state, frame) => nearestSirens(state, frame.hero).map((unit) => option({ unit })),
    choose(_, frame, { unit }) {
      frame.siren = unit;
    },
  }),
  pull(play, frame) {
    const squares = dragSquares(play.state, frame);
    if (squares.length === 0) return end();
    if (squares.length > 1 && asksTies(play.state)) return;
    pullTo(play, frame.hero, squares[0] as Square);
    return end();
  },
  dragTo: question<Drag, { square: string }>({
    seat: fateSeat,
    options: (state, frame) =>
      dragSquares(state, frame).map((square) => option({ square: squareName(state, square) })),
    choose(play, frame, { square }) {
      pullTo(play, frame.hero, boardOf(play.state).byName.get(square) ?? 0);
      return end();
    },
  }),
});

function pullTo(play: Play, who: number, to: Square): void {
  const { state } = play;
  const hero = heroAt(state, who);
  const from = squareOf(state, who);
  hero.square = to;
  play.emit({
    type: 'dragged',
    hero: who,
    from: squareName(state, from),
    to: squareName(state, to),
    at: [heroPiece(who), squarePiece(state, to)],
    rule: 'EX-SEEKER-05',
  });
}

/** Heroes with infected on their boards. */
export const grappledHeroes = (state: ExodusState): number[] =>
  heroesIn(state).filter((who) => isGrappled(heroAt(state, who)));
