/** What a sentence means: a direction of 512 signed bytes. Sentences of similar meaning point in similar directions. */
export type Embedding = Int8Array;

export const vectorLength = 512;

/** Compares with one vector: the cosine of the angle is 1 for the same meaning, about 0 for unrelated ones. */
export function similarityTo(one: Embedding): (other: Embedding) => number {
  const length = lengthOf(one);
  return (other) => dot(one, other) / (length * lengthOf(other));
}

/** The direction in the middle of two. */
export function between(one: Embedding, other: Embedding): Embedding {
  const [length, otherLength] = [lengthOf(one), lengthOf(other)];
  const sum = Array.from(one, (value, index) => value / length + (other[index] ?? 0) / otherLength);
  const scale = 127 / (Math.max(...sum.map(Math.abs)) || 1);
  return Int8Array.from(sum, (value) => Math.round(value * scale));
}

export const lengthOf = (vector: Embedding): number => Math.sqrt(dot(vector, vector)) || 1;

/** Of two vectors with `vectorLength` numbers. */
export function dot(one: Embedding | Float64Array, other: Embedding | Float64Array): number {
  let sum = 0;
  for (let index = 0; index < vectorLength; index++) sum += (one[index] ?? 0) * (other[index] ?? 0);
  return sum;
}
