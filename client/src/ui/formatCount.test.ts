import { countOf, formatCount } from "./formatCount";

describe("formatCount", () => {
  it("writes counts as the browser does in English", () => {
    for (const count of [0, 7, 999, 1_000, 12_345, 999_999, 1_000_000, 1_234_567_890])
      expect(formatCount(count)).toBe(count.toLocaleString("en"));
  });

  it("puts the noun behind it, in the singular for one alone", () => {
    const members = [0, 1, 1_204].map((count) => countOf(count, "member", "members"));
    expect(members).toEqual(["0 members", "1 member", "1,204 members"]);
  });
});
