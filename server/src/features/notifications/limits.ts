import { jobs } from "../../platform/limits/jobLimits";

/** The feature's numbers; docs/limits.md repeats those that people meet. */
const minute = 60;

/** How long notifications are kept, and how many events one line gathers. */
export const notifications = {
  days: 90,
  /** Of one member: the newest. */
  lines: 1_000,
  gatherMinutes: 60,
  eventsPerLine: 100,
  /** How many events of one kind a job adds together, when so many wait. */
  eventsAtOnce: jobs.queues.bursts.together,
  readAtOnce: 100,
  membersAtOnce: 500,
  linesAtOnce: 5_000,
  /** Kinds of notifications that a member can set. */
  kinds: 40,
} as const;

/** The feed of events for other software. */
export const feed = {
  days: 7,
  /** In one answer; also when left out. */
  events: 100,
  /** The longest wait for an answer, and the longest silence in a stream. */
  waitSeconds: 25,
  streamSeconds: 300,
  /** Requests of one member that wait, in one process. */
  waiting: 10,
  removedAtOnce: 5_000,
} as const;

/** What is sent by mail of a member's notifications. */
export const notificationMails = {
  /** How long a notification waits to be read before its mail goes out. */
  waitSeconds: 10 * minute,
  /** To one member, besides mails about the account's security; the last one is kept for a digest. */
  perDay: 20,
  /** When what a mail says has changed while it was on its way. */
  recomposeSeconds: 5,
  /** When digests go out, by the member's clock; weekly ones on Mondays. */
  digestHour: 8,
  /** What a digest holds at most, and how much of that it shows. Older notifications are left to the site. */
  digestLines: 100,
  shownLines: 20,
  digestDays: 8,
  /** How many digests that are due one transaction begins. */
  membersAtOnce: 500,
  keepDays: 60,
  mailsAtOnce: 5_000,
} as const;
