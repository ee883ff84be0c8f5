/** Every number about what members have and do to each other; docs/limits.md repeats them. */
import { jobs } from "./jobLimits";

const minute = 60;
const hour = 60 * minute;

/** How long notifications are kept, and how many events one line gathers. */
export const notifications = {
  days: 90,
  /** Of one member: the newest. */
  lines: 1_000,
  gatherMinutes: 60,
  eventsPerLine: 100,
  /** How many events of one kind a job adds together, when so many wait. */
  eventsAtOnce: jobs.queues.bursts.together,
  /** Who is notified of a comment: the authors of so many comments before it, and the post's. */
  commentsBefore: 200,
  readAtOnce: 100,
  membersAtOnce: 500,
  linesAtOnce: 5_000,
  /** Kinds of notifications that a member can set. */
  kinds: 40,
} as const;

/** Jobs, and courses of study, that one profile can hold. */
export const credentialsPerProfile = 100;

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
  /** Of the viewer's groups, those joined last; and of the members of each. */
  groups: 20,
  perGroup: 15,
  /** Of the groups of each member who is compared, those joined last: groups in common are counted among them. */
  comparedGroups: 200,
  /** Of those that all searches find, so many are read and compared. */
  compared: 120,
} as const;

/** What visitors see of the newest groups: how many, and for how long one answer serves them all. */
export const teasers = {
  most: 6,
  keepMs: 5_000,
  readCharacters: 300,
  titleCharacters: 80,
  countedComments: 500,
} as const;

/** The copies that members get of their data. */
export const myData = {
  copiesPerDay: 1,
  copyHours: 24,
  copyBytes: 50_000_000 as number,
  pieceBytes: 262_144,
  rowsAtOnce: 200,
  jobSeconds: 300,
  listed: 10,
  removedAtOnce: 5,
} as const;

/** Whom one member may block. */
export const blocks = { perMember: 1_000 } as const;

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
  hiddenComments: 20,
  reportersNotified: 200,
} as const;

/** The books that one member keeps, and what is read of others' for the page of a book. */
export const shelves = {
  books: 2_000,
  rating: { min: 1, max: 5 },
  /** Shown of one book. */
  readers: 20,
  groups: 20,
  /** Of one viewer, the newest: readers are looked for among them. */
  buddiesLookedAt: 1_000,
  /** Comments with the card of one book, the newest: its groups are looked for among them. */
  cardsLookedAt: 500,
} as const;

/** What a group says of itself, and how many may be in it. */
export const groups = {
  title: 80,
  tags: 5,
  tag: 30,
  capacity: { min: 2, max: 500 },
  /** Characters that the code of an invitation may have. */
  inviteCode: 100,
  /** To those who decide about a request. */
  message: 300,
  /** That wait in one group. */
  requests: 200,
  askAgainDays: 7,
  /** Of a search, and of the words that are looked for. */
  search: 200,
  searchWords: 8,
  /** A search looks through so many of the newest groups, and through so many others that match. */
  searchedNewest: 300,
  searched: 1_000,
  /** How exact lists by activity are. */
  activityMinutes: 10,
  /** Lists by the next date have groups with one in so many days. */
  soonDays: 31,
  /** Unread comments are counted up to this. */
  unread: 100,
  /** Of a suspended owner. */
  handedOnAtOnce: 100,
  /** That one member may mute. */
  muted: 1_000,
  /** Who decides about requests is notified of them: the owner, and so many moderators. */
  notified: 50,
} as const;

/** The rooms in which members study side by side. */
export const rooms = {
  goal: 200,
  recentGoals: 5,
  focusMinutes: { usual: 25, min: 10, max: 90 },
  breakMinutes: { usual: 5, min: 3, max: 30 },
  /** How long a seat is kept without a socket: after a page is closed, after entering, and when a process was killed. */
  leftSeconds: 4,
  arrivalSeconds: 15,
  lostSeconds: 45,
  /** And after `keepSeat`: a page that cannot subscribe asks every 30 s, in the background once a minute. */
  keptSeconds: 75,
  beatSeconds: 15,
  sweepSeconds: 10,
  sweptAtOnce: 500,
  /** Who enters a room so soon after somebody else comes in together with all others who do, so many at once. */
  entranceMs: 250,
  announcedAtOnce: 100,
  /** Sockets that are gone within so short a time are looked after together. */
  leavingMs: 250,
  countedAtOnce: 5_000,
  minutesPerDay: 960,
  finishHours: 24,
  weeks: 53,
  /** What a profile shows, to those who see it, when its member says so. */
  profileWeeks: 4,
  restDaysPerMonth: 7,
  /** How far back a streak is counted. */
  streakDays: 3_653,
} as const;

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
} as const;
