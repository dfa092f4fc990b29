/** Exact odds of the survivor dice: every throw is looked at, and the players choose as well as the rules let them. */
import { countIcon } from '../changes';
import { SURVIVOR_DIE, type Icon } from '../data/dice';

/** The share of all throws of that many dice for which something holds. */
export function chance(dice: number, holds: (faces: readonly Icon[]) => boolean): number {
  return share(dice, (faces) => (holds(faces) ? 1 : 0));
}

function share(dice: number, worth: (faces: readonly Icon[]) => number): number {
  const total = SURVIVOR_DIE.length ** dice;
  let sum = 0;
  for (let n = 0; n < total; n++) {
    const faces: Icon[] = [];
    for (let rest = n, i = 0; i < dice; i++, rest = Math.floor(rest / SURVIVOR_DIE.length)) {
      faces.push(SURVIVOR_DIE[rest % SURVIVOR_DIE.length] as Icon);
    }
    sum += worth(faces);
  }
  return sum / total;
}

export interface AttackRoll {
  readonly dice: number;
  /** One icon of this kind may count as a success. */
  readonly converts: readonly Icon[];
  /** One failure may be rolled again. */
  readonly rerolls: boolean;
}

/** The most hits that a throw can be made to give. */
export function bestHits(faces: readonly Icon[], converts: readonly Icon[]): number {
  const failures = countIcon(faces, 'failure');
  const successes = countIcon(faces, 'success');
  const helpful = converts.filter((icon) => countIcon(faces, icon) > 0).length;
  const useless = faces.filter((icon) => icon !== 'failure' && icon !== 'success').length - helpful;
  // Failures cancel each other in pairs; the odd one takes something that is not needed, if there is any.
  const lost = failures % 2 === 1 && useless <= 0 ? 1 : 0;
  return Math.max(0, successes + helpful - lost);
}

export function hitChance({ dice, converts, rerolls }: AttackRoll, hits: number): number {
  return share(dice, (faces) => {
    if (bestHits(faces, converts) >= hits) return 1;
    const at = faces.indexOf('failure');
    if (!rerolls || at < 0) return 0;
    const others = faces.filter((_, i) => i !== at);
    const good = SURVIVOR_DIE.filter((icon) => bestHits([...others, icon], converts) >= hits).length;
    return good / SURVIVOR_DIE.length;
  });
}
