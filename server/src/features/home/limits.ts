/** The feature's numbers; docs/limits.md repeats those that people meet. */
/** What Home shows of each thing. */
export const home = {
  /** Dates that come next, and how far ahead. */
  nextUp: 5,
  aheadDays: 14,
  /** Rooms where somebody studies, and among how many with groups, and with buddies, they are looked for. */
  roomsShown: 6,
  roomsLookedAt: 50,
  buddiesShown: 3,
  /** Of each kind. */
  requestsShown: 3,
  /** By one socket, for what happens in them. */
  groupsFollowed: 50,
  weeks: 1,
  /** For how long one answer about the site serves all visitors. */
  countsKeptMs: 30_000,
} as const;
