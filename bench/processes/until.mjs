import { setTimeout as wait } from "node:timers/promises";

/** Waits until something is true; throws `otherwise` when it is not in time. */
export async function until(isTrue, withinMs, otherwise) {
  const end = performance.now() + withinMs;
  while (!(await isTrue())) {
    if (performance.now() > end) throw new Error(otherwise);
    await wait(100);
  }
}
