/**
 * Bags, decks and face-down pieces. Nothing is shuffled ahead: a draw picks at random from what remains, so a
 * state holds no secret order that a save, a bot or a curious reader could look up.
 */
import type { Random } from './random';

export function pick<T>(items: readonly T[], random: Random): T {
  return items[random.index(items)] as T;
}

/** Takes one item out of a bag at random. */
export function take<T>(bag: T[], random: Random): T {
  return bag.splice(random.index(bag), 1)[0] as T;
}

/** Takes one known item out of a bag. */
export function remove<T>(bag: T[], item: T): void {
  const at = bag.indexOf(item);
  if (at < 0) throw new Error(`${String(item)} is not in [${bag.join(', ')}].`);
  bag.splice(at, 1);
}

/**
 * A deck: what lies known on top (next card first), an unknown middle, what lies known at the bottom (next of them first),
 * and the discards. Most decks are only ever a middle and discards.
 */
export interface Pile<T> {
  top: T[];
  middle: T[];
  bottom: T[];
  discards: T[];
}

export function pile<T>(cards: readonly T[]): Pile<T> {
  return { top: [], middle: [...cards], bottom: [], discards: [] };
}

/** Draws the next card. An empty pile takes its discards back first; null when there is no card left at all. */
export function draw<T>(deck: Pile<T>, random: Random): T | null {
  if (remaining(deck) === 0) shuffleBack(deck);
  const known = deck.top.shift();
  if (known !== undefined) return known;
  if (deck.middle.length > 0) return take(deck.middle, random);
  return deck.bottom.shift() ?? null;
}

export function remaining<T>(deck: Pile<T>): number {
  return deck.top.length + deck.middle.length + deck.bottom.length;
}

/** Shuffles the discards into the pile; what was known of its order is lost. */
export function shuffleBack<T>(deck: Pile<T>): void {
  deck.middle.push(...deck.top, ...deck.bottom, ...deck.discards);
  deck.top = [];
  deck.bottom = [];
  deck.discards = [];
}
