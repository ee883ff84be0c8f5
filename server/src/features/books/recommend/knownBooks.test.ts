import { csvLine, writeTemporary } from "../../../testing/app/bookFiles";
import { useTestApp } from "../../../testing/app/harness";
import { importBooks } from "../import/importBooks";
import { findRecommendations } from "./recommendBooks";

const testApp = useTestApp();

const ask = async (goal: string) =>
  (await findRecommendations(testApp().services, { goal, interests: [], first: 5 })).found.map(({ book }) => book);

const count = (goal: string) => testApp().counter.count(() => ask(goal));

beforeAll(async () => {
  const lines = ["Falconry", "Geology", "Weaving"].map((subject, index) =>
    csvLine(index + 1, {
      title: `The ${subject} companion`,
      authors: "Ann Author",
      categories: "Reference",
      description: `What everyone should know about ${subject}.`,
    }),
  );
  await importBooks(testApp().db.dataSource, [writeTemporary("subjects.csv", lines)]);
  await ask("weaving");
});

describe("books that recommendations have read", () => {
  it("are read once, and again when they have changed", async () => {
    expect(await count("falconry")).toBe(2);
    expect(await count("falconry")).toBe(1);

    await testApp().db.query("update books set description = 'All about falconry.' where title like '%Falconry%'");

    expect(await count("falconry")).toBe(2);
    expect(await ask("falconry")).toMatchObject([{ description: "All about falconry." }]);
    expect(await count("falconry")).toBe(1);
  });

  it("are the same object for all goals, so that their words are read once", async () => {
    const [first] = await ask("geology");
    const [second] = await ask("what should I know about geology");

    expect(first?.title).toBe("The Geology companion");
    expect(second).toBe(first);
  });

  it("are left out once they are deleted", async () => {
    expect(await ask("weaving")).toHaveLength(1);

    await testApp().db.query("delete from books where title like '%Weaving%'");

    expect(await ask("weaving")).toEqual([]);
  });
});
