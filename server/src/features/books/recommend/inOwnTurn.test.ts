import { inOwnTurn } from "./inOwnTurn";

describe("work in its own turn", () => {
  it("leaves a turn of the event loop to others between two pieces", async () => {
    const log: string[] = [];
    const others = (left: number) => {
      log.push("others");
      if (left > 0) setImmediate(others, left - 1);
    };
    setImmediate(others, 10);

    await Promise.all([1, 2, 3].map((piece) => inOwnTurn(() => log.push(`piece ${piece}`))));

    const [first, second, third] = [1, 2, 3].map((piece) => log.indexOf(`piece ${piece}`));
    expect(log.slice(first, second)).toContain("others");
    expect(log.slice(second, third)).toContain("others");
  });

  it("goes on after a piece that failed", async () => {
    const failed = inOwnTurn(() => {
      throw new Error("broken");
    });

    await expect(failed).rejects.toThrow("broken");
    expect(await inOwnTurn(() => "done")).toBe("done");
  });
});
