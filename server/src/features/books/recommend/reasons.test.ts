import { readFileSync } from "node:fs";
import { hasJudgements, judgedCatalogue, judgedQueries } from "../../../testing/bookFiles";
import { useTestApp } from "../../../testing/harness";
import { loadCatalogue } from "../catalogue/catalogue";
import { ensureCatalogue } from "../ensureCatalogue";
import { analyzeGoal } from "../goal/analyzeGoal";
import type { Vocabulary } from "../goal/Vocabulary";
import { importBooks } from "../import/importBooks";
import { phraseOf, wordsIn } from "../language/terms";
import { parseThesaurus } from "../thesaurus/Thesaurus";
import { textsOf } from "./BookWords";
import type { Evidence } from "./reason";
import { findRecommendations, type Recommendation, thesaurus } from "./recommendBooks";
import { vocabularyOf } from "./vocabularies";

jest.setTimeout(300_000);

const testApp = useTestApp();
let vocabulary: Vocabulary;
const ask = async (goal: string) =>
  (await findRecommendations(testApp().services, { goal, interests: [], first: 20 })).found;

const grammar =
  /^(?<general>Not about this goal itself(?:, but )?)?(?:(?<main>about|touches on) (?<words>.+?)(?:, for your “(?<said>[^”]+)”)?)?(?:(?:^|; )also touches on (?<added>.+?))?(?:(?:^|; )by (?<writers>.+?))?$/iu;

const listed = (words: readonly string[]) =>
  words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1) ?? ""}`;

/** What is wrong with a reason, clause by clause; empty where all of it is true. */
function lies(goal: string, { book, reason, evidence }: Recommendation): string[] {
  if (reason === "Among the nearest books in our catalogue") return [];
  const clauses = grammar.exec(reason)?.groups;
  if (!clauses) return ["is no sentence that a reason may be"];
  const of = (...fields: Evidence["field"][]) => evidence.filter(({ field }) => fields.includes(field));
  const about = of("title", "subtitle", "subjects");
  const touched = of("description");
  const isAbout = clauses["main"]?.toLowerCase() === "about";
  const wordsOf = (list: readonly Evidence[]) => listed(list.map(({ words }) => words)) || undefined;
  const unheld = evidence.filter(
    ({ words, field }) => !textsOf(book, field).some((text) => text.toLowerCase().includes(words.toLowerCase())),
  );
  const said = clauses["said"];
  return [
    ...unheld.map(({ words, field }) => `${words} is not in the ${field}`),
    ...(same(clauses["words"], wordsOf(isAbout ? about : touched)) ? [] : ["the main clause says something else"]),
    ...(same(clauses["added"], isAbout ? wordsOf(touched) : undefined)
      ? []
      : ["the second clause says something else"]),
    ...(same(clauses["writers"], wordsOf(of("authors"))) ? [] : ["names other writers"]),
    ...(said !== undefined && !goal.includes(said) ? [`“${said}” was not said`] : []),
    ...(said === undefined ? [] : (isAbout ? about : touched).filter(({ words }) => !standsFor(goal, words))).map(
      ({ words }) => `${words} does not stand for “${said ?? ""}”`,
    ),
  ];
}

/** Only the first letter of the sentence may be written otherwise. */
const same = (one: string | undefined, other: string | undefined) => one?.toLowerCase() === other?.toLowerCase();

/** Whether the thesaurus leads from the goal to these words. */
function standsFor(goal: string, words: string): boolean {
  const related = analyzeGoal(goal, [], vocabulary, thesaurus()).filter(({ origin }) => origin === "related");
  const stems = wordsIn(words).map(({ stem }) => stem);
  const pairs = stems.slice(1).map((stem, index) => phraseOf(stems[index] ?? "", stem));
  return related.some(({ term }) => [...stems, ...pairs].includes(term));
}

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
      for (const found of await ask(goal)) {
        checked += 1;
        expect([goal, found.book.title, found.reason, lies(goal, found)]).toEqual([
          ...[goal, found.book.title, found.reason],
          [],
        ]);
      }
    }

    expect(goals).toHaveLength(500);
    expect(checked).toBeGreaterThan(5_000);
  });

  it("distinguish a false clause from a true one", async () => {
    const goal = "speak in public without fear";
    const [best] = await ask(goal);
    if (!best) throw new Error("nothing found");

    expect(lies(goal, best)).toEqual([]);
    expect(lies(goal, { ...best, reason: "A wonderful book" })).not.toEqual([]);
    expect(lies(goal, { ...best, reason: `${best.reason}; also touches on juggling` })).not.toEqual([]);
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

(hasJudgements ? describe : describe.skip)("D5 the reasons in a catalogue of other hands", () => {
  it("are true in each clause too", async () => {
    await importBooks(testApp().db.dataSource, [judgedCatalogue]);
    await ask("warm up");
    vocabulary = await vocabularyOf(testApp().services.db, thesaurus());
    const goals = (JSON.parse(readFileSync(judgedQueries, "utf8")) as { text: string }[]).map(({ text }) => text);

    for (const goal of goals) {
      for (const found of await ask(goal))
        expect([goal, found.book.title, found.reason, lies(goal, found)]).toEqual([
          ...[goal, found.book.title, found.reason],
          [],
        ]);
    }
  });
});
