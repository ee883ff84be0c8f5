/** The feature's numbers; docs/limits.md repeats those that people meet. */

/** Groups and dates that are suggested by what a member wants to learn. */
export const suggested = {
  shown: 3,
  most: 10,
  /** Found by each topic, by the interest, and of the most active groups of all. */
  perTopic: 20,
  byInterest: 20,
  active: 20,
  /** A shorter topic is looked for among tags alone: its letters are also words of other meanings. */
  leastWord: 4,
  /** Dates in so many days: of each group that was found by a topic, and of those that begin next. */
  aheadDays: 14,
  datesPerGroup: 3,
  nextDates: 60,
} as const;
