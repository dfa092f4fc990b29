/** Numbers by how many survivors are in play, and the compass of the Base tile. */

export interface Balance {
  readonly enemyTiles: number;
  readonly food: number;
}

/** Rulebook: Starting Balance. */
export const BALANCE: Readonly<Record<number, Balance>> = {
  3: { enemyTiles: 5, food: 10 },
  4: { enemyTiles: 6, food: 8 },
  5: { enemyTiles: 7, food: 6 },
  6: { enemyTiles: 8, food: 4 },
};

/** Survivors by number of players. Rulebook, with BC-RULING-02. */
export const SURVIVORS_BY_PLAYERS: Readonly<Record<number, number>> = { 1: 3, 2: 4, 3: 3, 4: 4, 5: 5, 6: 6 };

/** Rulebook: always 13. */
export const HAZARD_TILES = 13;

/** Food put into Base on top of the table: ours. */
export const PROVISIONS = { harsh: -2, standard: 0, gentle: 3 } as const;
export type Provisions = keyof typeof PROVISIONS;

/** Rulebook: what a newcomer costs. */
export const NEWCOMER_COST = 4;

/** Faces 1 to 4 of the die, as the arrows on the Base tile point: ours. */
export const DIRECTIONS = ['north', 'east', 'south', 'west'] as const;
