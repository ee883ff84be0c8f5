import { describe as describeProgress } from "./progress";

const start = { part: 0, lines: 0 };

describe("the progress of an import", () => {
  it("shows how much is done, how fast, and how long it still takes", () => {
    const text = describeProgress({ part: 0.25, lines: 30_000 }, start, 0, 10_000);

    expect(text).toBe("25.0 %, 30,000 lines, 3,000 lines/s, 30 s left");
  });

  it("reckons by what this run did where it continues an earlier one", () => {
    const text = describeProgress({ part: 0.75, lines: 75_000 }, { part: 0.7, lines: 70_000 }, 0, 10_000);

    expect(text).toBe("75.0 %, 75,000 lines, 500 lines/s, 50 s left");
  });

  it("counts in minutes where seconds say nothing", () => {
    expect(describeProgress({ part: 0.01, lines: 1_000 }, start, 0, 10_000)).toMatch(/17 min left$/);
  });

  it("promises nothing before it knows anything", () => {
    expect(describeProgress({ part: 0, lines: 0 }, start, 0, 1_000)).toBe("0.0 %, 0 lines, 0 lines/s");
  });
});
