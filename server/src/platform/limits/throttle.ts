/** Calls `report` at most once in `everyMs`. The first call passes; calls in between are dropped. */
export function throttle<A extends unknown[]>(everyMs: number, report: (...args: A) => void): (...args: A) => void {
  let last = -Infinity;
  return (...args) => {
    const now = performance.now();
    if (now - last < everyMs) return;
    last = now;
    report(...args);
  };
}
