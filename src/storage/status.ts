/** How writing goes, in words for the players when it does not. */

/**
 * 'writing': a store that answers later has not answered yet. 'oneCopy': it is written, but only once. 'failing': the newest
 * decisions are in memory only.
 */
export interface WriteStatus {
  readonly state: 'ok' | 'writing' | 'oneCopy' | 'failing';
  readonly message: string | null;
}

export const OK: WriteStatus = { state: 'ok', message: null };
export const WRITING: WriteStatus = { state: 'writing', message: null };
export const ONE_COPY: WriteStatus = {
  state: 'oneCopy',
  message: 'This device keeps only one copy of your game. Free some space to keep two.',
};
export const FAILING: WriteStatus = {
  state: 'failing',
  message: 'Your game cannot be saved: this device is full or blocks storage. Free some space, or export it.',
};
