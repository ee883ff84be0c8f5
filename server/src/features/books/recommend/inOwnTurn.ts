import { setImmediate as nextTurn } from "node:timers/promises";

let last: Promise<unknown> = Promise.resolve();

/**
 * Computes one piece of work in each turn of the event loop: when many goals come at once, their ranking takes a millisecond
 * each, and others are served in between.
 */
export function inOwnTurn<T>(work: () => T): Promise<T> {
  const done = last.then(() => nextTurn()).then(work);
  last = done.catch(() => undefined);
  return done;
}
