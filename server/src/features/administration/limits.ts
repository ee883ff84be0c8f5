/** The feature's numbers; docs/limits.md repeats those that people meet. */
export const site = {
  noticeCharacters: 300,
  hours: 720,
  /** Of the overview. */
  days: 30,
  membersListed: 50,
  membersAtOnce: 100,
  textsListed: 100,
  textCharacters: 300,
  jobsListed: 100,
  jobsAtOnce: 1_000,
  banned: 253,
  banReason: 200,
  banDays: 3_650,
  suspensionReason: 500,
  suspensionDays: 365,
  /** Below this share of the disk an admin is warned. */
  freeShare: 0.1,
} as const;
