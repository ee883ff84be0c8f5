import type { EntityManager } from "typeorm";
import type { Interest } from "../../shared/interest";
import type { Book } from "../Book";
import { analyzeGoal } from "../goal/analyzeGoal";
import { loadThesaurus, type Thesaurus } from "../thesaurus/Thesaurus";
import { rank, isClose, type Candidate } from "./rank";
import { explain } from "./reason";
import { recommendStatement } from "./recommendStatement";
import { refreshVocabulary, vocabularyOf } from "./vocabularies";

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

/** The books nearest to a goal, best first, by one statement; only the first call of a process reads the vocabulary. */
export async function findRecommendations(db: EntityManager, request: RecommendationRequest): Promise<Book[]> {
  const vocabulary = await vocabularyOf(db, thesaurus());
  const goal = analyzeGoal(request.goal, request.interests, vocabulary, thesaurus());
  const rows = await db.query<Row[]>(recommendStatement, [
    goal.map(({ term }) => term),
    goal.map(({ weight }) => weight),
  ]);
  if (rows[0] && rows[0].generation !== vocabulary.generation) refreshVocabulary(db, thesaurus());
  const ranked = rank(rows.flatMap(toCandidate), goal, (term) => vocabulary.rarity(term));
  return ranked.slice(0, request.first).map((found) => {
    const isCloseMatch = isClose(found);
    const reason = explain(found.book, found.hits, isCloseMatch, request.interests);
    return Object.assign(found.book, { reason, isCloseMatch });
  });
}

function toCandidate({ generation: _generation, places, impacts, ...book }: Row): Candidate[] {
  return places ? [{ book, places, impacts }] : [];
}
