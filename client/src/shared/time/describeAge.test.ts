import { setTimeZone } from "../../testing/timeZone";
import { describeAge, describeSince } from "./describeAge";

const now = Date.parse("2026-11-26T12:00:00.000Z");
const before = (hours: number) => new Date(now - hours * 3_600_000).toISOString();

describe("X2 how long ago something was written", () => {
  it.each([
    [2, "2 hours ago"],
    [26, "yesterday"],
    [24 * 8, "8 days ago"],
    [24 * 20, "20 days ago"],
    [24 * 60, "2 months ago"],
    [24 * 100, "3 months ago"],
    [24 * 730, "2 years ago"],
    [24 * 365 * 3, "2 years ago"],
  ])("is said in words: %s hours", (hours, words) => {
    expect(describeAge(before(hours), now)).toBe(words);
  });

  it("since when replies are new is a time, a day of this week, or a date", () => {
    setTimeZone("Asia/Manila");

    expect(describeSince(before(2), now)).toBe("today, 18:00");
    expect(describeSince(before(30), now)).toBe("yesterday");
    expect(describeSince(before(50), now)).toBe("Tuesday");
    expect(describeSince(before(24 * 9), now)).toBe("2026/11/17");
  });
});
