import type { SentenceVector } from "../../../platform/sentences/vectors";

/**
 * How near in meaning each of some books is to the others, those in front counting most: 1, 1/2, 1/3, … by their place. A
 * book that has one word of the goal, and is about something else than the rest, is in no company. null without a vector.
 */
export function companyOf(vectors: readonly (SentenceVector | null)[]): (number | null)[] {
  const units = vectors.map((vector) => vector && unitOf(vector));
  const all = new Float64Array(units.find((unit) => unit !== null)?.length ?? 0);
  units.forEach((unit, place) =>
    unit?.forEach((value, index) => (all[index] = (all[index] ?? 0) + value / (place + 1))),
  );
  const square = dot(all, all);
  return units.map((unit, place) => (unit ? besides(unit, 1 / (place + 1), { all, square }) : null));
}

/** The cosine of one with the sum of all others, which is the sum of all without its own share. */
function besides(unit: Float64Array, share: number, { all, square }: { all: Float64Array; square: number }): number {
  const product = dot(all, unit);
  const length = Math.sqrt(Math.max(0, square - 2 * share * product + share ** 2));
  return length < 1e-6 ? 0 : (product - share) / length;
}

function unitOf(vector: SentenceVector): Float64Array {
  const numbers = Float64Array.from(vector);
  const length = Math.sqrt(dot(numbers, numbers)) || 1;
  return numbers.map((value) => value / length);
}

function dot(one: Float64Array, other: Float64Array): number {
  let sum = 0;
  for (let index = 0; index < one.length; index++) sum += (one[index] ?? 0) * (other[index] ?? 0);
  return sum;
}
