/** Every number about jobs and mail; docs/limits.md repeats them. */
const minute = 60;
const hour = 60 * minute;

/** How jobs run: in one process at a time, and how often it looks for jobs that others have sent. */
export const jobs = {
  atOnce: 10,
  pollMs: 2_000,
  /** Between two scans of all queues, when something requests the next one early. */
  scanGapMs: 100,
  defaults: { retry: { limit: 8, delaySeconds: 5 }, concurrency: 2, seconds: 30 },
  maintenanceSeconds: 60,
  /** A job that could not begin for so long is given up. */
  waitingDays: 30,
} as const;

/**
 * How long building the index of books may take, and when to look again while an import is at work. Encoding books takes
 * about 20 ms each.
 */
export const books = {
  indexSeconds: 3_600,
  indexPauseSeconds: 60,
  encodedAtOnce: 5_000 as number,
  encodeSeconds: 1_800,
} as const;

/** How mail is sent, and when it is given up. */
export const mail = {
  connectMs: 10_000 as number,
  /** Without a byte from the server. */
  socketMs: 30_000 as number,
  sendSeconds: 90,
  /** Of all kinds together, so that a mail server that is slow leaves room for other jobs. */
  atOnce: 6,
  /** After a failure that may pass: six tries in about 24 hours. */
  pausesSeconds: [5 * minute, 15 * minute, hour, 4 * hour, 18 * hour],
  /** What a refusal counts. Mail to an address that has `stopScore` stops. */
  hardRefusal: 2,
  softRefusal: 1,
  stopScore: 4,
  /** In the folder that stands in for a mail server in development. */
  maxStoredMails: 200,
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
  /** How many a process sends at a time: thousands may be due at the same moment. */
  digestsAtOnce: 4,
  keepDays: 60,
  mailsAtOnce: 5_000,
} as const;
