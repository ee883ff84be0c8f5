/** The feature's numbers; docs/limits.md repeats those that people meet. */
const day = 24 * 3_600;

export const pictures = {
  /** Of one upload. */
  bytes: 8_000_000,
  pixels: 40_000_000,
  /** Of a post or a comment. */
  perText: 4,
  description: 500,
  /** The longest side, of the picture and of the small one for grids. */
  sides: { full: 1_600, small: 512 },
  /** Decoding ends after so long. */
  decodeSeconds: 4,
  /** So many are decoded at once; so many others wait for it, and any more are refused for now. */
  atOnce: 2,
  waiting: 40,
  unusedHours: 24,
  removedAtOnce: 50,
  listedAtOnce: 100,
  /** Browsers show a picture for so long without asking again. */
  cacheSeconds: 3_600,
  /** A bucket that does not respond within this counts as unavailable. */
  bucketMs: 4_000,
} as const;

export const pictureRates = {
  picturesPerDay: { points: 200, seconds: day },
  pictureBytesPerDay: { points: 50_000_000, seconds: day },
  /** Pages load many at once, without a sign-in. */
  pictureFileRequests: { points: 3_000, seconds: 5 * 60 },
} as const;
