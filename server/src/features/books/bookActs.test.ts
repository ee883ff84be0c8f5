import { writeFileSync } from "node:fs";
import { csvLine, writeTemporary } from "../../testing/app/bookFiles";
import { useTestApp } from "../../testing/app/harness";
import { actsOf } from "../../testing/calls/runTestAct";
import { isCurrent } from "./ensureCatalogue";
import { readIndexState } from "./index/indexState";
import { books as limits } from "./limits";
import { findRecommendations } from "./recommend/recommendBooks";

const isOnPostgres = Boolean(process.env.TEST_DATABASE_URL);
if (isOnPostgres) console.warn("SKIPPED: files too large for the embedded database. This is PostgreSQL.");

const testApp = useTestApp();
const act = actsOf(testApp);

const logged = async () =>
  (
    await testApp().db.query<{ action: string; operator: string }[]>(
      "select action, operator from moderation_log where action like 'books.%' order by created_at",
    )
  ).map(({ action, operator }) => `${action} ${operator}`);

const countBooks = async () =>
  (await testApp().db.query<{ count: number }[]>("select count(*)::int as count from books"))[0]?.count ?? 0;

describe("P1 books by the operator's command", () => {
  it("are imported from files, found at once, and logged; a dry run only looks", async () => {
    const file = writeTemporary("lichens.csv", [csvLine(1, { title: "Zymurgic lichens" })]);
    const before = await countBooks();

    expect((await act("books.import", { files: [file] }, true)).said).toBe("1 files would be imported.");
    expect([await countBooks(), await logged()]).toEqual([before, []]);

    expect((await act("books.import", { files: [file] })).said).toMatch(/1 entries.*\nThe new index is in use\.$/s);
    expect(await countBooks()).toBe(before + 1);
    const { found } = await findRecommendations(testApp().services, { goal: "zymurgic", interests: [], first: 1 });
    expect(found.map(({ book }) => book.title)).toEqual(["Zymurgic lichens"]);
    expect((await act("books.import", { files: [file] })).said).toContain("Nothing changed, the index stays.");
    expect(await logged()).toEqual(Array(2).fill("books.import operator"));
  });

  it("are refused where a file is not there or has none", async () => {
    await expect(act("books.import", { files: ["/nowhere/books.csv"] })).rejects.toThrow("cannot be read");
    await expect(act("books.import", { files: [writeTemporary("bad.csv", ["title,author"])] })).rejects.toThrow(
      "has no book",
    );
  });

  it.skipIf(isOnPostgres)("are refused beside the embedded database where they would hold up everybody", async () => {
    const large = writeTemporary("large.csv", [csvLine(2, { title: "Large" })]);
    writeFileSync(large, "\n".repeat(limits.importedBesideBytes), { flag: "a" });
    await expect(act("books.import", { files: [large] })).rejects.toThrow(/more than 5 MB .*npm run books:import/s);
  });

  it("get a new index by a job", async () => {
    await act("books.reindex", {}, true);
    expect(isCurrent(await readIndexState(testApp().db))).toBe(true);

    await act("books.reindex");
    expect(isCurrent(await readIndexState(testApp().db))).toBe(false);
    await testApp().runJobs();
    expect(isCurrent(await readIndexState(testApp().db))).toBe(true);
    expect(await logged()).toContain("books.reindex operator");
  });
});
