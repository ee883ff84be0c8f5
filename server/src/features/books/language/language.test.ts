import { stem } from "./stem";
import { spokenWords, wordsIn } from "./terms";
import { fold, tokenize, tokenizeSentences } from "./tokens";

describe("tokenize", () => {
  it.each([
    ["Crème brûlée", ["creme", "brulee"]],
    ["I'd like C++ and C#, please", ["id", "like", "cplusplus", "and", "csharp", "please"]],
    ["the child's dog", ["the", "child", "dog"]],
    ["Программирование на Python", ["программирование", "на", "python"]],
    ["学中文", ["学中", "中文"]],
    ["😀 \u202e \u0000 \ud800", []],
    ["", []],
  ])("reads %j", (text, words) => {
    expect(tokenize(text)).toEqual(words);
  });

  it("cuts words that no language has", () => {
    expect(tokenize("a".repeat(500))).toEqual(["a".repeat(40)]);
  });

  it("parts sentences and clauses, inside which two words make a phrase", () => {
    expect(tokenizeSentences("Money. Markets (and stocks)")).toEqual([["money"], ["markets"], ["and", "stocks"]]);
  });

  it("folds letters that are written in several ways to one", () => {
    expect(fold("é")).toBe(fold("e\u0301"));
  });
});

describe("stem", () => {
  it.each([
    ["colours", "colors"],
    ["organising", "organizing"],
    ["analysing", "analysis"],
    ["anaesthesia", "anesthesia"],
    ["paediatrics", "pediatrics"],
    ["archaeology", "archeology"],
    ["travelling", "traveling"],
    ["theatre", "theater"],
    ["jewellery", "jewelry"],
    ["programme", "program"],
    ["children", "child"],
    ["historians", "history"],
    ["investments", "investing"],
    ["gardens", "gardening"],
  ])("takes %s for %s", (one, other) => {
    expect(stem(one)).toBe(stem(other));
  });

  it.each([
    ["university", "universe"],
    ["globalisation", "globally"],
    ["opera", "operating"],
    ["organic", "organisation"],
    ["marketing", "markets"],
    ["animals", "animation"],
    ["excel", "excellent"],
    ["presentations", "presents"],
    ["busy", "business"],
    ["improve", "improv"],
  ])("keeps %s and %s apart", (one, other) => {
    expect(stem(one)).not.toBe(stem(other));
  });
});

describe("wordsIn", () => {
  it("leaves out words that say nothing about the subject", () => {
    expect(wordsIn("How to cook the rice of Japan").map((word) => word.surface)).toEqual(["cook", "rice", "japan"]);
  });

  it("distinguishes meat from no meat in what people say", () => {
    expect(spokenWords(["cooking", "without", "meat"]).map((word) => word.key)).toEqual(["cooking", "no meat"]);
  });
});
