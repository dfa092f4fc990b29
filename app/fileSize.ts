/** A file that is larger than any save is not even read. */
import { MAX_SAVE_LENGTH, Unreadable } from '../src/core/save';

/** In bytes: a character of a save takes three at the most. */
export const MAX_FILE = 3 * MAX_SAVE_LENGTH;

export function tooLarge(): Unreadable {
  return new Unreadable('This is larger than any saved game can be.');
}
