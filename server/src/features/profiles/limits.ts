/** The feature's numbers; docs/limits.md repeats those that people meet. */
const minute = 60;
const hour = 60 * minute;

/** Jobs, and courses of study, that one profile can hold. */
export const credentialsPerProfile = 100;

/** The cache of Gravatar's responses, and the limits of requests to it. */
export const gravatar = {
  pictureBytes: 262_144,
  cacheEntries: 5_000,
  cacheBytes: 33_554_432,
  atOnce: 8,
  keepFoundMs: 24 * hour * 1_000,
  keepNoneMs: hour * 1_000,
  answerMs: 2_000,
  /** After a failure no requests are sent for this long. */
  pauseMs: minute * 1_000,
} as const;

/** Of what members say about themselves. */
export const profiles = {
  bio: 2_000,
  skills: 50,
  skill: 50,
  /** Topics that one wants to learn, and characters of each. */
  learning: 10,
  topic: 50,
  /** Ranges of hours in a week: four a day. */
  availableHours: 28,
} as const;

/** The range of dates for jobs and courses of study. */
export const lifeDays = { first: "1900-01-01", yearsAhead: 10 } as const;

/** Over REST: profiles of a list that are read together, and the size of the jobs and courses of one of them. */
export const restProfiles = {
  /** At first, and then as many as have about so many jobs and courses. */
  atOnce: { first: 20, most: 100, entries: 1_000 },
  credentialBytes: 20_000,
} as const;

export const profileRates = {
  /** Pictures of members, which pages load without a sign-in, many at once. */
  pictureRequests: { points: 3_000, seconds: 5 * minute },
} as const;
