/** The feature's numbers; docs/limits.md repeats those that people meet. */
const minute = 60;
const hour = 60 * minute;

/** Characters of a post or a comment. */
export const posts = { text: 5_000 } as const;

/** What is read of a discussion. */
export const comments = {
  /** Who is notified of a comment: the authors of so many before it, and the post's. */
  before: 200,
  /** Of one member, the newest that moderators hid. */
  hidden: 20,
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
} as const;
