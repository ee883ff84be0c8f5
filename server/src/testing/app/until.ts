import { setTimeout as wait } from "node:timers/promises";

/** Long enough for a machine that does other work; what never happens fails all the same. */
export const patienceMs = 60_000;

/** Waits until something holds; fails after a minute. */
export async function until(holds: () => unknown): Promise<void> {
  const end = performance.now() + patienceMs;
  while (!(await holds())) {
    if (performance.now() > end) throw new Error(`after ${patienceMs} ms it does not hold: ${holds.toString()}`);
    await wait(5);
  }
}
