import { currentUntil, parseLsn } from "./walSamples";

describe("the time until which a replica is up to date", () => {
  const samples = [
    { at: 1_000, position: parseLsn("0/FFFFFFF0") },
    { at: 2_000, position: parseLsn("1/10") },
    { at: 3_000, position: parseLsn("1/2000") },
  ];

  it("compares positions across PostgreSQL's two halves", () => {
    expect(parseLsn("1/10") - parseLsn("0/FFFFFFF0")).toBe(0x20n);
  });

  it.each([
    ["everything", "1/2000", 3_000],
    ["more than was there at the last sample", "2/0", 3_000],
    ["all but the latest", "1/1FFF", 2_000],
    ["only the oldest", "0/FFFFFFF8", 1_000],
    ["less than any", "0/10", -Infinity],
  ])("is the latest sample of one that has %s", (_what, replayed, expected) => {
    expect(currentUntil(samples, parseLsn(replayed))).toBe(expected);
  });

  it("is -Infinity while there is no sample of the primary", () => {
    expect(currentUntil([], parseLsn("1/0"))).toBe(-Infinity);
  });

  it("is the last sample of an idle primary, however long nothing was written", () => {
    const idle = [1_000, 2_000, 3_000].map((at) => ({ at, position: 7n }));

    expect(currentUntil(idle, 7n)).toBe(3_000);
  });
});
