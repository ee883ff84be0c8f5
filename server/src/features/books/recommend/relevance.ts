import { fromBytes } from "../meaning/bookVectors";
import { companyOf } from "./company";
import type { Ranked } from "./rank";

/**
 * What counts for the order: the logarithm of the words' score, the cosine of the goal with the book, and its company.
 * `npm run bench:books -- --fit` fits them on judged goals (docs/decisions/077-weights-of-words-and-meaning.md).
 */
export const weights = { words: 1.7, meaning: 8.8, company: 4.5 } as const;

/** The same, fitted without the company. */
const weightsWithoutCompany = { words: 1.8, meaning: 10.8 } as const;

/** Ranked by words, and how near it is to the goal in meaning; null when the goal or the book has no vector. */
export interface Compared extends Ranked {
  likeness: number | null;
}

/**
 * Whether a book is about the goal: by how much of the goal its words meet, and by its likeness where that is known.
 * On the judged goals both together label more of the relevant books close, and fewer of the others, than words alone.
 */
export const isClose = ({ closeness, likeness }: Compared): boolean =>
  likeness === null ? closeness >= closeByWords : closeness + likeness >= closeByBoth;

const closeByWords = 0.42;
const closeByBoth = 0.9;

/** Below this a book has a word of the goal and is about something else: 4 of 120 such on judged goals were relevant. */
const leastRelated = 0.4;
/** With fewer related books an answer keeps the others too: the nearest are better than none. */
const fewestRelated = 5;

/** Leaves out what one word alone has brought in. Without the goal's meaning nobody can say which that is. */
export function withoutUnrelated(ordered: readonly Compared[]): readonly Compared[] {
  const related = ordered.filter(
    ({ closeness, likeness }) => likeness === null || closeness + likeness >= leastRelated,
  );
  return related.length < fewestRelated ? ordered : related;
}

/** Puts books in order by words and meaning. */
export function orderByRelevance(compared: readonly Compared[]): Compared[] {
  return featuresOf(compared)
    .map(({ entry, ...features }) => ({ entry, relevance: sumOf(weights, features) }))
    .sort((first, second) => second.relevance - first.relevance)
    .map(({ entry }) => entry);
}

type Features = Record<keyof typeof weights, number>;

/** What the weights apply to, in the order of words and meaning alone: it says in front of which company books stand. */
export function featuresOf(compared: readonly Compared[]): (Features & { entry: Compared })[] {
  const meaning = filled(compared.map(({ likeness }) => likeness));
  const found = compared
    .map((entry, index) => ({ entry, words: Math.log1p(entry.score), meaning: meaning[index] ?? 0 }))
    .sort((first, second) => sumOf(weightsWithoutCompany, second) - sumOf(weightsWithoutCompany, first));
  const isByMeaning = compared.some(({ likeness }) => likeness !== null);
  const vectors = found.map(({ entry }) => (isByMeaning ? fromBytes(entry.vector) : null));
  const company = filled(companyOf(vectors));
  return found.map((features, index) => ({ ...features, company: company[index] ?? 0 }));
}

type Weights = Readonly<Record<"words" | "meaning", number>> & { readonly company?: number };

const sumOf = (by: Weights, { words, meaning, company = 0 }: Omit<Features, "company"> & Partial<Features>): number =>
  by.words * words + by.meaning * meaning + (by.company ?? 0) * company;

/** A book without a vector counts as the others do on average. */
function filled(values: readonly (number | null)[]): number[] {
  const known = values.filter((value) => value !== null);
  const usual = known.reduce((sum, value) => sum + value, 0) / (known.length || 1);
  return values.map((value) => value ?? usual);
}
