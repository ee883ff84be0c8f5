/** The feature's numbers; docs/limits.md repeats those that people meet. */

/** What a filter of the directory may have. */
export const filters = {
  /** In characters (code points). */
  text: 200,
  skills: 10,
  skill: 50,
  /** The difference of two clocks, in hours: no two are further apart, whatever day they have. */
  hoursApart: 12,
  /** Free together in a week, in minutes. */
  freeMinutes: 60,
  /** Members were here within so many days. */
  activeDays: [7, 30],
} as const;

/**
 * How many profiles are looked at, in the order of the list, for those that fit: of all members, of an interest, of a time zone
 * and of a skill. Without a bound a filter that nobody fits would read all profiles.
 */
export const looking = { atAll: 5_000, atInterest: 2_000, atZone: 500, atSkill: 5_000 } as const;

/** Where the best matches are looked for. */
export const matching = {
  /** Of the newest that fit, and of the newest with the viewer's interest. */
  newest: 120,
  sameInterest: 60,
  /** By each skill and topic: looked at, and taken. */
  lookedAtByTopic: 200,
  byTopic: 15,
  /** Compared with the viewer. */
  compared: 300,
} as const;
