/** The three decks, 124 cards together; how many belong to which deck is ours. */
export * from './eventCards';
export * from './fateCards';
export * from './searchCards';
