/**
 * Every number the service holds its users to; accountLimits.ts has those of accounts, jobLimits.ts those of jobs and
 * mail. Counts of requests are multiplied by `RATE_LIMIT_FACTOR`. docs/limits.md repeats these numbers.
 */
const minute = 60;
const hour = 60 * minute;

export const text = {
  name: 80,
  post: 5_000,
  bio: 2_000,
  field: 200,
  url: 2_048,
  email: 254,
  skills: 50,
  skill: 50,
  goal: 500,
  idempotencyKey: 64,
} as const;

/** The days that a job or a course of study may begin and end on. */
export const lifeDays = { first: "1900-01-01", yearsAhead: 10 } as const;

/** How long notifications are kept, and how many events one line gathers. */
export const notifications = {
  days: 90,
  /** Of one member: the newest. */
  lines: 1_000,
  gatherMinutes: 60,
  eventsPerLine: 100,
  /** Who is notified of a comment: the authors of so many comments before it, and the post's. */
  commentsBefore: 200,
  readAtOnce: 100,
  membersAtOnce: 500,
  linesAtOnce: 5_000,
} as const;

/** For so long a create request can be repeated with its idempotency key. */
export const idempotencyKeyHours = 24;

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
} as const;

export const lists = { defaultSize: 20, maxSize: 100 } as const;

/** Above this a total is an estimate: counting a million rows for every page would cost more than the page. */
export const exactCountUpTo = 10_000;

export const graphql = {
  depth: 10,
  aliases: 15,
  rootFields: 10,
  directives: 5,
  tokens: 1_000,
  /** Fields of one operation with its fragments written out: as many as could stand there without fragments. */
  fields: 1_000,
  errors: 5,
  costAnonymous: 1_000,
  costMember: 5_000,
  /** Of the answer to a query; measured where it may fetch more than so many objects, which long texts make large. */
  answerBytes: 2_000_000,
  measuredObjects: 300,
  /** What variables may hold, checked before they are coerced; lists of their own have shorter limits. */
  variables: { depth: 10, values: 1_000, entries: 100 },
} as const;

/**
 * The largest REST answer, and how much of each post's thread it embeds: `one` where the answer is about one post, `listed`
 * where it lists posts. What is cut is reachable by paging.
 */
export const restAnswer = {
  bytes: 2_000_000,
  one: { comments: 1_000, likes: 10_000, commentBytes: 1_000_000 },
  listed: { comments: 100, likes: 1_000, commentBytes: 64_000 },
  /** Comments, or tenths of likes, that one statement reads for a list of posts. */
  entriesAtOnce: 300,
  profilesAtOnce: 100,
  /** What the jobs and courses of one profile take in a list. */
  credentialBytes: 20_000,
} as const;

export type ThreadShare = (typeof restAnswer)["one" | "listed"];

/** What a REST body may hold, checked before it is validated. */
export const restBody = { depth: 20, values: 1_000, entries: 1_000 } as const;

export const sizes = { jsonBytes: 100_000, webSocketBytes: 64_000, headerBytes: 16_384, liveBacklog: 1_000 } as const;

/** Of one live connection. */
export const live = { bufferedBytes: 1_000_000, subscriptionsPerSocket: 100 } as const;

/**
 * API requests that one process works on at a time: `always` these; for a second up to `burst`; and always as many as it
 * finished within the last second. Beyond that the answer is 503, after a short pause that keeps clients which do not
 * wait by themselves from sending more and more.
 */
export const requestsInFlight = { always: 64, burst: 512, refusalPauseMs: 100 } as const;

export const times = {
  headersMs: 10_000,
  requestMs: 30_000,
  /** To receive a request with its body; looked at every second, so a slow one is cut within 15 s. */
  receiveMs: 14_000,
  statementMs: 5_000,
  /** Handling a request, over either API: then it is answered with 503. */
  answerMs: 5_000,
  poolWaitMs: 2_000,
  drainMs: 10_000,
  closingSocketMs: 2_000,
  gravatarMs: 2_000,
  viewerCacheMs: 5_000,
  /** A replica that is not known to have all that was written until this long ago is not read from. */
  replicaBehindMs: 3_000,
  replicaLookMs: 1_000,
  /** A member who wrote reads from the primary for this long: longer than the lag of any replica in use. */
  ownWritesMs: 5_000,
} as const;

/** What is kept of the Gravatar host's answers, and how it is asked. */
export const gravatar = {
  pictureBytes: 262_144,
  cacheEntries: 5_000,
  cacheBytes: 33_554_432,
  atOnce: 8,
  keepFoundMs: 24 * hour * 1_000,
  keepNoneMs: hour * 1_000,
  /** After a failure the host is left alone for this long. */
  pauseMs: minute * 1_000,
} as const;

/** What visitors see of the newest groups: how many, and for how long one answer serves them all. */
export const teasers = {
  most: 6,
  keepMs: 5_000,
  readCharacters: 300,
  titleCharacters: 80,
  countedComments: 500,
} as const;

/** Drawn faces that are kept ready; drawing one takes a tenth of a millisecond. */
export const facePictures = { entries: 1_000, bytes: 12_582_912 } as const;

/** `points` actions in `seconds`, counted per key (an address, a member or an account). */
export interface Rate {
  points: number;
  seconds: number;
}

/** Whom one member may block. */
export const blocks = { perMember: 1_000 } as const;

export const rates = {
  anonymousRequests: { points: 300, seconds: 5 * minute },
  memberRequests: { points: 1_500, seconds: 5 * minute },
  writesPerMinute: { points: 80, seconds: minute },
  writesPerHour: { points: 500, seconds: hour },
  loginFailuresPerAccount: { points: 10, seconds: 15 * minute },
  loginTriesPerAddress: { points: 25, seconds: 5 * minute },
  signUpsPerAddress: { points: 5, seconds: 30 * minute },
  /** Mails with a link: by the address that was typed, and by the network that asks. */
  accountMailsPerHour: { points: 3, seconds: hour },
  accountMailsPerDay: { points: 6, seconds: 24 * hour },
  accountMailsFromNetwork: { points: 20, seconds: hour },
  blocksPerDay: { points: 50, seconds: 24 * hour },
} as const satisfies Record<string, Rate>;

export type RateName = keyof typeof rates;
