/**
 * The limits of requests and content. The others are in accountLimits.ts (accounts), memberLimits.ts (what members own and do
 * to each other), sessionLimits.ts (study sessions) and jobLimits.ts (jobs and mail). Rates are multiplied by
 * `RATE_LIMIT_FACTOR`. docs/limits.md lists these numbers.
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

/** The range of dates for jobs and courses of study. */
export const lifeDays = { first: "1900-01-01", yearsAhead: 10 } as const;

/** How long an idempotency key is valid. */
export const idempotencyKeyHours = 24;

/** How long a request waits for the vector of its goal, and the limits of the encoder. */
export const sentences = {
  budgetMs: 40,
  /** For the next pages, if the first one used the goal's vector: they need it too. */
  nextPageBudgetMs: 5_000,
  /** The number of cached vectors of goals. */
  remembered: 4_000,
  /** The maximum queue length of the encoder. Beyond it, new goals are answered by words only, without waiting. */
  mostWaiting: 6,
  /** About how many sentences the moving average of their time covers. */
  paceOver: 4,
  /** The delay after its thread has ended. */
  restartMs: 10_000,
  /** How long a start waits for it; beyond that, the service starts without. */
  warmUpMs: 15_000,
  heapMegabytes: 64,
  youngMegabytes: 4,
} as const;

/** Memory of a process for the books that recommendations have read: about 4,000 of usual length. */
export const knownBooksBytes = 20_000_000;

/**
 * Prepared statements per connection; the least recently used ones are closed. PostgreSQL needs 43 kB for a plain page of
 * posts, 90 kB for one with authors and groups (measured). Each selection and page size is another statement.
 */
export const maxPreparedStatements = 256;

export const lists = { defaultSize: 20, maxSize: 100 } as const;

/** Larger totals are estimates: counting a million rows for every page would cost more than the page. */
export const exactCountUpTo = 10_000;

export const graphql = {
  depth: 10,
  aliases: 15,
  rootFields: 10,
  directives: 5,
  tokens: 1_000,
  /** Fields of one operation, with its fragments expanded. */
  fields: 1_000,
  /** Nesting of `fields`, `enumValues` and similar lists: as much as tools need. */
  introspectionLists: 1,
  introspectionAliases: 0,
  errors: 5,
  /** Objects that one operation may fetch, which count with at least so many values. A value takes about 1 µs. */
  valuesPerObject: 5,
  costAnonymous: 1_000,
  costMember: 5_000,
  /** The maximum response of a query; measured only if it may fetch more than `measuredObjects`. */
  answerBytes: 2_000_000,
  measuredObjects: 300,
  /** The limits of variables, checked before they are coerced. Some lists have lower limits. */
  variables: { depth: 10, values: 1_000, entries: 100 },
} as const;

/**
 * The maximum REST response, and how much of each post's thread it embeds: `one` for a single post, `listed` in lists. The rest
 * is available by paging.
 */
export const restAnswer = {
  bytes: 2_000_000,
  one: { comments: 1_000, likes: 10_000, commentBytes: 1_000_000 },
  listed: { comments: 100, likes: 1_000, commentBytes: 64_000 },
  /** Comments, or tenths of likes, that one statement reads for a list of posts. */
  entriesAtOnce: 300,
  /** Profiles of a list that are read together: at first, and then as many as have about so many jobs and courses. */
  profilesAtOnce: { first: 20, most: 100, entries: 1_000 },
  /** The size of the jobs and courses of one profile in a list. */
  credentialBytes: 20_000,
} as const;

export type ThreadShare = (typeof restAnswer)["one" | "listed"];

/** The limits of a REST body, checked before it is validated. */
export const restBody = { depth: 20, values: 1_000, entries: 1_000 } as const;

export const sizes = { jsonBytes: 100_000, webSocketBytes: 64_000, headerBytes: 16_384, liveBacklog: 1_000 } as const;

/** Of one live connection; those of one member in one process, which `RATE_LIMIT_FACTOR` multiplies; and of one event. */
export const live = {
  bufferedBytes: 1_000_000,
  subscriptionsPerSocket: 100,
  socketsPerMember: 20,
  subscriptionsPerMember: 300,
  messagesPerMinute: 100,
  /** Subscribers that an event reaches in one turn of the event loop. */
  subscribersPerTurn: 20,
} as const;

/**
 * The API requests that one process handles at a time: `always` this many; up to `burst` for one second; and always as many as
 * it finished within the last second. Beyond that it responds 503, after a short delay that slows down clients without
 * backoff.
 */
export const requestsInFlight = { always: 64, burst: 512, refusalPauseMs: 100 } as const;

export const times = {
  headersMs: 10_000,
  requestMs: 30_000,
  /** To receive a request with its body. Checked every second, so a slow one is cut within 15 s. */
  receiveMs: 14_000,
  statementMs: 5_000,
  /** To handle a request, over either API; then the response is 503. */
  answerMs: 5_000,
  poolWaitMs: 2_000,
  drainMs: 10_000,
  closingSocketMs: 2_000,
  gravatarMs: 2_000,
  viewerCacheMs: 5_000,
} as const;

/** The cache of Gravatar's responses, and the limits of requests to it. */
export const gravatar = {
  pictureBytes: 262_144,
  cacheEntries: 5_000,
  cacheBytes: 33_554_432,
  atOnce: 8,
  keepFoundMs: 24 * hour * 1_000,
  keepNoneMs: hour * 1_000,
  /** After a failure no requests are sent for this long. */
  pauseMs: minute * 1_000,
} as const;

/** The cache of drawn faces; drawing one takes a tenth of a millisecond. */
export const facePictures = { entries: 1_000, bytes: 12_582_912 } as const;

/** `points` actions in `seconds`, counted per key (an address, a member or an account). */
export interface Rate {
  points: number;
  seconds: number;
}

export const rates = {
  anonymousRequests: { points: 300, seconds: 5 * minute },
  memberRequests: { points: 1_500, seconds: 5 * minute },
  /** Pictures of members, which pages load without a sign-in, many at once. */
  pictureRequests: { points: 3_000, seconds: 5 * minute },
  writesPerMinute: { points: 80, seconds: minute },
  writesPerHour: { points: 500, seconds: hour },
  /** For an account and a network together: others who know the address cannot lock its owner out. */
  loginFailuresFromNetwork: { points: 10, seconds: 15 * minute },
  loginFailuresPerAccount: { points: 100, seconds: 15 * minute },
  /** Wrong passwords and passkeys of somebody who is signed in, for each session. */
  confirmationFailures: { points: 10, seconds: 15 * minute },
  loginTriesPerAddress: { points: 25, seconds: 5 * minute },
  signUpsPerAddress: { points: 5, seconds: 30 * minute },
  /**
   * Mails with a link: to the typed address from one network; to it from all networks, beyond which each network that has not
   * asked within the hour still gets one; and from one network to any address.
   */
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
  firstDaySessions: { points: 3, seconds: 24 * hour },
} as const satisfies Record<string, Rate>;

export type RateName = keyof typeof rates;
