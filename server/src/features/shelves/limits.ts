/** The feature's numbers; docs/limits.md repeats those that people meet. */
/** The books that one member keeps, and what is read of others' for the page of a book. */
export const shelves = {
  books: 2_000,
  rating: { min: 1, max: 5 },
  /** Shown of one book. */
  readers: 20,
  groups: 20,
  /** Of one viewer, the newest: readers are looked for among them. */
  buddiesLookedAt: 1_000,
  /** Comments with the card of one book, the newest: its groups are looked for among them. */
  cardsLookedAt: 500,
} as const;

/** Books for what a member wants to learn. */
export const suggestedBooks = {
  shown: 6,
  most: 20,
  /** Looked at for each topic: those on a shelf are left out. */
  perTopic: 10,
} as const;
