/** Answers the next number, 0 <= n < 1. */
export type Random = () => number;

/**
 * The same numbers for the same seed, on every machine.
 * Formula: mulberry32 by Tommy Ettinger (2017), public domain, in its usual JavaScript form.
 */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A new list in a random order (Fisher-Yates). */
export function shuffled<T>(random: Random, items: readonly T[]): T[] {
  const result = [...items];
  for (let last = result.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [result[last], result[other]] = [result[other] as T, result[last] as T];
  }
  return result;
}

/** `count` dates in rising order, all after `start` and none after `end`. */
export function datesBetween(random: Random, range: { start: Date; end: Date }, count: number): Date[] {
  const steps = Array.from({ length: count + 1 }, () => 0.05 + random());
  const total = steps.reduce((sum, step) => sum + step, 0);
  const length = range.end.getTime() - range.start.getTime();
  let walked = 0;
  return steps.slice(0, count).map((step) => {
    walked += step;
    return new Date(range.start.getTime() + Math.ceil((length * walked) / total));
  });
}
