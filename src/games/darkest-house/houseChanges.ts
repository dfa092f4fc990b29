/** Atomic changes to the house itself: fire, chips and the security board. */
import { pick, remove } from '../../core/bag';
import { at } from './changes';
import { coloursOf, iconsOf, type ChipId } from './data/chips';
import type { SurvivorId } from './data/survivors';
import { MAX_BURNS } from './data/tracks';
import type { Cell, LockId } from './geometry';
import { count, isDestroyed, plan, type DarkestState, type Play } from './state';

// Fire

export function addBurn(play: Play, cell: Cell, cause: 'fire' | 'gas' | 'power', rule: string): void {
  const { state } = play;
  if (isDestroyed(state, cell)) return;
  count(state.fire.burns, cell, 1);
  const burns = state.fire.burns[cell] ?? 0;
  play.emit({ type: 'burnAdded', cell, burns, cause, rule, at: [at.tile(cell)] });
  if (burns >= MAX_BURNS) {
    destroyTile(play, cell);
    play.emit({ type: 'tileDestroyed', cell, rule: 'DD-FIRE-09', at: [at.tile(cell)] });
    if (state.stage === 'house') state.darknessDue++;
  }
}

/** Flips a tile: markers, camera and the chips of its own locks are gone, walls and rooms stay. */
export function destroyTile(play: Play, cell: Cell): void {
  const { state } = play;
  delete state.fire.burns[cell];
  state.fire.destroyed.push(cell);
  delete state.cameras[cell];
  for (const lock of plan(state).locks) {
    if (lock.cell !== cell || !state.locks[lock.id]) continue;
    const chip = readChip(play, lock.id);
    delete state.locks[lock.id];
    state.chips.lost.push(chip);
    play.emit({ type: 'chipLost', chip, rule: 'DD-FIRE-09', at: [at.lock(lock.id)] });
  }
}

/** Takes burn markers off a tile; without the last one of the house the fire is out. */
export function removeBurns(play: Play, cell: Cell, most: number, survivor: SurvivorId, rule: string): void {
  const { fire } = play.state;
  const removed = Math.min(most, fire.burns[cell] ?? 0);
  count(fire.burns, cell, -removed);
  play.emit({ type: 'burnsRemoved', cell, count: removed, survivor, rule, at: [at.tile(cell)] });
  if (removed > 0 && Object.keys(fire.burns).length === 0) {
    fire.token = null;
    play.emit({ type: 'fireOut', rule: 'DD-EXTING-03' });
  }
}

// Chips

/** What lies on a lock. A face-down chip is drawn at this moment from all that it can be. */
export function readChip(play: Play, lock: LockId): ChipId {
  const { state } = play;
  const here = state.locks[lock];
  if (!here) throw new Error(`There is no chip on lock ${lock}.`);
  if (here.chip !== null) return here.chip;
  const known = state.chips.code.filter((chip) => iconsOf(chip) === here.icons);
  const faceDown = Object.values(state.locks).filter(
    (other) => other.chip === null && other.icons === here.icons,
  ).length;
  // The code's own chips lie among these locks; every other one holds a chip nobody has seen.
  const drawn =
    known.length === 0
      ? UNKNOWN
      : pick([...known, ...Array<string>(faceDown - known.length).fill(UNKNOWN)], play.random);
  if (drawn !== UNKNOWN) {
    remove(state.chips.code, drawn);
    here.chip = drawn;
    return drawn;
  }
  const chip = pick(
    state.chips.supply.filter((other) => iconsOf(other) === here.icons),
    play.random,
  );
  remove(state.chips.supply, chip);
  here.chip = chip;
  return chip;
}
const UNKNOWN = 'unknown';

/** Removes one token for each colour of the chip that is still on the board. */
export function matchingTokens(state: DarkestState, chip: ChipId): ReturnType<typeof coloursOf> {
  return coloursOf(chip).filter((colour) => state.security.tokens.includes(colour));
}

export function openLaboratory(play: Play): void {
  const { state } = play;
  if (state.security.tokens.length > 0 || state.security.open) return;
  state.security.open = true;
  const cell = plan(state).where.LAB ?? '';
  play.emit({ type: 'laboratoryOpened', cell, rule: 'DD-LAB-08', at: [at.tile(cell)] });
}
