/** What the infected on the board may do to the heroes in their next move, alert fire counted. */
import { INFECTED } from '../data/infected';
import { nextMarker } from '../data/tables';
import type { Field } from '../geometry';
import { isTransition } from '../plan';
import {
  boardOf,
  firingChoices,
  heroesIn,
  isPistol,
  pathField,
  seesPastUnits,
  squareOf,
  weaponCard,
} from '../queries';
import { heroAt, isDying, type ExodusState, type Hero, type Infected } from '../state';
import { DIAL, W } from './weights';

const FACES = 8;
/** Worth of a danger that comes a turn later. */
const LATER = 0.55;
const LEAST = 0.08;

export const dialCost = (dial: number): number => DIAL[Math.min(dial, DIAL.length - 1)] as number;

/** How bad it is when this infected gets to the hero. */
export function harm(unit: Infected, hero: Hero): number {
  const { grab, bites, bitten, steady } = INFECTED[unit.kind];
  // Somebody who lies gets no test.
  const taken = hero.prone ? 1 : grab.takenDown / FACES;
  const floored = hero.prone ? 0 : (grab.knockdown - grab.takenDown) / FACES;
  if (hero.aboard && unit.kind === 'reaver') return (grab.takenDown / FACES) * W.drowned + floored * W.prone;
  const bite = dialCost(nextMarker(hero.dial)) - dialCost(hero.dial);
  const grapple = W.grapple + (hero.prone ? 0 : W.prone) + (steady ? W.steady : 0);
  return taken * (grapple + bites * (bitten / FACES) * bite) + floored * W.prone;
}

interface Watch {
  readonly square: number;
  readonly kill: number;
  readonly stop: number;
}

/** What the guns in hand do to a target in one quick attack. */
function firing(hero: Hero): { kill: number; stop: number } {
  let [spared, missed] = [1, 1];
  for (const card of firingChoices(hero).at(-1) ?? []) {
    const { quick } = weaponCard(card);
    spared *= (quick.kill - 1) / FACES;
    missed *= (quick.knockdown - 1) / FACES;
    if (!isPistol(card)) break;
  }
  return { kill: 1 - spared, stop: 1 - missed };
}

/** How much of a threat a quick attack takes away: a knockdown is over with the turn. */
export function stopping(hero: Hero): number {
  const { kill, stop } = firing(hero);
  return (kill + stop) / 2;
}

/** Heroes on alert with something to fire. */
function watches(state: ExodusState): Watch[] {
  return heroesIn(state).flatMap((who) => {
    const hero = heroAt(state, who);
    if (!hero.alert || firingChoices(hero).length === 0) return [];
    return [{ square: squareOf(state, who), ...firing(hero) }];
  });
}

/** Chance that the infected comes through the fire of everybody on alert over so many squares. */
function comesThrough(state: ExodusState, unit: Infected, squares: number, guards: readonly Watch[]): number {
  if (unit.dived || unit.square === null) return 1;
  const { steady, killPoints } = INFECTED[unit.kind];
  let chance = 1;
  for (const guard of guards) {
    const shots = seesPastUnits(state, guard.square, unit.square) ? squares : squares / 2;
    if (!steady) chance *= (1 - guard.stop) ** shots;
    else chance *= 1 - Math.min(0.9, (shots * guard.kill) / (killPoints - unit.damage) / 1.5);
  }
  return chance;
}

/** The expected harm of each infected on the board, `guarded` by the heroes on alert. */
export function threats(state: ExodusState, guarded: boolean): Map<number, number> {
  const heroes = heroesIn(state).filter((who) => !isDying(heroAt(state, who)));
  const guards = guarded ? watches(state) : [];
  const fieldsOf = (mover: 'land' | 'reaver'): Field[] =>
    heroes.map((who) => pathField(state, [squareOf(state, who)], mover));
  let land: Field[] | null = null;
  let water: Field[] | null = null;
  const found = new Map<number, number>();
  for (const unit of state.infected) {
    const { square, kind } = unit;
    if (square === null) continue;
    const fields = kind === 'reaver' ? (water ??= fieldsOf('reaver')) : (land ??= fieldsOf('land'));
    let nearest = -1;
    let steps = Infinity;
    fields.forEach((field, n) => {
      const far = field[square] ?? -1;
      if (far >= 0 && far < steps) [nearest, steps] = [n, far];
    });
    const who = heroes[nearest];
    // Nobody can land where one of them waits.
    if (who === undefined) found.set(unit.id, isTransition(boardOf(state), square) ? W.blocker : W.noWay);
    else if (unit.prone) found.set(unit.id, W.lying * (steps < 5 ? 2 : 1));
    else found.set(unit.id, approach(state, unit, heroAt(state, who), steps, guards));
  }
  return found;
}

/** The expected harm of all infected that are not in a grapple. */
export function danger(state: ExodusState): number {
  let sum = 0;
  // Once the infected move, a shot that waits is a shot that is lost.
  for (const harmed of threats(state, state.phase === 'heroes').values()) sum += harmed;
  return sum;
}

function approach(
  state: ExodusState,
  unit: Infected,
  hero: Hero,
  steps: number,
  guards: readonly Watch[],
): number {
  const { walk, charge, smell } = INFECTED[unit.kind];
  const senses =
    walk === null ||
    steps <= smell ||
    (unit.square !== null && hero.square !== null && seesPastUnits(state, unit.square, hero.square));
  const pace = walk ?? charge;
  const reach = senses ? charge : pace;
  const ahead = Math.max(0, steps - 1);
  const turns = ahead <= reach ? 0 : Math.ceil((ahead - reach) / pace);
  // Whoever touches a hero already grabs without a step that somebody could shoot at.
  const through = comesThrough(state, unit, Math.min(ahead, reach), guards);
  const worth = Math.max(LEAST, LATER ** turns) * (unit.acted && state.phase === 'infected' ? W.acted : 1);
  return harm(unit, hero) * worth * through;
}
