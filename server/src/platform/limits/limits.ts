/**
 * Every number the service holds its users to; accountLimits.ts has those of accounts, memberLimits.ts those of
 * what members have and do to each other, sessionLimits.ts those of study sessions, jobLimits.ts those of jobs and mail. Counts of requests are multiplied by
 * `RATE_LIMIT_FACTOR`. docs/limits.md repeats these numbers.
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
  /** Ranges of hours in a week: four a day. */
  availableHours: 28,
  goal: 500,
  idempotencyKey: 64,
} as const;

/** The days that a job or a course of study may begin and end on. */
export const lifeDays = { first: "1900-01-01", yearsAhead: 10 } as const;

/** For so long a create request can be repeated with its idempotency key. */
export const idempotencyKeyHours = 24;

/** How long a request waits for the vector of its goal, and what the encoder may hold. */
export const sentences = {
  budgetMs: 40,
  /** For the pages after a first one that had the goal's vector: they must have it too. */
  nextPageBudgetMs: 5_000,
  /** Vectors of goals that are kept. */
  remembered: 4_000,
  /** Goals and books in the queue of the encoder. A new goal beyond that is answered by words alone, without waiting. */
  mostWaiting: 6,
  /** How many sentences the running mean of their time goes back, about. */
  paceOver: 4,
  /** After its thread has ended. */
  restartMs: 10_000,
  heapMegabytes: 64,
  youngMegabytes: 4,
} as const;

/**
 * Statements that a connection keeps prepared. PostgreSQL holds 43 kB for a plain page of posts, 90 kB for one with
 * authors and groups (measured in its processes). Each selection and size of a page is another statement; those that
 * were not used for longest are closed.
 */
export const maxPreparedStatements = 256;

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
  /** Levels of `fields`, `enumValues` and the like below each other: as many as tools ask for. */
  introspectionLists: 1,
  introspectionAliases: 0,
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
  replicaCheckMs: 1_000,
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

/** Drawn faces that are kept ready; drawing one takes a tenth of a millisecond. */
export const facePictures = { entries: 1_000, bytes: 12_582_912 } as const;

/** `points` actions in `seconds`, counted per key (an address, a member or an account). */
export interface Rate {
  points: number;
  seconds: number;
}

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
  reportsPerDay: { points: 20, seconds: 24 * hour },
  joinRequestsPerDay: { points: 20, seconds: 24 * hour },
  sessionsPerDay: { points: 30, seconds: 24 * hour },
  blocksPerDay: { points: 50, seconds: 24 * hour },
  /** What a member may do on their first day, where new members are limited. */
  firstDayPosts: { points: 3, seconds: 24 * hour },
  firstDayComments: { points: 20, seconds: 24 * hour },
  firstDayBuddyRequests: { points: 5, seconds: 24 * hour },
} as const satisfies Record<string, Rate>;

export type RateName = keyof typeof rates;
