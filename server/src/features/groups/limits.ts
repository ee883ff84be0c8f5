/** The feature's numbers; docs/limits.md repeats those that people meet. */
const minute = 60;
const hour = 60 * minute;

export const groupRates = { joinRequestsPerDay: { points: 20, seconds: 24 * hour } } as const;
