import type { Db } from "../../../platform/database/Db";
import type { Book } from "../Book";
import { recommendReach, topicsStatement } from "../bookStatements";
import { analyzeGoal, type GoalTerm } from "../goal/analyzeGoal";
import { inEnglish } from "../goal/inEnglish";
import type { Vocabulary } from "../goal/Vocabulary";
import { inOwnTurn } from "./inOwnTurn";
import { rank } from "./rank";
import { explain } from "./reason";
import { type FoundBooks, thesaurus, toCandidates } from "./recommendBooks";
import { isClose, orderByRelevance } from "./relevance";
import { renewVocabulary, vocabularyOf } from "./vocabularies";

/** A book that is close to a topic. */
export interface BookForTopic {
  topic: string;
  book: Book;
  reason: string;
}

interface Row {
  topic: number;
  generation: number | null;
  found: FoundBooks;
}

/** A topic is a word or two; what the thesaurus adds beyond these finds nothing better. */
const termsPerTopic = 12;

/**
 * The books that are close to each of some topics, the best first, by one statement for all, and a second one while some of
 * the books are not known to this process. By words alone: a topic names its subject, and ten vectors would be late.
 */
export async function findForTopics(db: Db, topics: readonly string[]): Promise<BookForTopic[][]> {
  if (topics.length === 0) return [];
  const vocabulary = await vocabularyOf(db, thesaurus());
  const found = await search(db, topics, vocabulary);
  const isCurrent = found.rows.every(({ generation }) => generation === null || generation === vocabulary.generation);
  const { rows, terms } = isCurrent
    ? found
    : await search(db, topics, await renewVocabulary(db, thesaurus(), vocabulary));
  const books = await toCandidates(
    db,
    rows.flatMap((row) => row.found),
  );
  const byNumber = new Map(books.map(({ book, vector }) => [book.no, { book, vector }]));
  return inOwnTurn(() =>
    topics.map((topic, index) => {
      const row = rows.find((each) => each.topic === index);
      const candidates = (row?.found ?? []).flatMap(([no, , places, impacts]) => {
        const known = byNumber.get(no);
        return known ? [{ ...known, places, impacts }] : [];
      });
      const ranked = rank(candidates, terms[index] ?? [], (term) => vocabulary.rarity(term));
      return orderByRelevance(ranked.map((entry) => ({ ...entry, likeness: null })))
        .filter(isClose)
        .map(({ book, hits }) => ({ topic, book, reason: explain(book, hits, { goal: topic, interests: [] }).reason }));
    }),
  );
}

async function search(db: Db, topics: readonly string[], vocabulary: Vocabulary) {
  const terms = await inOwnTurn(() =>
    topics.map((topic): GoalTerm[] =>
      analyzeGoal(inEnglish(topic), [], vocabulary, thesaurus()).slice(0, termsPerTopic),
    ),
  );
  const all = terms.flatMap((list, topic) => list.map(({ term, weight }, index) => ({ topic, index, term, weight })));
  const values = [
    all.map(({ topic }) => topic),
    all.map(({ index }) => index + 1),
    all.map(({ term }) => term),
    all.map(({ weight }) => weight),
  ];
  return { terms, rows: await db.rows<Row>(topicsStatement, values, topics.length * recommendReach) };
}
