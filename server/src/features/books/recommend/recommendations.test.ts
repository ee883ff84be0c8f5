import { readFileSync } from "node:fs";
import { Interest } from "../../profiles/interest";
import { hasJudgements, judgedCatalogue, judgedQueries } from "../../../testing/app/bookFiles";
import { falseClauses } from "../../../testing/database/falseClauses";
import { useTestApp } from "../../../testing/app/harness";
import { analyzeGoal } from "../goal/analyzeGoal";
import { categoryPrior } from "../index/categoryPrior";
import { importBooks } from "../import/importBooks";
import { phraseOf, wordsIn } from "../language/terms";
import { findRecommendations, thesaurus } from "./recommendBooks";
import { vocabularyOf } from "./vocabularies";

const withJudgements = hasJudgements ? describe : describe.skip;
// The embedded database shares its processor with everything else that is tested.

const testApp = useTestApp();
const ask = (goal: string, interests: Interest[] = []) =>
  findRecommendations(testApp().services, { goal, interests, first: 20 }).then(({ found }) => found);

withJudgements("recommendations from a catalogue that is a third novels", () => {
  const goals = hasJudgements
    ? (JSON.parse(readFileSync(judgedQueries, "utf8")) as { text: string; noAnswer: boolean }[])
    : [];

  beforeAll(async () => {
    await importBooks(testApp().db.dataSource, [judgedCatalogue]);
  }, 300_000);

  it("hardly ever answer a learning goal with a novel", async () => {
    const first = [];
    for (const { text } of goals) first.push(...(await ask(text)).slice(0, 5).map(({ book }) => book));

    const novels = first.filter((book) => (categoryPrior(book.categories) ?? 1) <= 0.1);

    expect(first.length).toBeGreaterThan(250);
    expect(novels.length / first.length).toBeLessThan(0.03);
  });

  it("take one statement for books that are known, and two for others", async () => {
    const goal = "how to invest in the stock market as a beginner";

    expect(await testApp().counter.count(() => ask(`${goal} without losing money`))).toBeLessThanOrEqual(2);
    await ask(goal);
    expect(await testApp().counter.count(() => ask(goal))).toBe(1);
  });

  it("M52 justify each clause by the goal or by the thesaurus's expansion of it", async () => {
    const vocabulary = await vocabularyOf(testApp().services.db, thesaurus());
    for (const { text } of goals.slice(0, 20)) {
      const terms = new Set(analyzeGoal(text, [], vocabulary, thesaurus()).map(({ term }) => term));
      for (const { evidence } of await ask(text)) {
        for (const { words } of evidence) {
          const stems = wordsIn(words).map((word) => word.stem);
          const pairs = stems.slice(1).map((word, index) => phraseOf(stems[index] ?? "", word));
          expect([text, words, [...stems, ...pairs].some((one) => terms.has(one))]).toEqual([text, words, true]);
        }
      }
    }
  });

  it("D5 give reasons that are true in each clause", async () => {
    const vocabulary = await vocabularyOf(testApp().services.db, thesaurus());

    for (const { text } of goals) expect([text, falseClauses(text, await ask(text), vocabulary)]).toEqual([text, []]);
  });

  it("M52 read like what a librarian would say", async () => {
    const [best] = await ask("speak in public without fear");

    expect(best?.reason).toMatch(/^About (\p{Ll}+ )*public speaking/u);
  });

  it("label what is not close, and still answer", async () => {
    for (const { text } of goals.filter(({ noAnswer }) => noAnswer)) {
      const books = await ask(text);
      expect(books.length).toBeGreaterThan(0);
      expect(books.some(({ isCloseMatch }) => !isCloseMatch)).toBe(true);
    }
    const [best] = await ask("parenting");
    expect(best?.isCloseMatch).toBe(true);
  });

  it("repair what is misspelt, and read British and American spelling alike", async () => {
    const titles = async (goal: string) => (await ask(goal)).map(({ book }) => book.title);

    expect(await titles("astronmy")).toEqual(await titles("astronomy"));
    expect(await titles("anaesthesia")).toEqual(await titles("anesthesia"));
  });

  it("let an interest tip the scales without changing the subject", async () => {
    const plain = (await ask("history")).map(({ book }) => book.title);
    const medical = (await ask("history", [Interest.MEDICINE])).map(({ book }) => book.title);

    expect(medical).not.toEqual(plain);
    expect(medical.filter((title) => plain.includes(title)).length).toBeGreaterThan(5);
  });

  it("give twelve neighbours to nearly every book that has something to say", async () => {
    const [counts] = await testApp().db.query(
      "select count(*)::integer as books, count(*) filter (where cardinality(neighbours) = 12)::integer as full from book_neighbours",
    );

    expect(counts.books).toBeGreaterThan(5_000);
    expect(counts.full / counts.books).toBeGreaterThan(0.9);
  });
});
