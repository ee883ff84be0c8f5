import { QueryFailedError } from "typeorm";
import { type Reader, ReplicaReader } from "./Reader";

const failing = (error: unknown): Reader => ({
  primary: null,
  rows: () => Promise.reject(error),
});

const primary: Reader = {
  primary: null,
  rows: async () => ["from the primary"] as never,
};

const errorWith = (code: string, message = "") => Object.assign(new Error(message), { code });
const ofStatement = (error: Error) => new QueryFailedError("select 1", [], error);

describe("a read that a replica does not answer", () => {
  it.each([
    ["is shut down", ofStatement(errorWith("57P01"))],
    ["starts up", errorWith("57P03")],
    ["refuses connections", errorWith("ECONNREFUSED")],
    ["hangs up", new Error("Connection terminated unexpectedly")],
    ["has no connection left", errorWith("53300")],
    ["replays what the statement still reads", ofStatement(errorWith("40001"))],
    ["was never reached", new Error("Driver not Connected")],
  ])("is answered by the primary when the replica %s", async (_when, error) => {
    const reader = new ReplicaReader(() => failing(error), primary);

    expect(await reader.rows("select 1")).toEqual(["from the primary"]);
  });

  it.each([
    ["takes too long", ofStatement(errorWith("57014"))],
    ["is wrong", ofStatement(errorWith("42601"))],
    ["would write", ofStatement(errorWith("25006"))],
    ["fails in our own code", new TypeError("oops")],
  ])("fails when it %s: the primary would do no better", async (_when, error) => {
    const reader = new ReplicaReader(() => failing(error), primary);

    await expect(reader.rows("select 1")).rejects.toBe(error);
  });
});
