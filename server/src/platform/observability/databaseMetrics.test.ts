import { Registry } from "prom-client";
import type { EntityManager } from "typeorm";
import { useTestApp } from "../../testing/app/harness";
import { DatabaseClock } from "./DatabaseClock";
import { observeDatabase } from "./databaseMetrics";

const testApp = useTestApp();

interface Line {
  event: string;
  seconds: number;
}

/** A clock that is read from a database which is ahead of this process by so many seconds. */
function clockOf(secondsAhead: number, roundTripMs = 0) {
  const lines: Line[] = [];
  const readClock = async () => {
    await new Promise((resolve) => setTimeout(resolve, roundTripMs / 2));
    const theirs = Date.now() / 1_000 + secondsAhead;
    await new Promise((resolve) => setTimeout(resolve, roundTripMs / 2));
    return theirs;
  };
  const clock = new DatabaseClock({ readClock, log: { warn: (line: Line) => void lines.push(line) } as never });
  return { clock, lines };
}

const read = async (db: EntityManager, sharesClock: boolean) => {
  const registry = new Registry();
  observeDatabase(registry, { db, log: { warn: () => undefined }, sharesClock });
  const values = new Map<string, number>();
  for (const line of (await registry.metrics()).split("\n")) {
    const [, name, value] = /^(\w+) (\S+)$/.exec(line) ?? [];
    if (name) values.set(name, value === "Nan" ? Number.NaN : Number(value));
  }
  return values;
};

describe("the difference of the clocks", () => {
  it("does not count the way there and back", async () => {
    const { clock, lines } = clockOf(0, 600);

    await clock.measure();

    expect(Math.abs(clock.difference)).toBeLessThan(0.25);
    expect(lines).toEqual([]);
  });

  it.each([
    ["behind", 7, -7],
    ["ahead", -7, 7],
  ])("P4 is in the log once an hour while this process is more than 5 s %s", async (_where, ahead, difference) => {
    const { clock, lines } = clockOf(ahead);

    await clock.measure();
    await clock.measure();

    expect(clock.difference).toBeCloseTo(difference, 0);
    expect(lines).toEqual([{ event: "clock.off", seconds: expect.closeTo(difference, 0) }]);
  });

  it("is not in the log below 5 s", async () => {
    const { clock, lines } = clockOf(4);

    await clock.measure();

    expect(clock.difference).toBeCloseTo(-4, 0);
    expect(lines).toEqual([]);
  });

  it("is measured on a real database", async () => {
    const values = await read(testApp().db, false);

    expect(values.get("database_up")).toBe(1);
    expect(Math.abs(values.get("database_clock_difference_seconds") ?? Number.NaN)).toBeLessThan(5);
  });

  it("is 0 where database and process have one clock", async () => {
    expect((await read(testApp().db, true)).get("database_clock_difference_seconds")).toBe(0);
  });
});

describe("database_up", () => {
  it.each([
    ["refuses", () => Promise.reject(new Error("gone"))],
    ["is silent", () => new Promise(() => undefined)],
  ])("P4 is 0 when the database %s", async (_how, query) => {
    const values = await read({ query } as unknown as EntityManager, false);

    expect(values.get("database_up")).toBe(0);
    expect(values.get("database_clock_difference_seconds")).toBeNaN();
  });
});
