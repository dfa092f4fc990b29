/**
 * Who may write a save. Two tabs of a browser share one storage: the first to hold a save writes it, the others only
 * look. A phone runs one program, so there the answer is always yes.
 */
export interface SaveLock {
  /** Gives the way to let go again, or null when somebody else holds it. */
  hold(save: string): Promise<(() => void) | null>;
  /** The same, but waits until whoever holds it lets go. Rejects when `signal` says that nobody wants it any more. */
  waitFor(save: string, signal: AbortSignal): Promise<() => void>;
}

const free = () => Promise.resolve(() => undefined);

export const noLock: SaveLock = { hold: free, waitFor: free };

/** The lock of a browser, held until it is let go or the tab is closed. */
export function webLock(locks: Pick<LockManager, 'request'>): SaveLock {
  function request(save: string, options: LockOptions): Promise<(() => void) | null> {
    return new Promise((resolve, reject) => {
      locks
        .request(`holdout/${save}`, options, (lock) => {
          if (lock === null) return resolve(null);
          return new Promise<void>((letGo) => resolve(letGo));
        })
        .catch(reject);
    });
  }
  return {
    hold: (save) => request(save, { ifAvailable: true }),
    waitFor: async (save, signal) => (await request(save, { signal })) ?? (() => undefined),
  };
}
