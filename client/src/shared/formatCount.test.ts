import { formatCount } from "./formatCount";

describe("formatCount", () => {
  it("writes counts as the browser does in English", () => {
    for (const count of [0, 7, 999, 1_000, 12_345, 999_999, 1_000_000, 1_234_567_890])
      expect(formatCount(count)).toBe(count.toLocaleString("en"));
  });
});
