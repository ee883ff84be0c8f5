import { useTestApp } from "../../../testing/app/harness";
import { expectPlainReasons } from "../../../testing/books/everydayGoals";
import { ensureCatalogue } from "../ensureCatalogue";
import { findRecommendations } from "./recommendBooks";

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

const testApp = useTestApp();

describe("X6 reasons name the subject, never a number or an everyday word", () => {
  beforeAll(() => ensureCatalogue(testApp().db.dataSource));

  it("in 500 goals with numbers, times and everyday words", () => expectPlainReasons(testApp));

  it("and such words weigh next to nothing beside a subject", async () => {
    const titles = async (goal: string) => {
      const { found } = await findRecommendations(testApp().services, { goal, interests: [], first: 3 });
      return found.map(({ book }) => book.title);
    };

    for (const subject of ["astronomy", "gardening", "statistics"]) {
      expect(await titles(`${subject}, 30 minutes a day, in paper`)).toEqual(await titles(subject));
    }
  });
});
