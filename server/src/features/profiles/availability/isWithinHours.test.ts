import { Weekday } from "../../../platform/time/weekday";
import { isWithinHours } from "./isWithinHours";

const hours = (weekday: Weekday, from: string, to: string) => ({ weekday, from, to });
const time = (start: string, minutes: number) => {
  const startsAt = new Date(start);
  return { startsAt, endsAt: new Date(startsAt.getTime() + minutes * 60_000) };
};
const evenings = { timeZone: "Asia/Manila", availability: [hours(Weekday.TUESDAY, "19:00", "21:00")] };

describe("a time within a member's hours", () => {
  it.each([
    // 2 May 2028 is a Tuesday; Manila is 8 hours ahead.
    ["the first hour", "2028-05-02T11:00:00Z", 60, true],
    ["all of them", "2028-05-02T11:00:00Z", 120, true],
    ["a minute too long", "2028-05-02T11:00:00Z", 121, false],
    ["a minute too early", "2028-05-02T10:59:00Z", 60, false],
    ["another day", "2028-05-03T11:00:00Z", 60, false],
  ])("is by their own clock: %s", (_name, start, minutes, expected) => {
    expect(isWithinHours(evenings, time(start, minutes))).toBe(expected);
  });

  it("goes over midnight, and over the end of the week, where both days say so", () => {
    const sunday = hours(Weekday.SUNDAY, "22:00", "24:00");
    const monday = hours(Weekday.MONDAY, "00:00", "02:00");
    const night = time("2028-05-07T23:00:00Z", 120);

    expect(isWithinHours({ timeZone: "UTC", availability: [sunday, monday] }, night)).toBe(true);
    expect(isWithinHours({ timeZone: "UTC", availability: [sunday] }, night)).toBe(false);
  });

  it("is any time for who does not say", () => {
    const noon = time("2028-05-02T12:00:00Z", 60);

    expect(isWithinHours({ timeZone: null, availability: evenings.availability }, noon)).toBe(true);
    expect(isWithinHours({ timeZone: "UTC", availability: [] }, noon)).toBe(true);
  });
});
