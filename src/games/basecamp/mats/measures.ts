/** Between the edge of a panel and what is in it. */
export const PAD = 14;
