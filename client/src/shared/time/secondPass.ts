/** Longer than clocks are ever set back within a day. */
const lookBackMs = 3 * 3_600_000;

/**
 * Whether the clocks have shown this time before on the same day, because they were set back since. `offsetAt`: minutes ahead of
 * UTC at a moment in milliseconds. The mails of the service follow the same rule (checks/words).
 */
export function isSecondPass(moment: number, offsetAt: (moment: number) => number): boolean {
  const setBack = offsetAt(moment - lookBackMs) - offsetAt(moment);
  return setBack > 0 && offsetAt(moment - setBack * 60_000) - offsetAt(moment) === setBack;
}
