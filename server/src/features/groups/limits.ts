/** The feature's numbers; docs/limits.md repeats those that people meet. */
const hour = 3_600;

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
  /** Of the beginning of a post, beside the title and tags. */
  searchedCharacters: 300,
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

/** What visitors see of the newest groups: how many, and for how long one answer serves them all. */
export const teasers = {
  most: 6,
  keepMs: 5_000,
  countedComments: 500,
} as const;

/** What a group is called without a title: so many letters, cut between words if that leaves enough. */
export const names = {
  most: 80,
  least: 20,
  /** It is made of so many characters of its first message, of which more are read because blank ones are cut. */
  madeOf: 300,
  readCharacters: 600,
} as const;

/** Characters of a post or a comment. */
export const posts = { text: 5_000 } as const;

/** Members who are mentioned in a post or a comment. */
export const mentions = {
  perText: 10,
  /** Of a member on their first day. */
  perTextOfNew: 2,
  /** Who is offered, and characters of what is looked for. */
  offered: 8,
  search: 60,
  /** They are looked for among the authors of so many newest comments, and among so many members who joined last. */
  writers: 200,
  members: 500,
  /** Texts from which the names of deleted members are taken at once. */
  textsAtOnce: 20,
} as const;

/** What is kept of the earlier texts of a post or a comment. */
export const revisions = { kept: 100, keptDays: 365 } as const;

/** What is read of a discussion. */
export const comments = {
  /** Who is notified of a comment: the authors of so many before it, and the post's. */
  before: 200,
  /** Of one member, the newest that moderators hid. */
  hidden: 20,
  /** That a member can say to have read at once. */
  readAtOnce: 100,
  /** That are remembered as read while earlier ones are unread. */
  readBeyond: 500,
  /** The first unread one is searched among so many. */
  firstUnread: 200,
} as const;

/**
 * How much of each post's thread a REST answer embeds: `one` for a single post, `listed` in lists. The rest is available by
 * paging.
 */
export const threads = {
  one: { comments: 1_000, likes: 10_000, commentBytes: 1_000_000 },
  listed: { comments: 100, likes: 1_000, commentBytes: 64_000 },
  /** Comments, or tenths of likes, that one statement reads for a list of posts. */
  entriesAtOnce: 300,
} as const;

export type ThreadShare = (typeof threads)["one" | "listed"];

export const postRates = {
  /** What a member may do on their first day, where new members are limited. */
  firstDayPosts: { points: 3, seconds: 24 * hour },
  firstDayComments: { points: 20, seconds: 24 * hour },
  firstDayEdits: { points: 50, seconds: 24 * hour },
} as const;

export const groupRates = {
  joinRequestsPerDay: { points: 20, seconds: 24 * hour },
  /** Wrong codes of invitations, of one network or member. */
  wrongInvitations: { points: 30, seconds: 300 },
  /** Members are looked for while somebody types. */
  mentionSearches: { points: 120, seconds: 60 },
} as const;
