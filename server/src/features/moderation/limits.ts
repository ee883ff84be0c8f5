/** The feature's numbers; docs/limits.md repeats those that people meet. */
const minute = 60;
const hour = 60 * minute;

/** Reports, decisions and appeals. */
export const moderation = {
  /** Of the id of what is reported or appealed against. */
  id: 100,
  note: 1_000,
  reason: 1_000,
  internalNote: 2_000,
  appeal: 2_000,
  appealDays: 20,
  reportAgainHours: 24,
  /** The reported text is kept for so long after the decision. */
  keepTextDays: 30,
  suspensionDays: 365,
  /** What a moderator sees beside a reported text. */
  neighbours: 3,
  reportsShown: 50,
  /** Of earlier decisions about the same member. */
  decisionsElsewhere: 5,
  /** Lines of the log that one command prints. */
  logListed: 1_000,
  reportersNotified: 200,
  /** From which the name of a deleted member is taken at once. */
  textsAtOnce: 20,
} as const;

export const moderationRates = { reportsPerDay: { points: 20, seconds: 24 * hour } } as const;
