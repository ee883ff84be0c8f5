/**
 * Answers up to this length are sent at the end of a turn of the event loop. Their reader, often a proxy, then wakes up
 * once for all of them. Longer answers are sent at once: reading them takes time, which another core can begin with.
 * Measured; see docs/decisions/112.
 */
export const longestHeldAnswer = 512;

let pending: Promise<void> | null = null;

/** Resolves when everything that the event loop has read in this turn has been handled. */
export function endOfTurn(): Promise<void> {
  return (pending ??= new Promise((resolve) => {
    setImmediate(() => {
      pending = null;
      resolve();
    });
  }));
}
