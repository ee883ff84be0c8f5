/** Every number about sign-ins and tokens; docs/limits.md repeats them. */
const minute = 60;
const hour = 60 * minute;

/** Sign-ins and sign-ups that one process runs at a time, for each core: the last of them waits for about a second. */
export const signInsPerCore = 16;

/** argon2id parameters (OWASP's first choice): 19 MiB, 2 passes, 1 lane. */
export const argon2id = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Sessions of one member: beyond `max`, the oldest ends. When one was last used is written every `seenEverySeconds`. */
export const devices = { max: 20, seenEverySeconds: 5 * minute, seenBatchMs: 1_000, pollMs: 500 } as const;

/** Access tokens of one member, and for how many days they are; one that nobody uses for `unusedDays` ends. */
export const accessToken = { max: 20, name: 50, days: [7, 30, 90, 365], usualDays: 90, unusedDays: 180 } as const;

/** So long a member who has confirmed who they are need not do it again, in one session. */
export const confirmation = { seconds: 10 * minute } as const;

export const token = {
  seconds: 7 * 24 * hour,
  clockToleranceSeconds: 60,
  issuer: "study-circle",
  audience: "study-circle",
  secretBytes: 32,
  /** What the secret before this one has signed counts for so long after the change: a day more than sign-ins last. */
  earlierSecretDays: 8,
} as const;
