import { holdsUpRequests, withMaintenance } from "../../platform/database/maintenance";
import { csvLine, writeTemporary } from "../../testing/app/bookFiles";
import { useTestApp } from "../../testing/app/harness";
import { importBooks } from "./import/importBooks";
import { readIndexState } from "./index/indexState";
import { keepBookIndex, prepareCatalogue } from "./keepBookIndex";
import { findRecommendations } from "./recommend/recommendBooks";

const testApp = useTestApp();
const source = () => testApp().db.dataSource;

const fileAbout = (subject: string, number: number) =>
  writeTemporary(`${subject}.csv`, [
    csvLine(number, {
      title: `The ${subject} companion`,
      authors: "Ann Author",
      categories: "Reference",
      description: `What everyone should know about ${subject}.`,
    }),
  ]);

const titlesFor = async (goal: string) => {
  const { found } = await findRecommendations(testApp().services, { goal, interests: [], first: 5 });
  return found.map(({ book }) => book.title);
};

const state = () => readIndexState(source().manager);

async function waitingJobs(): Promise<number> {
  return (await testApp().waitingJobs(keepBookIndex.name)).length;
}

const runOnce = (signal = new AbortController().signal) =>
  keepBookIndex.run(testApp().services, {}, { signal } as Parameters<typeof keepBookIndex.run>[2]);

/** Changes books and is killed before it can build the index. */
const importAndDie = (subject: string, number: number) =>
  importBooks(source(), [fileAbout(subject, number)], {
    onStep: () => {
      throw new Error("killed");
    },
  }).catch(() => undefined);

beforeEach(async () => {
  await testApp().db.query("truncate books, book_index, book_imports, book_import_faults cascade");
  await testApp().clearJobs();
  await importBooks(source(), [fileAbout("geology", 1)]);
});

describe("the index of books", () => {
  it("has the books of an import that was killed before it could build it", async () => {
    await importAndDie("falconry", 2);
    const before = await titlesFor("falconry");

    await testApp().runJobs();

    expect(before).toEqual([]);
    expect(await titlesFor("falconry")).toEqual(["The falconry companion"]);
    expect((await state())?.isStale).toBe(false);
  });

  it("is built once, however many jobs ask for it, and not at all while it is current", async () => {
    await importAndDie("falconry", 2);
    const generation = (await state())?.generation ?? 0;
    for (let n = 0; n < 3; n++) await testApp().services.jobs.send(keepBookIndex, {});

    await testApp().runJobs();
    await testApp().services.jobs.send(keepBookIndex, {});
    await testApp().runJobs();

    expect((await state())?.generation).toBe(generation + 1);
  });

  it("asks for one job, however many batches change books", async () => {
    await importAndDie("falconry", 2);
    await importAndDie("sailing", 3);

    expect(await waitingJobs()).toBe(1);
  });

  it("answers as before while a build is cut off, and the next build is whole", async () => {
    await importAndDie("falconry", 2);

    await expect(runOnce(AbortSignal.abort(new Error("stopping")))).rejects.toThrow("stopping");

    expect(await titlesFor("geology")).toEqual(["The geology companion"]);
    expect((await state())?.isStale).toBe(true);
    await runOnce();
    expect(await titlesFor("falconry")).toEqual(["The falconry companion"]);
  });

  it("is left alone while an import is at work, and looked at again later", async () => {
    if (holdsUpRequests(source())) return; // One connection: the import has it, and jobs wait for it.
    await importAndDie("falconry", 2);
    await testApp().clearJobs();
    const generation = (await state())?.generation;

    await withMaintenance(source(), () => runOnce());

    expect((await state())?.generation).toBe(generation);
    expect(await waitingJobs()).toBe(1);
  });

  it("does not keep a start waiting where requests could be answered meanwhile", async () => {
    await importAndDie("falconry", 2);

    await prepareCatalogue(source(), testApp().services.jobs);

    expect((await state())?.isStale).toBe(!holdsUpRequests(source()));
    await testApp().runJobs();
    expect(await titlesFor("falconry")).toEqual(["The falconry companion"]);
  });
});
