import type { Db } from "../database/Db";
import { DailyCounts } from "./DailyCounts";

/** A database that runs one statement in each transaction; `failures`: how many of them fail first. */
function databaseOf(failures = 0) {
  const stored: unknown[][] = [];
  const rows = (_statement: string, values: unknown[]) => {
    if (failures-- > 0) throw new Error("The database does not respond");
    stored.push(values);
    return [];
  };
  const db = { transaction: async (work: (tx: unknown) => unknown) => work({ rows }) } as unknown as Db;
  return { db, stored };
}

describe("the counts of a day", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("are added every ten seconds, in one statement, and after a failure with the next", async () => {
    const { db, stored } = databaseOf(1);
    const counts = new DailyCounts(db);
    counts.add("mails", 2);
    counts.add("errors");

    await vi.advanceTimersByTimeAsync(10_000);
    expect(stored).toEqual([]);
    counts.add("mails");
    await vi.advanceTimersByTimeAsync(10_000);

    expect(stored).toEqual([
      [
        ["mails", "errors"],
        [3, 1],
      ],
    ]);
  });

  it.each(["responds", "does not respond"])("have no timer after they are closed, if the database %s", async (how) => {
    const { db, stored } = databaseOf(how === "responds" ? 0 : 10);
    const counts = new DailyCounts(db);
    counts.add("mails");

    await counts.close();
    counts.add("mails");

    expect(stored).toEqual(how === "responds" ? [[["mails"], [1]]] : []);
    expect(vi.getTimerCount()).toBe(0);
  });
});
