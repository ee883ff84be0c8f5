/** Every number about jobs and mail; docs/limits.md repeats them. */
const minute = 60;
const hour = 60 * minute;

/** How jobs run. */
export const jobs = {
  /**
   * `atOnce`: the runs of a queue that one process has at a time. `together`: the jobs that one run may take. `ahead`: the runs
   * for which it fetches jobs before their turn, because each fetch sorts all jobs that wait.
   */
  queues: {
    standard: { atOnce: 3, together: 1, ahead: 0 },
    events: { atOnce: 2, together: 1, ahead: 8 },
    bursts: { atOnce: 2, together: 10, ahead: 18 },
    /** Together with bulk mail six, so that a mail server that is slow leaves room for other jobs. */
    mail: { atOnce: 2, together: 1, ahead: 0 },
    "bulk-mail": { atOnce: 4, together: 1, ahead: 0 },
    books: { atOnce: 1, together: 1, ahead: 0 },
    exports: { atOnce: 1, together: 1, ahead: 0 },
  },
  /** How often a process looks for jobs that others have sent, and for those that have become due. */
  pollMs: 2_000,
  scheduleMs: 20_000,
  /** What a schedule asked for longer ago than this, while no process ran, is left out. */
  scheduleMissedSeconds: 60,
  /** How often it looks for jobs of killed processes. */
  upkeepMs: 30_000,
  defaults: { retry: { limit: 8, delaySeconds: 5 }, seconds: 30 },
  /** After its time limit a job of a killed process counts as failed. */
  graceSeconds: 5,
  /** Events that follow each other sooner than this become jobs together, and notify in one statement. */
  gatherMs: 50,
  /** Events or jobs that one transaction moves. */
  movedAtOnce: 500,
  /** How many jobs of the queue `events` a process makes before it has found that none waits there. */
  relayedAhead: 1_000,
  /** A job that could not begin for so long is given up. */
  waitingDays: 30,
  deadLetterDays: 60,
} as const;

/** How mail is sent, and when it is given up. */
export const mail = {
  connectMs: 10_000 as number,
  /** Without a byte from the server. */
  socketMs: 30_000 as number,
  sendSeconds: 90,
  /** After a failure that may pass: six tries in about 24 hours. */
  pausesSeconds: [5 * minute, 15 * minute, hour, 4 * hour, 18 * hour],
  /** What a refusal counts. Mail to an address that has `stopScore` stops. */
  hardRefusal: 2,
  softRefusal: 1,
  stopScore: 4,
  /** In the folder that stands in for a mail server in development. */
  maxStoredMails: 200,
} as const;
