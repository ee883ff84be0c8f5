import { companyOf } from "./company";
import type { Ranked } from "./rank";
import { withoutNamedEditions } from "./repeatedWorks";

/**
 * What counts for the order: the logarithm of the words' score and of the term that speaks most for the book, the cosine of
 * the goal with the book, and its company.
 * `npm run bench:books -- --fit` fits them on judged goals (docs/decisions/077-weights-of-words-and-meaning.md).
 */
export const weights = { words: 1.2, strongest: 0.9, meaning: 8.8, company: 4.5 } as const;

/** Of words and meaning alone. */
const weightsWithoutCompany = { words: 1.8, meaning: 10.8 } as const;

/** Ranked by words, and how near it is to the goal in meaning; null when the goal or the book has no vector. */
export interface Compared extends Ranked {
  likeness: number | null;
}

/** In its place among the others. */
export interface Placed extends Compared {
  /** How much less relevant it is than the best of them. */
  behind: number;
}

/**
 * Whether a book is about the goal: by how much of the goal its words meet, and by its likeness where that is known; then it
 * must also stand up to the best of the answer, which distinguishes it from a book that shares a word with the goal.
 * `npm run bench:books -- --fit` fits the second limit (docs/decisions/077-weights-of-words-and-meaning.md).
 */
export const isClose = ({ closeness, likeness, behind }: Placed): boolean =>
  likeness === null
    ? closeness >= closeByWords
    : closeness + likeness >= closeLimits.least && behind <= closeLimits.mostBehind;

const closeByWords = 0.42;
export const closeLimits = { least: 0.85, mostBehind: 3 } as const;

/** Below this a book has a word of the goal and is about something else: 4 of 120 such on judged goals were relevant. */
const leastRelated = 0.4;
/** With fewer related books an answer keeps the others too: the nearest are better than none. */
const fewestRelated = 5;

/** Leaves out what one word alone has brought in. Without the goal's meaning nobody can say which that is. */
export function withoutUnrelated<T extends Compared>(ordered: readonly T[]): readonly T[] {
  const related = ordered.filter(
    ({ closeness, likeness }) => likeness === null || closeness + likeness >= leastRelated,
  );
  return related.length < fewestRelated ? ordered : related;
}

/**
 * Leaves out editions that only the author's name in the title distinguishes. Not by words alone: judged goals count every
 * edition, and that order must stay as good as it was measured.
 */
export const withoutRepeats = (ordered: readonly Placed[]): readonly Placed[] =>
  ordered.some(({ likeness }) => likeness !== null) ? withoutNamedEditions(ordered) : ordered;

/** Puts books in order by words and meaning. */
export function orderByRelevance(compared: readonly Compared[]): Placed[] {
  const ordered = featuresOf(compared)
    .map(({ entry, ...features }) => ({ entry, relevance: sumOf(weights, features) }))
    .sort((first, second) => second.relevance - first.relevance);
  const best = ordered[0]?.relevance ?? 0;
  return ordered.map(({ entry, relevance }) => ({ behind: best - relevance, ...entry }));
}

const featureNames = ["words", "strongest", "meaning", "company"] as const;

type Features = Record<(typeof featureNames)[number], number>;

/** What the weights apply to, in the order of words and meaning alone: it says in front of which company books stand. */
export function featuresOf(compared: readonly Compared[]): (Features & { entry: Compared })[] {
  const meaning = filled(compared.map(({ likeness }) => likeness));
  const found = compared
    .map((entry, index) => ({ entry, words: Math.log1p(entry.score), meaning: meaning[index] ?? 0 }))
    .sort((first, second) => sumOf(weightsWithoutCompany, second) - sumOf(weightsWithoutCompany, first));
  const isByMeaning = compared.some(({ likeness }) => likeness !== null);
  const vectors = found.map(({ entry }) => (isByMeaning ? entry.vector : null));
  const company = filled(companyOf(vectors));
  return found.map(({ entry, words, meaning }, index) => ({
    entry,
    words,
    // By words alone it makes the order no better.
    strongest: isByMeaning ? Math.log1p(entry.hits[0]?.value ?? 0) : 0,
    meaning,
    company: company[index] ?? 0,
  }));
}

type Weights = Readonly<Partial<Features>>;

const sumOf = (by: Weights, features: Partial<Features>): number =>
  featureNames.reduce((sum, name) => sum + (by[name] ?? 0) * (features[name] ?? 0), 0);

/** A book without a vector counts as the others do on average. */
function filled(values: readonly (number | null)[]): number[] {
  const known = values.filter((value) => value !== null);
  const usual = known.reduce((sum, value) => sum + value, 0) / (known.length || 1);
  return values.map((value) => value ?? usual);
}
