import { hasJudgements, judgedCatalogue } from "../../../testing/app/bookFiles";
import { useTestApp } from "../../../testing/app/harness";
import { expectPlainReasons } from "../../../testing/books/everydayGoals";
import { bundledGoals, encodeCompared, expectAnswers, otherGoals } from "../../../testing/books/typedGoals";
import { ensureCatalogue } from "../ensureCatalogue";
import { importBooks } from "../import/importBooks";

// Importing the catalogue and encoding a thousand books takes minutes beside other tests.
vi.setConfig({ testTimeout: 900_000, hookTimeout: 900_000 });

const testApp = useTestApp();
const describeWithCatalogue = hasJudgements ? describe : describe.skip;

describeWithCatalogue("X6 among 7,000 books of all kinds", () => {
  beforeAll(async () => {
    await ensureCatalogue(testApp().db.dataSource);
    await importBooks(testApp().db.dataSource, [judgedCatalogue]);
  });

  it("no reason is a number or an everyday word, in 500 goals with such words", () => expectPlainReasons(testApp));

  it("the goals that people typed have a right first book and a true reason", async () => {
    const goals = [...bundledGoals, ...otherGoals];
    await encodeCompared(testApp, goals);
    await expectAnswers(testApp, goals);
  });
});
