/** Where it is bad to be when the round ends, what that is worth, and fires that can be put out. */
import { reach } from '../../../core/graph';
import { cellOf, type Room } from '../geometry';
import { cameraView, waysOut, zombieWays } from '../passages';
import {
  hasSkill,
  heatOf,
  survivorAt,
  survivorsIn,
  zombiesIn,
  type DarkestState,
  type Survivor,
} from '../state';

/** A better place to wait, with the last step and when nothing is left to do; and a fire that can be put out. */
const LAST_CHANCE = 570;
const FLEE = 60;
const OUT = 630;
/** What a burn marker and a camera are as against a zombie close by, and how much is worth a step. */
const HEAT = 2;
const WATCHED = 1;
export const BETTER = 4;

/** A fire that can be put out for good, then a tile that would not stand another marker. */
export function extinguishing(state: DarkestState, active: readonly number[], { room }: Survivor): number {
  const burns = Object.values(state.fire.burns).reduce((sum, one) => sum + one, 0);
  const here = state.fire.burns[cellOf(room ?? '')] ?? 0;
  let removed = 0;
  for (const who of survivorsIn(state, room ?? '').filter((one) => active.includes(one))) {
    const survivor = survivorAt(state, who);
    removed += Math.floor(survivor.ap / (hasSkill(survivor, 'LE0') ? 1 : 2));
  }
  if (burns === here && removed >= burns) return OUT;
  return here > 1 ? 585 : 480;
}

/** What awaits those who end their round in a room: zombies and the creature close by, cameras, and the fire. */
export function peril(state: DarkestState, room: Room): number {
  const coming = reach([room], (from) => zombieWays(state, from, null), 2);
  let found = HEAT * heatOf(state, cellOf(room));
  if (state.creature && coming.has(state.creature.room)) found += 2;
  for (const from of coming.keys()) found += zombiesIn(state, from) + (state.tokens[from] ?? 0);
  for (const camera in state.cameras)
    if (cameraView(state, camera, state.cameras[camera] ?? 0).includes(room)) found += WATCHED;
  return found;
}

/** Somewhere better to wait: urgent when the group could not leave together any more, else when nothing is left to do. */
export function fleeing(state: DarkestState, active: readonly number[], here: Room, to: Room): number {
  if (zombiesIn(state, to) > 0 || !waysOut(state, here).includes(to)) return 0;
  const better = peril(state, here) - peril(state, to);
  if (better < BETTER) return 0;
  const last = survivorsIn(state, here).some(
    (who) => active.includes(who) && survivorAt(state, who).ap === 1,
  );
  return (last ? LAST_CHANCE : FLEE) + better;
}
