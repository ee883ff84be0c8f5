import type { Db } from "../../../platform/database/Db";
import type { Interest } from "../../../platform/interest";
import type { Book } from "../Book";
import { recommendReach, recommendStatement } from "../bookStatements";
import { analyzeGoal } from "../goal/analyzeGoal";
import type { Vocabulary } from "../goal/Vocabulary";
import { loadThesaurus, type Thesaurus } from "../thesaurus/Thesaurus";
import { rank, isClose, type Candidate } from "./rank";
import { type Evidence, explain } from "./reason";
import { renewVocabulary, vocabularyOf } from "./vocabularies";

export interface RecommendationRequest {
  goal: string;
  interests: readonly Interest[];
  first: number;
  /** How many of the best are left out, for the pages after the first. */
  start?: number;
}

/** A book, and why it is recommended for this goal. */
export interface Recommendation {
  book: Book;
  reason: string;
  /** What the reason says, clause by clause. */
  evidence: readonly Evidence[];
  isCloseMatch: boolean;
}

export interface Recommendations {
  found: Recommendation[];
  /** How many books the whole answer has. */
  total: number;
}

interface Row extends Book {
  generation: number;
  places: number[] | null;
  impacts: number[];
}

let loaded: Thesaurus | undefined;

/** The thesaurus of this process, read at the first use. */
export const thesaurus = (): Thesaurus => (loaded ??= loadThesaurus());

/**
 * Reads the vocabulary and the word lists before the first visitor asks: that takes a tenth of a second, in which nobody
 * else would be answered.
 */
export async function prepareRecommendations(db: Db): Promise<void> {
  await findRecommendations(db, { goal: "learn to paint", interests: [], first: 1 });
}

/**
 * The books nearest to a goal, best first, by one statement. Only the first call of a process reads the vocabulary, and
 * the first after a new index has taken over reads it again.
 */
export async function findRecommendations(db: Db, request: RecommendationRequest): Promise<Recommendations> {
  const vocabulary = await vocabularyOf(db, thesaurus());
  const found = await search(db, request, vocabulary);
  if (found.generation === vocabulary.generation) return found;
  return search(db, request, await renewVocabulary(db, thesaurus(), vocabulary));
}

async function search(db: Db, request: RecommendationRequest, vocabulary: Vocabulary) {
  const goal = analyzeGoal(request.goal, request.interests, vocabulary, thesaurus());
  const terms = [goal.map(({ term }) => term), goal.map(({ weight }) => weight)];
  const rows = await db.rows<Row>(recommendStatement, terms, recommendReach);
  const ranked = rank(rows.flatMap(toCandidate), goal, (term) => vocabulary.rarity(term));
  const start = request.start ?? 0;
  const found = ranked.slice(start, start + request.first).map((entry): Recommendation => {
    const explained = explain(entry.book, entry.hits, request.interests);
    return { book: entry.book, ...explained, isCloseMatch: isClose(entry) };
  });
  return { generation: rows[0]?.generation ?? vocabulary.generation, found, total: ranked.length };
}

function toCandidate({ generation: _generation, places, impacts, ...book }: Row): Candidate[] {
  return places ? [{ book, places, impacts }] : [];
}
