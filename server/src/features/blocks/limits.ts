/** The feature's numbers; docs/limits.md repeats those that people meet. */
const minute = 60;
const hour = 60 * minute;

/** Whom one member may block. */
export const blocks = { perMember: 1_000 } as const;

export const blockRates = { blocksPerDay: { points: 50, seconds: 24 * hour } } as const;
