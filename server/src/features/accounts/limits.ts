/** The feature's numbers; docs/limits.md repeats those that people meet. */
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

/** An invitation to sign up is good for so long; so many can be sent at once. */
export const invitation = { days: 14, atOnce: 1_000 } as const;

/** An account that nobody confirmed, and that wrote nothing, is removed after so long. */
export const unverified = { days: 14, atOnce: 200 } as const;

export const passkey = { max: 10, name: 50, challengeSeconds: 5 * minute } as const;

/** A member is new for so long after the sign-up. */
export const newMember = { hours: 24 } as const;

/** Who leaves can come back for so long. */
export const deletion = { days: 7, removedAtOnce: 20 } as const;

/** Suspensions that one run of the job ends. */
export const suspension = { endedAtOnce: 500 } as const;

/** The cache of drawn faces; drawing one takes a tenth of a millisecond. */
export const facePictures = { entries: 1_000, bytes: 12_582_912 } as const;

/** Characters of a member's name. */
export const accounts = { name: 80 } as const;

export const accountRates = {
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
} as const;
