import { describeAge } from "./describeAge";

describe("describeAge", () => {
  const now = Date.parse("2026-03-01T12:00:00.000Z");

  it.each([
    ["2026-03-01T12:00:05.000Z", "just now"],
    ["2026-03-01T11:55:00.000Z", "just now"],
    ["2026-03-01T11:50:00.000Z", "10 minutes ago"],
    ["2026-03-01T11:00:00.000Z", "an hour ago"],
    ["2026-02-28T12:00:01.000Z", "23 hours ago"],
    ["2026-02-28T12:00:00.000Z", "yesterday"],
    ["2026-02-24T11:00:00.000Z", "5 days ago"],
  ])("says %s as %s", (moment, words) => {
    expect(describeAge(moment, now)).toBe(words);
  });
});
