import { setTimeZone } from "../../testing/timeZone";
import { describeRepeats } from "./describeRepeats";

const monday = { frequency: "WEEKLY", weekdays: ["MONDAY"] };
const daily = { frequency: "DAILY", weekdays: [] };
const [eight, untilDay] = [
  { on: null, after: 8 },
  { on: "2026-12-21", after: null },
];

const inManila = { timeZone: "Asia/Manila", startTime: "08:00" };
const now = Date.parse("2026-11-20T00:00:00Z");
const wordsOf = (session: object) => describeRepeats(session as Parameters<typeof describeRepeats>[0], now);

describe("N16 a rule in the zone that it belongs to", () => {
  it.each([
    ["America/New_York", { ...inManila, repeats: monday, ends: eight }, "Every Monday in Manila, 8 times"],
    ["Asia/Tokyo", { ...inManila, repeats: monday, ends: eight }, "Every Monday, 8 times"],
    ["America/New_York", { ...inManila, repeats: monday, ends: untilDay }, "Every Monday in Manila, until 2026/12/21"],
    ["America/New_York", { ...inManila, repeats: daily, ends: eight }, "Every day, 8 times"],
    ["America/New_York", { ...inManila, repeats: daily, ends: untilDay }, "Every day in Manila, until 2026/12/21"],
    ["America/New_York", { ...inManila, startTime: "20:00", repeats: monday, ends: eight }, "Every Monday, 8 times"],
  ])("names it for a reader in %s for whom %j can be on other days", (zone, session, words) => {
    setTimeZone(zone);

    expect(wordsOf(session)).toBe(words);
  });

  it("names it also where the days differ in summer alone", () => {
    setTimeZone("America/Phoenix");

    expect(wordsOf({ timeZone: "America/Denver", startTime: "00:30", repeats: monday, ends: null })).toBe(
      "Every Monday in Denver",
    );
  });
});
