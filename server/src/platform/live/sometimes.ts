/** Calls `report` at most once in `everyMs`; calls in between do nothing. */
export function sometimes<A extends unknown[]>(everyMs: number, report: (...args: A) => void): (...args: A) => void {
  let last = -Infinity;
  return (...args) => {
    const now = performance.now();
    if (now - last < everyMs) return;
    last = now;
    report(...args);
  };
}
