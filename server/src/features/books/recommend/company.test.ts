import { companyOf } from "./company";

const vector = (x: number, y: number) => Int8Array.from({ length: 512 }, (_, index) => (index % 2 ? x : y));
const known = (...vectors: Int8Array[]) => companyOf(vectors).map((company) => company ?? 0);
const [bread, dough, physics] = [vector(100, 5), vector(95, 15), vector(3, 100)];

describe("the company of a book among those found for a goal", () => {
  it("is near for books that mean the same, and far for one that only has a word of the goal", () => {
    const [first = 0, second = 0, odd = 0] = known(bread, dough, physics);

    expect(Math.min(first, second)).toBeGreaterThan(0.7);
    expect(odd).toBeLessThan(0.3);
  });

  it("is decided by those in front, wherever the book itself stands", () => {
    const [odd = 0, first = 0] = known(physics, bread, dough);

    expect(odd).toBeLessThan(0.3);
    expect(first).toBeLessThan(known(bread, dough, physics)[0] ?? 0);
  });

  it("does not count a book as its own company, and is unknown without a vector", () => {
    expect(companyOf([bread])).toEqual([0]);
    expect(companyOf([null, bread, bread])).toEqual([null, expect.closeTo(1, 5), expect.closeTo(1, 5)]);
    expect(companyOf([null, null])).toEqual([null, null]);
    expect(companyOf([])).toEqual([]);
  });
});
