const minute = 60;
const hour = 60 * minute;

/** `points` actions in `seconds`, counted per key (an address, a member or an account). */
export interface Rate {
  points: number;
  seconds: number;
}

/** The rates of all requests; docs/limits.md repeats them. Features list theirs under `rates`. */
export const requestRates = {
  anonymousRequests: { points: 300, seconds: 5 * minute },
  memberRequests: { points: 1_500, seconds: 5 * minute },
  /** Of one access token, besides those of its member. */
  tokenRequests: { points: 600, seconds: 5 * minute },
  writesPerMinute: { points: 80, seconds: minute },
  writesPerHour: { points: 500, seconds: hour },
} as const;

export type RatesOf<D> = Record<keyof D, Rate>;

/** All rates, by name. Features add theirs. */
export interface Rates extends RatesOf<typeof requestRates> {}

export type RateName = keyof Rates;
