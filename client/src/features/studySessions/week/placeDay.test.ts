import type { OccurrenceRowFragment } from "../../../generated/sessionHooks";
import { occurrence } from "../../../testing/sessions";
import { setTimeZone } from "../../../testing/timeZone";
import { momentAt } from "../../../shared/time/days";
import { hoursToShow, nextMinutes, placeDay } from "./placeDay";

/** A date by the clock of the device. */
const from = (id: string, day: string, time: string, minutes: number) => {
  const start = momentAt(day, time);
  const times = { startsAt: new Date(start).toISOString(), endsAt: new Date(start + minutes * 60_000).toISOString() };
  return occurrence(id, times) as unknown as OccurrenceRowFragment;
};
const placesOf = (day: string, dates: OccurrenceRowFragment[]) =>
  placeDay(day, dates).map(({ occurrence: { id }, from, to, lane, lanes }) => ({ id, from, to, lane, lanes }));

describe.each(["Asia/Manila", "America/New_York", "Asia/Kolkata"])("B13 a day of the week in %s", (zone) => {
  beforeEach(() => setTimeZone(zone));
  const monday = "2026-11-23";

  it("puts each date at its minutes by the device's clock", () => {
    expect(placesOf(monday, [from("a", monday, "19:10", 50)])).toEqual([
      { id: "a", from: 19 * 60 + 10, to: 20 * 60, lane: 0, lanes: 1 },
    ]);
  });

  it("puts what overlaps side by side, and what only touches into one lane", () => {
    const dates = [from("a", monday, "19:00", 90), from("b", monday, "20:00", 60), from("c", monday, "21:00", 60)];

    expect(placesOf(monday, dates)).toMatchObject([
      { id: "a", lane: 0, lanes: 2 },
      { id: "b", lane: 1, lanes: 2 },
      { id: "c", lane: 0, lanes: 1 },
    ]);
  });

  it("gives a free lane to the next that needs one", () => {
    const dates = [from("a", monday, "19:00", 180), from("b", monday, "19:00", 60), from("c", monday, "20:30", 60)];

    expect(placesOf(monday, dates).map(({ id, lane, lanes }) => [id, lane, lanes])).toEqual([
      ["a", 0, 2],
      ["b", 1, 2],
      ["c", 1, 2],
    ]);
  });

  it("shows a date across midnight on both days", () => {
    const night = from("a", monday, "23:00", 150);

    expect(placeDay(monday, [night])).toMatchObject([{ from: 23 * 60, to: 24 * 60, isContinued: false }]);
    expect(placeDay("2026-11-24", [night])).toMatchObject([{ from: 0, to: 90, isContinued: true }]);
    expect(placeDay("2026-11-25", [night])).toEqual([]);
  });

  it("makes a short date high enough to be read", () => {
    expect(placesOf(monday, [from("a", monday, "19:00", 15)])).toMatchObject([{ from: 1140, to: 1170 }]);
    expect(placesOf(monday, [from("a", monday, "23:50", 15)])).toMatchObject([{ from: 1410, to: 1440 }]);
  });
});

describe("B13 when clocks change", () => {
  it("keeps an evening at its hour, and the hour that comes twice readable", () => {
    setTimeZone("America/New_York");
    const night = from("a", "2026-11-01", "01:30", 60);

    expect(placeDay("2026-11-01", [from("b", "2026-11-01", "19:00", 60)])).toMatchObject([{ from: 1140, to: 1200 }]);
    expect(placeDay("2026-11-01", [night])).toMatchObject([{ from: 90, to: 120 }]);
  });
});

describe("B13 the hours of a week", () => {
  it("are waking hours, and as many more as something is planned in", () => {
    setTimeZone("Asia/Manila");
    const days = (...dates: OccurrenceRowFragment[]) => [placeDay("2026-11-23", dates)];

    expect(hoursToShow(days(), null)).toEqual([7, 22]);
    expect(hoursToShow(days(from("a", "2026-11-23", "05:45", 60)), null)).toEqual([5, 22]);
    expect(hoursToShow(days(from("a", "2026-11-23", "22:00", 75)), null)).toEqual([7, 24]);
    expect(hoursToShow(days(), 23 * 60 + 10)).toEqual([7, 24]);
    expect(hoursToShow(days(), 4 * 60)).toEqual([4, 22]);
  });
});

describe("the minutes at which a week opens", () => {
  const week = (...dates: OccurrenceRowFragment[]) =>
    ["2026-11-23", "2026-11-24"].map((day) => ({ parts: placeDay(day, dates) }));
  const at = (day: string, time: string) => momentAt(day, time);
  const planned = () => [from("a", "2026-11-23", "08:00", 60), from("b", "2026-11-24", "19:30", 60)] as const;

  beforeEach(() => setTimeZone("Asia/Manila"));

  it("are those of what goes on, or comes next, and was not cancelled", () => {
    const [morning, evening] = planned();
    expect(nextMinutes(week(morning, evening), at("2026-11-23", "08:30"))).toBe(8 * 60);
    expect(nextMinutes(week(morning, evening), at("2026-11-23", "09:00"))).toBe(19 * 60 + 30);
    expect(nextMinutes(week({ ...morning, state: "CANCELLED" }, evening), at("2026-11-22", "09:00"))).toBe(
      19 * 60 + 30,
    );
  });

  it("are those of the first in a week that is over, and now in one without anything", () => {
    const [morning, evening] = planned();
    expect(nextMinutes(week(morning, evening), at("2026-11-29", "10:00"))).toBe(8 * 60);
    expect(nextMinutes(week(), at("2026-11-23", "13:20"))).toBe(13 * 60 + 20);
  });
});
