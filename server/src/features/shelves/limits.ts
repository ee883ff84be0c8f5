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
  /** Of one book, and of all books of a member. */
  notes: { ofBook: 200, ofMember: 5_000, text: 2_000 },
  /** Of the copy that somebody reads. */
  pages: { min: 1, max: 50_000 },
  firstDay: "1900-01-01",
  /** Books that one member added, while moderators have not taken them over. */
  added: 200,
  title: 200,
  author: 200,
  /** Of an id in a body: a longer one is refused, any other is looked for. */
  id: 100,
} as const;

/** Books for what a member wants to learn. */
export const suggestedBooks = {
  shown: 6,
  most: 20,
  /** Looked at for each topic: those on a shelf are left out. */
  perTopic: 10,
} as const;

export const shelfRates = { addedBooksPerDay: { points: 20, seconds: 24 * 60 * 60 } } as const;
