import { addTopics, findTopics } from "./addTopics";

describe("topics that are typed", () => {
  it("are split at commas, trimmed, and in the first of their spellings", () => {
    expect(addTopics(["Spanish"], " go ,, SPANISH, Go, Linear algebra")).toEqual(["Spanish", "go", "Linear algebra"]);
  });

  it("are ten at most", () => {
    const many = Array.from({ length: 12 }, (_, n) => `t${n}`);

    expect(addTopics([], many.join(","))).toEqual(many.slice(0, 10));
  });

  it("bring known ones to mind by the beginning of any word, without those chosen", () => {
    expect(findTopics("alg", [], 8)).toEqual(["Algebra", "Linear algebra"]);
    expect(findTopics("ALG", ["algebra"], 8)).toEqual(["Linear algebra"]);
    expect(findTopics("", ["Spanish"], 2)).toEqual(["Python", "English"]);
  });
});
