import { provenAt, toPosition } from "./walMarks";

describe("how far a replica has come", () => {
  const marks = [
    { at: 1_000, position: toPosition("0/FFFFFFF0") },
    { at: 2_000, position: toPosition("1/10") },
    { at: 3_000, position: toPosition("1/2000") },
  ];

  it("counts across PostgreSQL's two halves of a position", () => {
    expect(toPosition("1/10") - toPosition("0/FFFFFFF0")).toBe(0x20n);
  });

  it.each([
    ["everything", "1/2000", 3_000],
    ["more than was there at the last mark", "2/0", 3_000],
    ["all but the latest", "1/1FFF", 2_000],
    ["only the oldest", "0/FFFFFFF8", 1_000],
    ["less than any", "0/10", -Infinity],
  ])("knows of one that has %s", (_what, replayed, expected) => {
    expect(provenAt(marks, toPosition(replayed))).toBe(expected);
  });

  it("believes in nothing while the primary has left no mark", () => {
    expect(provenAt([], toPosition("1/0"))).toBe(-Infinity);
  });

  it("takes the last mark of an idle primary, however long nothing was written", () => {
    const idle = [1_000, 2_000, 3_000].map((at) => ({ at, position: 7n }));

    expect(provenAt(idle, 7n)).toBe(3_000);
  });
});
