import type { Ranked } from "./rank";

/**
 * What counts for the order: the logarithm of the words' score, and the cosine of the goal with the book.
 * `npm run bench:books -- --fit` fits them on judged goals (docs/decisions/077-weights-of-words-and-meaning.md).
 */
export const weights = { words: 1.8, meaning: 10.8 } as const;

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

/** Puts books in order by words and meaning. */
export function orderByRelevance(compared: readonly Compared[]): Compared[] {
  const features = featuresOf(compared);
  return compared
    .map((entry, index) => ({ entry, relevance: relevanceOf(features[index]) }))
    .sort((first, second) => second.relevance - first.relevance)
    .map(({ entry }) => entry);
}

type Features = Record<keyof typeof weights, number>;

const relevanceOf = (features: Features | undefined): number =>
  features ? weights.words * features.words + weights.meaning * features.meaning : 0;

/** What the weights apply to. A book without a vector counts as near as the others are on average. */
export function featuresOf(compared: readonly Compared[]): Features[] {
  const known = compared.flatMap(({ likeness }) => (likeness === null ? [] : [likeness]));
  const usual = known.reduce((sum, likeness) => sum + likeness, 0) / (known.length || 1);
  return compared.map(({ score, likeness }) => ({ words: Math.log1p(score), meaning: likeness ?? usual }));
}
