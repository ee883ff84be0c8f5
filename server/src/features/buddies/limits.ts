/** The feature's numbers; docs/limits.md repeats those that people meet. */
const minute = 60;
const hour = 60 * minute;

/** Buddy requests of one member, and what becomes of them. */
export const buddies = {
  message: 300,
  openRequests: 20,
  requestsPerDay: 10,
  /** When a client that sent too many in a day should try again. */
  retrySeconds: hour,
  /** A request without an answer expires. */
  openDays: 30,
  /** Between two notifications about the same member, and for so long a decline holds. */
  notifyDays: 30,
  keepDays: 61,
  /** A group counts as shared once both have belonged to it for so long. */
  sharedHours: 24,
  /** Of one member, the newest: who else may be offered to them is looked for among them. */
  contacts: 300,
} as const;

/** Members who are suggested to one, and how they are searched for. */
export const suggestions = {
  shown: 6,
  most: 20,
  namedSkills: 3,
  /** Dismissed by one member: with more, those dismissed first may be suggested again. */
  dismissed: 2_000,
  /** Clocks that differ by no more are near. */
  nearMinutes: 60,
  /** How many of the newest each search finds: by interest; by interest in each near zone, and in all; by each skill. */
  sameInterest: 40,
  perZone: 5,
  nearby: 60,
  perSkill: 15,
  /** By each topic that the viewer learns, who knows it; by each skill of theirs, who learns it. */
  perTopic: 15,
  /** Of the viewer's groups, those joined last; and of the members of each. */
  groups: 20,
  perGroup: 15,
  /** Of the groups of each member who is compared, those joined last: groups in common are counted among them. */
  comparedGroups: 200,
  /** Of those that all searches find, so many are read and compared. */
  compared: 120,
} as const;

export const buddyRates = { firstDayBuddyRequests: { points: 5, seconds: 24 * hour } } as const;
