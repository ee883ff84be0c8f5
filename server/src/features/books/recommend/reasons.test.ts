import { readFileSync } from "node:fs";
import { Interest } from "../../profiles/interest";
import { falseClauses } from "../../../testing/database/falseClauses";
import { useTestApp } from "../../../testing/app/harness";
import { loadCatalogue } from "../catalogue/catalogue";
import { ensureCatalogue } from "../ensureCatalogue";
import type { Vocabulary } from "../goal/Vocabulary";
import { parseThesaurus } from "../thesaurus/Thesaurus";
import { findRecommendations, type Recommendation, thesaurus } from "./recommendBooks";
import { vocabularyOf } from "./vocabularies";

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

const testApp = useTestApp();
let vocabulary: Vocabulary;
const ask = async (goal: string, interests: readonly Interest[] = []) =>
  (await findRecommendations(testApp().services, { goal, interests, first: 20 })).found;

/** What is wrong with the reason of one book. */
const lies = (goal: string, found: Recommendation, interests: readonly Interest[] = []) =>
  falseClauses(goal, [found], vocabulary, interests).flatMap((wrong) => wrong.lies);

/** 500 goals, as people say them: phrases of the thesaurus, subjects, titles, two wishes at once, and nonsense. */
function manyGoals(): string[] {
  const file = require.resolve("../thesaurus/thesaurus.txt");
  const phrases = every(
    parseThesaurus(readFileSync(file, "utf8")).map(({ phrase }) => phrase),
    220,
  );
  const books = every(loadCatalogue(), 120);
  const wrap = ["learn", "I'd like to understand", "how to get better at", "an introduction to"];
  return [
    ...phrases.map((phrase, index) => `${wrap[index % wrap.length] ?? ""} ${phrase}`),
    ...books.map(({ subject, title }, index) => (index % 2 === 0 ? `Books on ${subject}, please!` : title)),
    ...every(phrases, 100).map((phrase, index) => `${phrase} and ${phrases[(index * 7 + 3) % phrases.length] ?? ""}`),
    ...every(phrases, 40).map((phrase) => phrase.replace(/([a-z])([a-z])([a-z])/, "$1$3$2")),
    ...Array.from({ length: 20 }, (_, index) => `qwrtz${index} xyzzyq${index}`),
  ];
}

function every<T>(list: readonly T[], count: number): T[] {
  return Array.from({ length: count }, (_, index) => list[Math.floor((index * list.length) / count)] as T);
}

describe("D5 the reasons", () => {
  beforeAll(async () => {
    await ensureCatalogue(testApp().db.dataSource);
    vocabulary = await vocabularyOf(testApp().services.db, thesaurus());
  });

  it("are true in each clause, for 500 goals", async () => {
    const goals = manyGoals();
    let checked = 0;
    for (const goal of goals) {
      const found = await ask(goal);
      checked += found.length;
      expect([goal, falseClauses(goal, found, vocabulary)]).toEqual([goal, []]);
    }

    expect(goals).toHaveLength(500);
    expect(checked).toBeGreaterThan(5_000);
  });

  it("name an interest only where the book is about it", async () => {
    const pairs = [
      [Interest.CODING, Interest.ART],
      [Interest.CHEMISTRY, Interest.PHYSICS],
      [Interest.MEDICINE, Interest.FINANCE],
    ];
    const named: string[] = [];
    for (const [index, goal] of every(manyGoals(), 60).entries()) {
      const interests = pairs[index % pairs.length] ?? [];
      const found = await ask(goal, interests);
      named.push(...found.flatMap(({ reason }) => /; close to your interest in (.+)$/.exec(reason)?.[1] ?? []));
      expect([goal, falseClauses(goal, found, vocabulary, interests)]).toEqual([goal, []]);
    }

    expect(named.filter((names) => !names.includes(" and ")).length).toBeGreaterThan(50);
  });

  it("distinguish a false clause from a true one", async () => {
    const goal = "speak in public without fear";
    const [best] = await ask(goal);
    if (!best) throw new Error("nothing found");

    expect(lies(goal, best)).toEqual([]);
    expect(lies(goal, { ...best, reason: "A wonderful book" })).not.toEqual([]);
    expect(lies(goal, { ...best, reason: `${best.reason}; also touches on juggling` })).not.toEqual([]);
    const forInterest = { ...best, reason: `${best.reason}; close to your interest in Chemistry` };
    expect(lies(goal, forInterest, [Interest.CHEMISTRY])).toEqual(["has nothing to do with Chemistry"]);
    expect(
      lies(goal, { ...best, reason: "About juggling", evidence: [{ words: "juggling", field: "title", said: null }] }),
    ).toEqual(["juggling is not in the title"]);
  });

  it("quote the person where the book uses other words", async () => {
    const reasons = (await ask("look at the night sky")).map(({ reason }) => reason);

    expect(reasons.some((reason) => /^About astronomy.*, for your “night sky”/iu.test(reason))).toBe(true);
  });

  it("say so where nothing is about the goal", async () => {
    for (const { reason, isCloseMatch } of await ask("qwrtzp xxyzzq")) {
      expect(reason).toMatch(/^Not about this goal itself/);
      expect(isCloseMatch).toBe(false);
    }
  });
});
