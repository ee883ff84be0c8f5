import { readFileSync } from "node:fs";
import path from "node:path";
import { tokenizeSentences } from "../language/tokens";
import { loadThesaurus, parseThesaurus, Thesaurus } from "./Thesaurus";

const file = readFileSync(path.join(__dirname, "thesaurus.txt"), "utf8");
const written = file.split("\n").filter((line) => line.trim() !== "" && !line.startsWith("#"));

describe("the thesaurus file", () => {
  it("has at least 1,200 entries", () => {
    expect(new Set(parseThesaurus(file).map((entry) => entry.phrase)).size).toBeGreaterThanOrEqual(1_200);
  });

  it("has no line that cannot be read", () => {
    expect(written.filter((line) => parseThesaurus(line).length === 0)).toEqual([]);
  });

  it("has no phrase without a telling word, and no term without one", () => {
    const entries = parseThesaurus(file);

    expect(entries.filter((entry) => entry.keys.length === 0).map((entry) => entry.phrase)).toEqual([]);
    expect(entries.filter((entry) => entry.related.length === 0).map((entry) => entry.phrase)).toEqual([]);
  });

  it("weighs every term between 0 and 1", () => {
    const weights = parseThesaurus(file).flatMap((entry) => entry.related.map((term) => term.weight));

    expect(weights.filter((weight) => !(weight > 0 && weight <= 1))).toEqual([]);
  });
});

describe("a thesaurus", () => {
  const thesaurus = new Thesaurus(
    "night sky ~> astronomy, telescope^.5\nmeat => steak\nwithout meat => vegetarian\ncoming out => identity",
  );
  const find = (goal: string) => thesaurus.entriesFor(tokenizeSentences(goal)).map((entry) => entry.phrase);

  it("finds a phrase in any order and with other words between", () => {
    expect(find("the sky above us at night")).toEqual(["night sky"]);
  });

  it("finds a phrase with one telling word only where its other words stand beside it, too", () => {
    expect(find("how coming out changed her")).toEqual(["coming out"]);
    expect(find("they are coming right out")).toEqual(["coming out"]);
    expect(find("learn Rust coming from Python")).toEqual([]);
    expect(find("out of the woods, they are coming")).toEqual([]);
  });

  it("distinguishes a thing from its absence", () => {
    expect(find("dinner with meat")).toEqual(["meat"]);
    expect(find("dinner without meat")).toEqual(["without meat"]);
  });

  it("gives terms the librarian's weight, or .7", () => {
    expect(thesaurus.entriesFor([["night", "sky"]])[0]?.related.map(({ weight }) => weight)).toEqual([0.7, 0.5]);
  });

  it("changes its version with its text", () => {
    expect(loadThesaurus().version).not.toBe(thesaurus.version);
  });
});
