import { setTimeZone } from "../../testing/timeZone";
import { describeDay, describeNearDay, describeStart, describeTimes, describeWeek, timeThere } from "./describeTimes";

const at = (startsAt: string, minutes = 60) => ({
  startsAt,
  endsAt: new Date(Date.parse(startsAt) + minutes * 60_000).toISOString(),
});

describe("B9 the times of a session", () => {
  it.each([
    ["in summer", "2026-07-06T12:00:00.000Z", "08:00–09:00 your time · 20:00 in Manila"],
    ["in winter", "2026-11-23T12:00:00.000Z", "07:00–08:00 your time · 20:00 in Manila"],
  ])("at 20:00 in Manila are 8 or 7 in the morning in New York: %s", (_, startsAt, words) => {
    setTimeZone("America/New_York");

    expect(describeTimes(at(startsAt), "Asia/Manila")).toBe(words);
  });

  it("of a weekly 19:00 stay so across both changes of the clock", () => {
    setTimeZone("America/New_York");
    const dates = ["2026-03-01T00:00:00Z", "2026-03-08T23:00:00Z", "2026-10-25T23:00:00Z", "2026-11-02T00:00:00Z"];

    for (const startsAt of dates) expect(describeTimes(at(startsAt), "America/New_York")).toBe("19:00–20:00 your time");
  });

  it("say when the other clock shows another day", () => {
    setTimeZone("America/Los_Angeles");
    expect(timeThere("2026-11-23T12:00:00.000Z", "Pacific/Auckland")).toBe("01:00 in Auckland, the next day");
    setTimeZone("Asia/Tokyo");
    expect(timeThere("2026-11-22T16:00:00.000Z", "America/New_York")).toBe("11:00 in New York, the day before");
  });

  it.each([
    ["Pacific/Kiritimati", "2026-11-23T10:30:00.000Z", "Pacific/Pago_Pago", "23:30 in Pago Pago, two days before"],
    ["Pacific/Pago_Pago", "2026-11-23T10:30:00.000Z", "Pacific/Kiritimati", "00:30 in Kiritimati, two days later"],
    ["Pacific/Pago_Pago", "2026-11-23T12:30:00.000Z", "Pacific/Kiritimati", "02:30 in Kiritimati, the next day"],
  ])("N16 count the days between zones more than 24 hours apart: from %s at %s", (here, startsAt, zone, words) => {
    setTimeZone(here);

    expect(timeThere(startsAt, zone)).toBe(words);
  });

  it("N17 mark the second pass of an hour, on both clocks", () => {
    setTimeZone("America/New_York");
    expect(describeTimes(at("2026-11-01T05:30:00Z"), "America/New_York")).toBe("01:30–second 01:30 your time");
    setTimeZone("Asia/Manila");
    expect(timeThere("2026-11-01T06:30:00Z", "America/New_York")).toBe("second 01:30 in New York");
  });

  it("are said once where both clocks show the same", () => {
    setTimeZone("Asia/Singapore");

    expect(timeThere("2026-11-23T12:00:00.000Z", "Asia/Manila")).toBeNull();
  });
});

describe("B13 a day and a week in words", () => {
  it("say the year only where it is another", () => {
    expect(describeDay("2026-11-23", "2026-11-20")).toBe("Monday, 23 November");
    expect(describeDay("2027-01-01", "2026-11-20")).toBe("Friday, 1 January 2027");
  });

  it("are today and tomorrow by the device's calendar", () => {
    setTimeZone("Pacific/Auckland");
    const now = Date.parse("2026-11-22T20:00:00.000Z");

    expect(describeNearDay("2026-11-23T02:00:00.000Z", now)).toBe("Today");
    expect(describeNearDay("2026-11-23T12:00:00.000Z", now)).toBe("Tomorrow");
    expect(describeNearDay("2026-11-25T02:00:00.000Z", now)).toBe("Wednesday, 25 November");
  });

  it.each([
    ["forward", "2026-03-07T23:30", "2026-03-08T12:00", "2026-03-09T00:10"],
    ["back", "2026-11-01T00:30", "2026-11-02T12:00", "2026-11-03T00:10"],
  ])("are tomorrow only on the next day, on a weekend when clocks go %s", (_way, at, next, after) => {
    setTimeZone("America/New_York");
    const near = (date: string) => describeNearDay(new Date(date).toISOString(), new Date(at).getTime());

    expect(near(next)).toBe("Tomorrow");
    expect(near(after)).toMatch(/^(Monday|Tuesday), \d+ \w+$/);
  });

  it("say at what time a date starts, by the clocks of the device and of the session", () => {
    setTimeZone("America/Los_Angeles");
    const now = Date.parse("2026-11-22T20:00:00.000Z");
    const start = (zone: string) => describeStart("2026-11-23T12:00:00.000Z", zone, now);

    expect(start("America/Los_Angeles")).toBe("Tomorrow, 04:00 your time");
    expect(start("Pacific/Auckland")).toBe("Tomorrow, 04:00 your time · 01:00 in Auckland, the next day");
  });

  it.each([
    ["2026-11-23", "23 – 29 November 2026"],
    ["2026-09-28", "28 September – 4 October 2026"],
    ["2026-12-28", "28 December 2026 – 3 January 2027"],
  ])("name the week from %s", (monday, words) => {
    expect(describeWeek(monday)).toBe(words);
  });
});
