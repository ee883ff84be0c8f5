/** The feature's numbers; docs/limits.md repeats those that people meet. */
export const notes = { text: 5_000 } as const;
