/** Figures that many chapters share, with their source. */

/** AP of a healthy hero, at stage 4 and at stage 5 (rulebook). */
export const AP = { healthy: 4, stage4: 3, stage5: 2 };

/** The infection dial: 0 safe, 16 dead, a stage marker at every third position from 1 (ours, fits the fifteen turns). */
export const DEATH = 16;
export const STAGE_SQUARES = 3;
export const stageOf = (dial: number): number => Math.ceil(dial / STAGE_SQUARES);
export const nextMarker = (dial: number): number => (dial === 0 ? 1 : stageOf(dial) * STAGE_SQUARES + 1);

/** Action points (rulebook where a rule names them; the others ours). */
export const COST = {
  move: 1,
  moveFire: 1,
  moveMelee: 1,
  sprint: 2,
  dive: 1,
  crawl: 1,
  standUp: 2,
  quickFire: 1,
  aimedFire: 2,
  melee: 1,
  execute: 1,
  assassinate: 1,
  sweep: 2,
  changeWeapon: 1,
  reload: 1,
  alert: 2,
  door: 1,
  search: 2,
  crate: 1,
  interact: 1,
  drive: 1,
  craft: 2,
  throwWeapon: 1,
  throwItem: 1,
  clearJam: 1,
} as const;

export const SPRINT_SQUARES = 3;
export const DRIVE_SQUARES = 2;
export const DRIVES_A_TURN = 4;
export const RIB_SEATS = 4;
/** Throws, smoke tins and decoys (rulebook for the molotov, ours for the rest). */
export const THROW_RANGE = 6;
export const SAVE_SPACES = 3;
/** With this many heroes, a spawn of two or more zombies brings one more (ours). */
export const CROWD_HEROES = 3;
export const LIGHTS_OUT_RANGE = 4;
/** Experience that each colour costs, and what a power perk costs beside it (ours). */
export const XP_COST = { red: 1, amber: 2, green: 3, power: 1 } as const;
