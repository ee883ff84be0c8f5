import { dayIn } from "../../../platform/time/dayIn";
import { readStreak, streakOf } from "./days";

const studied = (...dates: string[]) => dates.map((date) => ({ date, minutes: 25 }));

describe("B19 days", () => {
  it("are those of the member's calendar", () => {
    const timestamp = new Date("2026-03-01T17:30:00Z");

    expect([dayIn("Asia/Manila", timestamp), dayIn("America/New_York", timestamp), dayIn(null, timestamp)]).toEqual([
      "2026-03-02",
      "2026-03-01",
      "2026-03-01",
    ]);
  });
});

describe("B19 a streak", () => {
  it("counts the days that were studied, back from today", () => {
    expect(streakOf(studied("2026-03-10", "2026-03-09", "2026-03-08"), "2026-03-10")).toBe(3);
  });

  it("is not over while today is not", () => {
    expect(streakOf(studied("2026-03-09", "2026-03-08"), "2026-03-10")).toBe(2);
  });

  it("can rest for seven days of a month, not for eight", () => {
    expect(streakOf(studied("2026-03-20", "2026-03-12", "2026-03-11"), "2026-03-20")).toBe(3);
    expect(streakOf(studied("2026-03-20", "2026-03-11"), "2026-03-20")).toBe(1);
  });

  it("has new days of rest with each month", () => {
    expect(streakOf(studied("2026-03-08", "2026-02-22"), "2026-03-08")).toBe(2);
  });

  it("N5 counts a day of a clock that was ahead of today's, and the days between do not end it", () => {
    expect(streakOf(studied("2026-03-11", "2026-03-10", "2026-03-09"), "2026-03-10")).toBe(3);
    expect(streakOf(studied("2026-03-12", "2026-03-09"), "2026-03-10")).toBe(2);
    // Of the days that have passed, seven are the rest of the month.
    expect(streakOf(studied("2026-03-11", "2026-03-02"), "2026-03-10")).toBe(2);
  });

  it("is none without a day", () => {
    expect(streakOf([], "2026-03-10")).toBe(0);
  });
});

describe("X3 the rest days of a streak", () => {
  it("are the days without study that it survived, with how many its month still allows", () => {
    expect(readStreak(studied("2026-03-10", "2026-03-08", "2026-03-05"), "2026-03-10")).toEqual({
      streakDays: 3,
      restDays: ["2026-03-09", "2026-03-07", "2026-03-06"],
      restDaysLeft: 4,
    });
  });

  it("are not those after which a streak had ended", () => {
    expect(readStreak(studied("2026-03-20", "2026-03-11"), "2026-03-20")).toEqual({
      streakDays: 1,
      restDays: [],
      restDaysLeft: 7,
    });
  });

  it("count up to yesterday, because today is not over", () => {
    expect(readStreak(studied("2026-03-08"), "2026-03-10")).toMatchObject({ streakDays: 1, restDays: ["2026-03-09"] });
    expect(readStreak([], "2026-03-10")).toEqual({ streakDays: 0, restDays: [], restDaysLeft: 7 });
  });
});
