import { foldsOf } from "./folds.mjs";
import { server } from "./server.mjs";

/**
 * Fits how far behind the best of an answer a close book may be (`closeLimits.mostBehind` in recommend/relevance.ts), on the
 * first twenty books of each judged goal: so that a fixed share of the relevant ones stays close. Folds are whole topics.
 * Prints what limits of other topics reach on each set, and the limit of all queries together.
 */
const kept = 0.8;

export async function fitClose(sets, sources) {
  const goals = [];
  for (const { name, queries, qrels } of sets) {
    for (const query of queries.filter(({ noAnswer }) => !noAnswer))
      goals.push({ set: name, topic: query.topic, books: await booksFor(query.text, qrels[query.id], sources) });
  }
  const judged = foldsOf(goals).flatMap(({ training, held }) => {
    const mostBehind = fit(training.flatMap(({ books }) => books));
    return held.flatMap(({ set, books }) =>
      books.map((book) => ({ ...book, set, isClose: isWithin(mostBehind, book) })),
    );
  });
  for (const { name } of sets)
    printSeparation(
      name,
      judged.filter(({ set }) => set === name),
    );
  console.log(`Close, fitted on all: { mostBehind: ${fit(goals.flatMap(({ books }) => books)).toFixed(1)} }`);
}

/** The books that a reader gets, as their labels are made. */
async function booksFor(goal, grades, { db, embeddings }) {
  const { findCandidates, thesaurus } = server("features/books/recommend/recommendBooks.js");
  const { orderByRelevance, withoutRepeats, withoutUnrelated } = server("features/books/recommend/relevance.js");
  const { vocabularyOf } = server("features/books/recommend/vocabularies.js");
  const vocabulary = await vocabularyOf(db, thesaurus());
  const { compared } = await findCandidates(db, { read: goal, interests: [] }, vocabulary, embeddings.encode(goal));
  return withoutUnrelated(withoutRepeats(orderByRelevance(compared)))
    .slice(0, 20)
    .map(({ book, closeness, likeness, behind }) => ({
      ...{ about: closeness + (likeness ?? 0), behind },
      isRelevant: (grades[book.isbn13] ?? 0) > 0,
    }));
}

function printSeparation(name, rows) {
  const relevant = rows.filter(({ isRelevant }) => isRelevant);
  const others = rows.filter(({ isRelevant }) => !isRelevant);
  const close = ({ isClose }) => isClose;
  const found = relevant.filter(close).length;
  const wrong = others.filter(close).length;
  const percent = (part, all) => `${((100 * part) / all).toFixed(1)} %`;
  console.log(
    `${name}, close by weights of other topics: ${percent(found, relevant.length)} of the relevant books, ` +
      `${percent(wrong, others.length)} of the others; ${percent(found, found + wrong)} of the close ones are relevant`,
  );
}

function fit(books) {
  const relevant = books.filter(({ isRelevant }) => isRelevant);
  const behind = relevant.filter(isAbout).map((book) => book.behind);
  behind.sort((first, second) => first - second);
  return behind[Math.ceil(kept * relevant.length) - 1] ?? Infinity;
}

function isWithin(mostBehind, book) {
  return isAbout(book) && book.behind <= mostBehind;
}

function isAbout({ about }) {
  return about >= server("features/books/recommend/relevance.js").closeLimits.least;
}
