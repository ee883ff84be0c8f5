import { Interest } from "../../profiles/interest";
import { Thesaurus } from "../thesaurus/Thesaurus";
import { analyzeGoal } from "./analyzeGoal";
import { editDistance } from "./editDistance";
import { withoutWrapping } from "./goalPhrases";
import { SpellingRepair } from "./SpellingRepair";
import { Vocabulary } from "./Vocabulary";

describe("editDistance", () => {
  it.each([
    ["python", "python", 0],
    ["pyhton", "python", 1],
    ["grammer", "grammar", 1],
    ["colour", "color", 1],
    ["recieve", "receive", 1],
    ["abcd", "wxyz", 3],
  ])("from %s to %s is %i", (one, other, edits) => {
    expect(editDistance(one, other, 2)).toBe(edits);
  });
});

describe("SpellingRepair", () => {
  const repair = new SpellingRepair([
    ["python", 30],
    ["pythons", 2],
    ["photography", 40],
    ["guitar", 20],
  ]);

  it.each([
    ["pyhton", "python"],
    ["photografy", "photography"],
    ["gitar", "guitar"],
  ])("repairs %s to %s", (written, meant) => {
    expect(repair.nearest(written)).toBe(meant);
  });

  it("leaves alone what is near to nothing, too short or a number", () => {
    expect(["xylophone", "gut", "3141"].map((word) => repair.nearest(word))).toEqual([null, null, null]);
  });
});

describe("withoutWrapping", () => {
  it.each([
    ["id like to learn how to paint", ["id", "like", "to", "paint"]],
    ["investing as a beginner", ["investing"]],
    ["guitar from scratch step by step", ["guitar"]],
  ])("reads %j", (goal, kept) => {
    const stops = ["id", "like", "to"];
    expect(withoutWrapping(goal.split(" ")).filter((word) => !stops.includes(word))).toEqual(
      kept.filter((word) => !stops.includes(word)),
    );
  });
});

describe("analyzeGoal", () => {
  const thesaurus = new Thesaurus("night sky ~> astronomy\npython => programming\nwithout telescope => night");
  const vocabulary = new Vocabulary(
    1,
    1_000,
    new Map([
      ["python", 5],
      ["astronomy", 8],
      ["programming", 20],
      ["night", 300],
    ]),
    [["python", 5]],
  );
  const analyze = (goal: string, interests: Interest[] = []) => analyzeGoal(goal, interests, vocabulary, thesaurus);
  const weightOf = (goal: string, term: string) => analyze(goal).find((found) => found.term === term)?.weight ?? 0;

  it("repairs a misspelt word before it looks the word up", () => {
    expect(analyze("learn pyhton").map(({ term, origin }) => [term, origin])).toEqual([
      ["python", "repaired"],
      ["programming", "related"],
    ]);
  });

  it("reads a word with a hyphen as the one word that it is", () => {
    expect(analyze("star-gazing, pro-gramming").map(({ term }) => term)).toEqual(
      analyze("star gazing, programming").map(({ term }) => term),
    );
    expect(analyze("Pro‑gramming in python-night").map(({ term }) => term)).toContain("night");
  });

  it("takes a picture for what it stands for", () => {
    expect(weightOf("watch the night sky", "astronomy")).toBeGreaterThan(weightOf("watch the night sky", "night") * 2);
  });

  it("lets interests tip the scales, no more", () => {
    const interest = analyze("python", [Interest.CODING]).filter(({ origin }) => origin === "interest");

    expect(interest.length).toBeGreaterThan(0);
    expect(Math.max(...interest.map(({ weight }) => weight))).toBeLessThan(0.2);
  });

  it("suggests something general where no word of the goal is known", () => {
    expect(analyze("qqqqqq wwwwww").some(({ origin }) => origin === "general")).toBe(true);
  });

  it("leaves out what somebody wants to do without, but for what the thesaurus says of it", () => {
    const terms = (goal: string) => analyze(goal).map(({ term }) => term);

    expect(terms("python without programming")).toEqual(terms("python"));
    expect(terms("astronomy without a telescope")).toEqual(expect.arrayContaining(["astronomy", "night"]));
    expect(terms("without python")).toContain("python");
    expect(terms("protect python against programming")).toContain("programming");
  });

  it("reads a goal of nothing but wrapping as what it says", () => {
    expect(analyze("how to learn").length).toBeGreaterThan(0);
  });
});
