import { describe as describeProgress } from "./progress";

describe("the progress of an import", () => {
  it("shows how much is done, how fast, and how long it still takes", () => {
    const text = describeProgress({ part: 0.25, lines: 30_000 }, 10_000, 0, 10_000);

    expect(text).toBe("25.0 %, 30,000 lines, 2,000 lines/s, 30 s left");
  });

  it("counts in minutes where seconds say nothing", () => {
    expect(describeProgress({ part: 0.01, lines: 1_000 }, 0, 0, 10_000)).toMatch(/17 min left$/);
  });

  it("promises nothing before it knows anything", () => {
    expect(describeProgress({ part: 0, lines: 0 }, 0, 0, 1_000)).toBe("0.0 %, 0 lines, 0 lines/s");
  });
});
