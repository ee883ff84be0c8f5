/** Every number about passwords, sessions and links in mail; docs/limits.md repeats them. */
const minute = 60;
const hour = 60 * minute;

/** The maximum length of a password. Longer ones are rejected before hashing. */
export const password = {
  min: 8,
  minOverRest: 6,
  max: 128,
  /** Letters and digits besides one's own name and address. */
  besidesName: 6,
  /** Sign-up over REST: its clients rely on its older rule, so that only the name itself is refused. */
  besidesNameOverRest: 1,
} as const;

/** Sign-ins and sign-ups that one process runs at a time, for each core: the last of them waits for about a second. */
export const signInsPerCore = 16;

/** argon2id parameters (OWASP's first choice): 19 MiB, 2 passes, 1 lane. */
export const argon2id = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Links in mails. */
export const accountToken = {
  bytes: 32,
  seconds: {
    "verify-email": 48 * hour,
    "reset-password": 30 * minute,
    "change-email": 24 * hour,
    "undo-email": 7 * 24 * hour,
    /** What an absent member may do after the right credentials. */
    limited: 30 * minute,
  },
} as const;

/** An account that nobody confirmed, and that wrote nothing, is removed after so long. */
export const unverified = { days: 14, atOnce: 200 } as const;

/** Sessions of one member: beyond `max`, the oldest ends. When one was last used is written every `seenEverySeconds`. */
export const devices = { max: 20, seenEverySeconds: 5 * minute, seenBatchMs: 1_000, pollMs: 500 } as const;

export const passkey = { max: 10, name: 50, challengeSeconds: 5 * minute } as const;

/** A member is new for so long after the sign-up. */
export const newMember = { hours: 24 } as const;

/** Who leaves can come back for so long. */
export const departure = { days: 7, removedAtOnce: 20 } as const;

/** So long a member who has confirmed who they are need not do it again, in one session. */
export const confirmation = { seconds: 10 * minute } as const;

/** Suspensions that one run of the job ends. */
export const absence = { endedAtOnce: 500 } as const;

export const token = {
  seconds: 7 * 24 * hour,
  clockToleranceSeconds: 60,
  issuer: "study-circle",
  audience: "study-circle",
  secretBytes: 32,
} as const;
