import type { Embedding } from "../embeddings/vectors";
import type { Book } from "../Book";
import type { Concept, GoalTerm } from "../goal/analyzeGoal";
import { withoutRepeatedWorks } from "./repeatedWorks";

/** A book that the index found, and by which terms of the goal. */
export interface Candidate {
  book: Book;
  /** Places in the list of goal terms, from 1. */
  places: readonly number[];
  /** What each of these terms says about the book. */
  impacts: readonly number[];
  /** null while it is not encoded. */
  vector: Embedding | null;
}

export interface Hit {
  term: GoalTerm;
  /** Weight times impact. */
  value: number;
}

export interface Ranked {
  book: Book;
  score: number;
  /** How much of the goal the book is about, 1 for all of a short one; of many ideas a book need meet but some. */
  closeness: number;
  /** What spoke for the book, the strongest first. */
  hits: Hit[];
  vector: Embedding | null;
}

/** Another term for the same idea adds this part of its value: saying a thing twice is not two things. */
const repetition = 0.35;
/** What a book scores that has everything but the goal's most telling word, against one that has it. */
const coverageShare = 0.55;
/** A term of this impact stands in a title; from there on more of it makes a book no closer. */
const fullImpact = 1.1;

/** Puts the found books in order: each idea of the goal counts once, and books that meet more of the goal come first. */
export function rank(
  candidates: readonly Candidate[],
  goal: readonly GoalTerm[],
  rarity: (term: string) => number,
): Ranked[] {
  const concepts = [...new Set(goal.flatMap((term) => term.ideas.map((idea) => idea.concept)))];
  const ranked = candidates.map((candidate) => score(candidate, goal, concepts, rarity));
  ranked.sort((first, second) => second.score - first.score || first.book.no - second.book.no);
  return withoutRepeatedWorks(ranked);
}

function score(
  { book, places, impacts, vector }: Candidate,
  goal: readonly GoalTerm[],
  concepts: readonly Concept[],
  rarity: (term: string) => number,
): Ranked {
  const hits = places.flatMap((place, index): Hit[] => {
    const term = goal[place - 1];
    return term ? [{ term, value: term.weight * (impacts[index] ?? 0) }] : [];
  });
  hits.sort((first, second) => second.value - first.value);
  const aside = sum(hits.filter((hit) => hit.term.ideas.length === 0).map((hit) => hit.value));
  const found = concepts.map((concept) => findings(concept, hits, rarity));
  const total = sum(found.map(({ importance }) => importance)) || 1;
  const met = sum(found.map(({ importance, closeness }) => importance * closeness)) / total;
  const value = sum(found.map((finding) => finding.value)) + aside;
  const closeness = met * Math.max(1, Math.sqrt(found.length / 2));
  return { book, score: value * (1 - coverageShare + coverageShare * met), closeness, hits, vector };
}

function findings(concept: Concept, hits: readonly Hit[], rarity: (term: string) => number) {
  const own = hits.filter((hit) => hit.term.ideas[0]?.concept === concept);
  const best = own[0]?.value ?? 0;
  const closeness = Math.max(0, ...hits.map((hit) => closenessTo(concept, hit, rarity(hit.term.term))));
  return {
    importance: concept.importance,
    value: best + repetition * (sum(own.map((hit) => hit.value)) - best),
    closeness: Math.min(1, closeness),
  };
}

/** How much one found term says that the book is about the concept; loosely related terms say next to nothing. */
function closenessTo(concept: Concept, { term, value }: Hit, rarity: number): number {
  const weight = term.ideas.find((idea) => idea.concept === concept)?.weight ?? 0;
  return ((value / term.weight) * weight ** 2) / (fullImpact * Math.max(0.5, rarity));
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
