import { dot, lengthOf, type Embedding, vectorLength } from "../embeddings/vectors";

/**
 * How near in meaning each of some books is to the others, those in front counting most: 1, 1/2, 1/3, … by their place. A
 * book that has one word of the goal, and is about something else than the rest, is in no company. null without a vector.
 */
export function companyOf(vectors: readonly (Embedding | null)[]): (number | null)[] {
  const lengths = vectors.map((vector) => (vector ? lengthOf(vector) : 1));
  const all = new Float64Array(vectorLength);
  vectors.forEach((vector, place) => vector && add(all, vector, 1 / ((lengths[place] ?? 1) * (place + 1))));
  const square = dot(all, all);
  return vectors.map((vector, place) => {
    if (!vector) return null;
    return besides(dot(all, vector) / (lengths[place] ?? 1), 1 / (place + 1), square);
  });
}

function add(all: Float64Array, vector: Embedding, share: number): void {
  for (let index = 0; index < vectorLength; index++) all[index] = (all[index] ?? 0) + (vector[index] ?? 0) * share;
}

/**
 * The cosine of one with the sum of all others, which is the sum of all without its own share. `product`: how far the sum of
 * all goes in its direction; `square`: of the length of that sum.
 */
function besides(product: number, share: number, square: number): number {
  const length = Math.sqrt(Math.max(0, square - 2 * share * product + share ** 2));
  return length < 1e-6 ? 0 : (product - share) / length;
}
