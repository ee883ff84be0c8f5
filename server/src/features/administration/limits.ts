/** The feature's numbers; docs/limits.md repeats those that people meet. */
export const site = { noticeCharacters: 300, days: 30 } as const;
