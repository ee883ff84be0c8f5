/** The feature's numbers; docs/limits.md repeats those that people meet. */
export const search = {
  /** In characters (code points). */
  query: 200,
  /** Words of a query that count; more are ignored. */
  words: 8,
  /** Results of each kind: when left out, at once, and to pass over. */
  usual: 5,
  first: 20,
  skip: 80,
  highlights: 8,
} as const;

/** What is looked at to find them. */
export const looking = {
  /** The most frequent words that begin with a word of the query; fewer where it is the only one. */
  wordsOfOne: 12,
  wordsOfSeveral: 16,
  /** Words that may be meant by one that is misspelled. */
  spellings: 6,
  spellingsCompared: 60,
  /** The matches of one word, and of all, that are put in order: more where somebody reads on, most where they are filtered. */
  matches: { atOnce: 15, more: 30, furtherOn: 120, toFilter: 500 },
  matchesInAll: { atOnce: 80, more: 120, furtherOn: 240, toFilter: 1_000 },
  /** Results of a kind from which on nobody looks for misspelled words. */
  enough: 3,
  /** Shorter words have no misspellings, and longer ones are names of nothing. */
  leastLetters: 4,
  mostLetters: 20,
  /** Two letters of a word may be wrong where it has so many, and nothing else is found. */
  lettersForTwo: 6,
  /** Then words with the same first letters are compared. */
  sameLetters: 2,
  similarCompared: 300,
} as const;

/** The index. */
export const index = {
  /** Words of the main field of a thing, and of its others. */
  mainWords: 40,
  restWords: 80,
  wordLetters: 40,
  /** Of the first message of a group. */
  textCharacters: 1_000,
  /** Changes that one search indexes before it answers, the newest first. */
  changesAtOnce: 100,
  /** Things that one transaction does: of the job, for which the requests of an embedded database wait, and of the command. */
  pieceSize: 15,
  pieceOfCommand: 300,
  /** How often, and after which pause, a search looks again while another process indexes changes. */
  waits: 5,
  waitMs: 40,
  /** The run of the job. After each piece it pauses for so many times as long as that took, and at least so long. */
  runSeconds: 45,
  pauseTimes: 2,
  pauseMs: 10,
} as const;
