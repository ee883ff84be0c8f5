/** The feature's numbers; docs/limits.md repeats those that people meet. */
/**
 * How long building the index of books may take, and when to look again while an import is at work. Encoding books takes
 * about 20 ms each.
 */
export const books = {
  indexSeconds: 3_600,
  indexPauseSeconds: 60,
  encodedAtOnce: 5_000 as number,
  encodeSeconds: 1_800,
  /** Of the files of one import by an act beside the embedded database: requests wait for seconds meanwhile. */
  importedBesideBytes: 5_000_000 as number,
} as const;

/** How long a request waits for the vector of its goal, and the limits of the encoder. */
export const embeddings = {
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

/** Characters of a goal. */
export const goal = 500;
