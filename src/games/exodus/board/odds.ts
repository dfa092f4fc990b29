/** Exact odds of the eight-sided die: shots, strikes, blasts, grab and bite tests. All with the rules' own tables. */
import type { GearId } from '../data/equipment';
import { INFECTED, type InfectedKind } from '../data/infected';
import { resultOf, WEAPONS, type Result, type Table } from '../data/weapons';
import { clamp } from '../procedures/attack';
import { demandTests } from '../procedures/heroStep';
import { meleeWeapon, squareOf, weaponCard } from '../queries';
import { hasPerk, hasPower, heroAt, type ExodusState, type Infected } from '../state';
import type { Square } from '../plan';

export interface Odds {
  readonly label: string;
  readonly chance: number;
}

const FACES = [1, 2, 3, 4, 5, 6, 7, 8] as const;
export type Chances = Readonly<Record<Result, number>>;

/** Chances of one die on a table, with what perks add to it. */
export function chancesOf(
  table: Table,
  how: { readonly bonus?: number; readonly again?: boolean; readonly best?: boolean } = {},
): Chances {
  const { bonus = 0, again = false, best = false } = how;
  const sum: Record<Result, number> = { miss: 0, knockdown: 0, kill: 0 };
  const add = (face: number, chance: number) => {
    sum[resultOf(table, clamp(face + bonus))] += chance;
  };
  for (const face of FACES) {
    if (again && face === 1) for (const next of FACES) add(next, 1 / 64);
    else if (best) for (const other of FACES) add(Math.max(face, other), 1 / 64);
    else add(face, 1 / 8);
  }
  return sum;
}

/** Does this attack use the aimed table? An aimed shot, or a quick one that keeps the aim (EX-WEAPON-05). */
function isAimed(
  state: ExodusState,
  who: number,
  target: string,
  guns: readonly GearId[],
  verb: string,
): boolean {
  if (verb === 'aimedFire') return true;
  const { aim } = heroAt(state, who);
  return verb === 'quickFire' && guns.length === 1 && aim?.target === target && aim.weapon === guns[0];
}

export function gunChances(state: ExodusState, who: number, card: GearId, aimed: boolean): Chances {
  const hero = heroAt(state, who);
  const weapon = weaponCard(card);
  return chancesOf(aimed ? weapon.aimed : weapon.quick, {
    bonus: aimed && hasPerk(hero, 'BA6') ? 1 : 0,
    again: aimed && hasPerk(hero, 'BA1'),
  });
}

const RESULTS: readonly Result[] = ['miss', 'knockdown', 'kill'];

/** What one or two shots do to an infected; a knockdown does nothing to those who stand firm. */
export function shotOdds(
  state: ExodusState,
  who: number,
  unit: Infected,
  guns: readonly GearId[],
  verb: string,
): Odds[] {
  const aimed = isAimed(state, who, `u${unit.id}`, guns, verb);
  const dice = guns.map((card) => ({
    chances: gunChances(state, who, card, aimed),
    points: weaponCard(card).points,
  }));
  return outcomes(unit, dice);
}

interface DieOdds {
  readonly chances: Chances;
  readonly points: number;
}

export function outcomes(unit: Infected, dice: readonly DieOdds[]): Odds[] {
  const { killPoints, steady } = INFECTED[unit.kind];
  const needed = killPoints - unit.damage;
  const sum = { killed: 0, hurt: 0, down: 0, nothing: 0 };
  const roll = (at: number, chance: number, points: number, down: boolean): void => {
    const die = dice[at];
    if (die === undefined) {
      if (points >= needed) sum.killed += chance;
      else if (points > 0) sum.hurt += chance;
      else if (down && !steady && !unit.prone) sum.down += chance;
      else sum.nothing += chance;
      return;
    }
    for (const result of RESULTS)
      roll(
        at + 1,
        chance * die.chances[result],
        points + (result === 'kill' ? die.points : 0),
        down || result === 'knockdown',
      );
  };
  roll(0, 1, 0, false);
  return [
    { label: 'Killed', chance: sum.killed },
    { label: `Hurt, ${unit.damage + 1} of ${killPoints} kill points or more`, chance: sum.hurt },
    { label: 'Knocked down', chance: sum.down },
    { label: 'No effect', chance: sum.nothing },
  ].filter(({ chance }) => chance > 0);
}

export function strikeOdds(state: ExodusState, who: number, unit: Infected): Odds[] {
  const weapon = WEAPONS[meleeWeapon(heroAt(state, who))];
  const chances = chancesOf(weapon.quick, { best: hasPower(state, who, 'CC5') });
  return outcomes(unit, [{ chances, points: weapon.points }]);
}

export interface GrabOdds {
  readonly takenDown: number;
  readonly knockdown: number;
  readonly safe: number;
}

/** A grab test for moving in a zone (EX-ZONE-06), with the perks that help. */
export function grabOdds(state: ExodusState, who: number, kind: InfectedKind): GrabOdds {
  const hero = heroAt(state, who);
  const bonus = (hasPerk(hero, 'CC2') ? 1 : 0) + (hasPerk(hero, 'AG3') ? 2 : 0);
  const { grab } = INFECTED[kind];
  const count = (fits: (total: number) => boolean) =>
    FACES.filter((face) => fits(clamp(face + bonus))).length / FACES.length;
  return {
    takenDown: count((total) => total <= grab.takenDown),
    knockdown: count((total) => total > grab.takenDown && total <= grab.knockdown),
    safe: count((total) => total > grab.knockdown),
  };
}

/** The tests that one step demands, and the chance to come through all of them. */
export function stepOdds(state: ExodusState, who: number, to: Square): { tests: number[]; odds: Odds[] } {
  const tests = demandTests(state, who, squareOf(state, who), to);
  let safe = 1;
  let knockdown = 0;
  for (const id of tests) {
    const unit = state.infected.find((one) => one.id === id);
    if (unit === undefined) continue;
    const own = grabOdds(state, who, unit.kind);
    knockdown += safe * own.knockdown;
    safe *= own.safe;
  }
  if (tests.length === 0) return { tests, odds: [] };
  return {
    tests,
    odds: [
      { label: 'Safe', chance: safe },
      { label: 'Knocked down', chance: knockdown },
      { label: 'Taken down', chance: 1 - safe - knockdown },
    ],
  };
}

/** '5 to 8', '7 or 8', '8'. */
export function facesFrom(low: number): string {
  if (low > 8) return 'nothing';
  return low === 8 ? '8' : low === 7 ? '7 or 8' : `${low} to 8`;
}

/** A table in words: 'kills on 5 to 8, knocks down on 3 or 4'. */
export function tableWords({ knockdown, kill }: Table): string {
  const kills = `kills on ${facesFrom(kill)}`;
  if (knockdown >= kill) return kills;
  const last = kill - 1;
  const faces =
    knockdown === last
      ? `${last}`
      : last === knockdown + 1
        ? `${knockdown} or ${last}`
        : `${knockdown} to ${last}`;
  return `${kills}, knocks down on ${faces}`;
}
