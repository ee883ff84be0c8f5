import type { EntityManager } from "typeorm";
import type { Interest } from "../../shared/interest";
import type { Book } from "../Book";
import { analyzeGoal } from "../goal/analyzeGoal";
import type { Vocabulary } from "../goal/Vocabulary";
import { loadThesaurus, type Thesaurus } from "../thesaurus/Thesaurus";
import { rank, isClose, type Candidate } from "./rank";
import { explain } from "./reason";
import { recommendStatement } from "./recommendStatement";
import { renewVocabulary, vocabularyOf } from "./vocabularies";

export interface RecommendationRequest {
  goal: string;
  interests: readonly Interest[];
  first: number;
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
 * The books nearest to a goal, best first, by one statement. Only the first call of a process reads the vocabulary, and
 * the first after a new index has taken over reads it again.
 */
export async function findRecommendations(db: EntityManager, request: RecommendationRequest): Promise<Book[]> {
  const vocabulary = await vocabularyOf(db, thesaurus());
  const found = await search(db, request, vocabulary);
  if (found.generation === vocabulary.generation) return found.books;
  return (await search(db, request, await renewVocabulary(db, thesaurus(), vocabulary))).books;
}

async function search(db: EntityManager, request: RecommendationRequest, vocabulary: Vocabulary) {
  const goal = analyzeGoal(request.goal, request.interests, vocabulary, thesaurus());
  const rows = await db.query<Row[]>(recommendStatement, [
    goal.map(({ term }) => term),
    goal.map(({ weight }) => weight),
  ]);
  const ranked = rank(rows.flatMap(toCandidate), goal, (term) => vocabulary.rarity(term));
  const books = ranked.slice(0, request.first).map((found) => {
    const isCloseMatch = isClose(found);
    const reason = explain(found.book, found.hits, isCloseMatch, request.interests);
    return Object.assign(found.book, { reason, isCloseMatch });
  });
  return { generation: rows[0]?.generation ?? vocabulary.generation, books };
}

function toCandidate({ generation: _generation, places, impacts, ...book }: Row): Candidate[] {
  return places ? [{ book, places, impacts }] : [];
}
