/** The exact odds of a throw of combat dice, criticals that roll again included, and of the next Fate Card. */
import { FATE, type FateRow } from '../data/fateCards';
import { DIE, type Face } from '../data/tables';
import type { PlumState } from '../state';

const FACE_CHANCE = Object.fromEntries(
  ['miss', 'shielded', 'lightHit', 'hit', 'critical'].map((face) => [
    face,
    DIE.filter((one) => one === face).length / DIE.length,
  ]),
) as Readonly<Record<Face, number>>;

/** Chances by [hits][light hits][shields]; the last row of each counts that many or more. */
type Throw = number[][][];

export interface Odds {
  /** The chance of at least `n` hits. */
  atLeast(n: number): number;
  /** The chance of at least `n` shields. */
  shields(n: number): number;
}

interface ThrowRules {
  /** Shields count as hits. */
  readonly shieldsHit?: boolean;
  /** Hits that the first critical is worth beyond its own. */
  readonly criticalBonus?: number;
  /** Bounds the figures that can be asked for: beyond it only "or more" is kept. */
  readonly most?: number;
}

export function oddsOf(dice: number, rules: ThrowRules = {}): Odds {
  const { shieldsHit = false, criticalBonus = 0, most = 12 } = rules;
  const all = oddsOfThrow(dice, oneDie(shieldsHit, most, true), most);
  if (criticalBonus === 0) return all;
  const none = oddsOfThrow(dice, oneDie(shieldsHit, most, false), most);
  return {
    ...all,
    atLeast: (n) => none.atLeast(n) + all.atLeast(n - criticalBonus) - none.atLeast(n - criticalBonus),
  };
}

function oddsOfThrow(dice: number, die: Throw, most: number): Odds {
  let sum: Throw = [[[1]]];
  for (let i = 0; i < dice; i++) sum = add(sum, die, most);
  const total = (wanted: (hits: number, lights: number, shields: number) => boolean) => {
    let chance = 0;
    sum.forEach((byLight, hits) =>
      byLight.forEach((byShield, lights) =>
        byShield.forEach((p, shields) => {
          if (wanted(hits, lights, shields)) chance += p;
        }),
      ),
    );
    return chance;
  };
  return {
    atLeast: (n) => total((hits, lights) => hits + Math.floor(lights / 2) >= n),
    shields: (n) => total((_hits, _lights, shields) => shields >= n),
  };
}

/**
 * A die ends with its first face that is not a critical; every critical before it is a hit. Without criticals the chances
 * are those of a throw in which none falls, and add up to less than one.
 */
function oneDie(shieldsHit: boolean, most: number, criticals: boolean): Throw {
  const table: Throw = [];
  const put = (hits: number, lights: number, shields: number, chance: number) => {
    const byLight = (table[Math.min(hits, most)] ??= []);
    const byShield = (byLight[lights] ??= []);
    byShield[shields] = (byShield[shields] ?? 0) + chance;
  };
  const rolls = criticals ? most : 1;
  for (let before = 0; before < rolls; before++) {
    const reached = FACE_CHANCE.critical ** before;
    put(before, 0, 0, reached * FACE_CHANCE.miss);
    put(before + (shieldsHit ? 1 : 0), 0, shieldsHit ? 0 : 1, reached * FACE_CHANCE.shielded);
    put(before, 1, 0, reached * FACE_CHANCE.lightHit);
    put(before + 1, 0, 0, reached * FACE_CHANCE.hit);
  }
  if (criticals) put(most, 0, 0, FACE_CHANCE.critical ** most);
  return table;
}

function add(a: Throw, b: Throw, most: number): Throw {
  const sum: Throw = [];
  a.forEach((aLights, h1) =>
    aLights.forEach((aShields, l1) =>
      aShields.forEach((p, s1) =>
        b.forEach((bLights, h2) =>
          bLights.forEach((bShields, l2) =>
            bShields.forEach((q, s2) => {
              const byLight = (sum[Math.min(h1 + h2, most)] ??= []);
              const byShield = (byLight[l1 + l2] ??= []);
              byShield[s1 + s2] = (byShield[s1 + s2] ?? 0) + p * q;
            }),
          ),
        ),
      ),
    ),
  );
  return sum;
}

/** The chance that the next Fate Card is such a one: exact, because every card that was drawn is known. */
export function fateChance(state: PlumState, wanted: (card: FateRow) => boolean): number {
  const { top, middle, bottom, discards } = state.fate;
  const [known] = top;
  if (known !== undefined) return wanted(FATE[known]) ? 1 : 0;
  const fresh = middle.length > 0 ? middle : bottom.slice(0, 1);
  const cards = fresh.length > 0 ? fresh : discards.length > 0 ? discards : state.fateAside;
  return cards.filter((id) => wanted(FATE[id])).length / Math.max(1, cards.length);
}
