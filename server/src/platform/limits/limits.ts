/**
 * The limits of requests. Rates, and the limits of jobs, mail and sign-ins, are beside this file; those of a feature are in its
 * folder. docs/limits.md lists these numbers.
 */
/** Characters of texts that many things have. */
export const text = { field: 200, url: 2_048, email: 254, idempotencyKey: 64 } as const;

/** How long an idempotency key is valid. */
export const idempotencyKeyHours = 24;

/**
 * Prepared statements per connection; the least recently used ones are closed. PostgreSQL needs 43 kB for a plain page of
 * rows, 90 kB for one with two joined tables (measured). Each selection and page size is another statement.
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

/** The maximum REST response. The rest is available by paging. */
export const restAnswer = { bytes: 2_000_000 } as const;

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
 * The API requests that one process handles at a time: `always` this many; up to `burst` for one second (`times.burstMs`); and
 * always as many as it finished within the last second. Beyond that it responds 503, after a short delay that slows down clients without
 * backoff.
 */
export const requestsInFlight = { always: 64, burst: 512, refusalPauseMs: 100 } as const;

const workTimes = {
  statementMs: 5_000,
  /** To handle a request, over either API; then the response is 503. */
  answerMs: 5_000,
  poolWaitMs: 2_000,
  /** How long a burst of requests is admitted. */
  burstMs: 1_000,
};

export const times = {
  headersMs: 10_000,
  /** How long a transaction may wait for its next statement. */
  idleTransactionMs: 30_000,
  /** To receive a request with its body. Checked every second, so a slow one is cut within 15 s. */
  receiveMs: 14_000,
  drainMs: 10_000,
  closingSocketMs: 2_000,
  viewerCacheMs: 5_000,
  ...workTimes,
};

/** `TIME_LIMIT_FACTOR`: multiplies the times that the service gives its own work. Before anything starts. */
export function multiplyWorkTimes(factor: number): void {
  for (const name of Object.keys(workTimes) as (keyof typeof workTimes)[]) times[name] = workTimes[name] * factor;
}

/** Settings that change while the site runs: how often a process that hears of no change reads them again. */
export const settings = { readAgainMs: 5_000 } as const;

/** Networks and mail domains that are refused. */
export const bans = { max: 1_000 } as const;
