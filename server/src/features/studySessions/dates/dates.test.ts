import { Temporal } from "temporal-polyfill";
import { minuteOfDay } from "../../../platform/time/offsets";
import { Weekday } from "../../../platform/time/weekday";
import { zoneVersion } from "../../../platform/time/zoneVersion";
import { Frequency } from "../choices";
import { clockTimeOf, type DateRule, dayOf, expandDates, isClockChange, startOf, weekdayOf } from "./dates";

const weekly = (startsOn: string, rule: Partial<DateRule> = {}): DateRule => ({
  startsOn,
  frequency: Frequency.WEEKLY,
  weekdays: [weekdayOf(startsOn)],
  endsOn: null,
  endsAfter: 104,
  ...rule,
});

const starts = (rule: DateRule, time: string, zone: string) =>
  expandDates(rule, 104).map((date) => ({ localTime: time, originalStartsAt: startOf(date, time, zone) }));

describe("the dates of a session", () => {
  it("are every day, or some weekdays, up to a day or a number", () => {
    const daily = { frequency: Frequency.DAILY, weekdays: [] };
    const { MONDAY, THURSDAY } = Weekday;

    expect(expandDates(weekly("2026-02-27", { ...daily, endsAfter: 3 }), 104)).toEqual([
      "2026-02-27",
      "2026-02-28",
      "2026-03-01",
    ]);
    expect(expandDates(weekly("2026-12-01", { weekdays: [MONDAY, THURSDAY], endsOn: "2026-12-14" }), 104)).toEqual([
      "2026-12-03",
      "2026-12-07",
      "2026-12-10",
      "2026-12-14",
    ]);
    expect(expandDates(weekly("2026-12-01"), 104)).toHaveLength(104);
    expect(expandDates(weekly("2026-12-01", { endsAfter: null, endsOn: "2099-12-31" }), 105)).toHaveLength(105);
    expect(expandDates(weekly("2026-12-01", { frequency: Frequency.NONE }), 104)).toEqual(["2026-12-01"]);
    expect(expandDates(weekly("2026-12-01", { endsAfter: 2 }), 104, "2026-12-09")).toEqual([
      "2026-12-15",
      "2026-12-22",
    ]);
  });
});

/** Rules that changed after Node 20: Morocco stays at +00:00, British Columbia and Alberta at summer time. */
const hasRulesOf2026 = zoneVersion() >= "2026c";

describe("B9 the time of a date", () => {
  it.each([
    ["America/New_York", "2026-10-25", "-04:00", "-05:00"],
    ["America/New_York", "2027-03-07", "-05:00", "-04:00"],
    ["Europe/Berlin", "2026-10-18", "+02:00", "+01:00"],
    ["Europe/Berlin", "2027-03-21", "+01:00", "+02:00"],
    ["Australia/Lord_Howe", "2026-09-27", "+10:30", "+11:00"],
    ["America/St_Johns", "2026-10-25", "-02:30", "-03:30"],
    ["Africa/Casablanca", "2026-02-10", "+01:00", "+00:00"],
    ["Africa/Casablanca", "2027-02-02", hasRulesOf2026 ? "+00:00" : "+01:00", "+00:00"],
    ["America/Vancouver", "2026-10-27", "-07:00", hasRulesOf2026 ? "-07:00" : "-08:00"],
    ["America/Edmonton", "2026-10-27", "-06:00", hasRulesOf2026 ? "-06:00" : "-07:00"],
  ])("stays 19:00 in %s from %s over the change of its clocks", (zone, startsOn, before, after) => {
    const [first, second] = starts(weekly(startsOn, { endsAfter: 2 }), "19:00", zone);
    const days = expandDates(weekly(startsOn, { endsAfter: 2 }), 2);

    expect(first?.originalStartsAt).toEqual(new Date(`${days[0]}T19:00:00${before}`));
    expect(second?.originalStartsAt).toEqual(new Date(`${days[1]}T19:00:00${after}`));
    for (const { originalStartsAt } of starts(weekly(startsOn), "19:00", zone))
      expect(clockTimeOf(originalStartsAt, zone)).toBe("19:00");
  });

  it("N4 follows the time zone data of the process: 19:00 in Vancouver on 1 December 2026", () => {
    const utc = hasRulesOf2026 ? "02:00" : "03:00";

    expect(startOf("2026-12-01", "19:00", "America/Vancouver")).toEqual(new Date(`2026-12-02T${utc}:00Z`));
  });

  it("moves forward where it does not exist that night, and is the first where it exists twice", () => {
    expect(startOf("2027-03-28", "02:30", "Europe/Berlin")).toEqual(new Date("2027-03-28T03:30:00+02:00"));
    expect(startOf("2026-10-25", "02:30", "Europe/Berlin")).toEqual(new Date("2026-10-25T02:30:00+02:00"));
    expect(startOf("2027-03-14", "02:15", "America/New_York")).toEqual(new Date("2027-03-14T03:15:00-04:00"));
    expect(startOf("2026-11-01", "01:15", "America/New_York")).toEqual(new Date("2026-11-01T01:15:00-04:00"));
    // A whole day was left out: https://en.wikipedia.org/wiki/Time_in_Samoa
    expect(startOf("2011-12-30", "19:00", "Pacific/Apia")).toEqual(new Date("2011-12-31T19:00:00+14:00"));
  });

  it("at 20:00 in Manila is 08:00 in New York in summer and 07:00 in winter", () => {
    const summer = startOf("2026-07-01", "20:00", "Asia/Manila");
    const winter = startOf("2026-12-01", "20:00", "Asia/Manila");

    expect([summer, winter].map((at) => clockTimeOf(at, "America/New_York"))).toEqual(["08:00", "07:00"]);
    expect(dayOf(startOf("2026-07-01", "08:00", "Asia/Manila"), "America/New_York")).toBe("2026-06-30");
  });
});

describe("B9 isClockChange", () => {
  const changes = (zone: string, viewer: string, startsOn: string, time = "19:00") => {
    const dates = starts(weekly(startsOn, { endsAfter: 52 }), time, zone);
    return dates.flatMap((date, index) =>
      isClockChange(dates[index - 1] ?? null, date, viewer) ? [date.originalStartsAt.toISOString().slice(0, 10)] : [],
    );
  };

  it("names the dates from which on the hour differs for the viewer, because clocks changed on either side", () => {
    expect(changes("Asia/Manila", "America/New_York", "2026-10-07")).toEqual(["2026-11-04", "2027-03-17"]);
    // For two weeks in spring and one in autumn the two zones differ by another number of hours.
    expect(changes("Europe/Berlin", "America/New_York", "2026-10-07")).toEqual([
      "2026-10-28",
      "2026-11-04",
      "2027-03-17",
      "2027-03-31",
    ]);
    expect(changes("Europe/Berlin", "Europe/Berlin", "2026-10-07")).toEqual([]);
    expect(changes("Asia/Manila", "Asia/Tokyo", "2026-10-07")).toEqual([]);
  });

  it("names the night on which the time did not exist, and the date after it", () => {
    expect(changes("Europe/Berlin", "Europe/Berlin", "2027-03-21", "02:30")).toEqual(["2027-03-28", "2027-04-04"]);
  });

  it("is not a session that was given another time", () => {
    const before = { localTime: "19:00", originalStartsAt: startOf("2026-10-07", "19:00", "Asia/Manila") };
    const after = { localTime: "20:00", originalStartsAt: startOf("2026-10-14", "20:00", "Asia/Manila") };

    expect(isClockChange(before, after, "Asia/Manila")).toBe(false);
    expect(isClockChange(null, after, "Asia/Manila")).toBe(false);
  });
});

describe("N34 what clocks show", () => {
  it("N34 is the same for whole spans of time as for each moment, in every zone and at every change", () => {
    const seen = new Map<string, number>();
    for (const zone of Intl.supportedValuesOf("timeZone")) {
      const start = Temporal.Instant.from("2026-01-01T00:00:00Z").toZonedDateTimeISO(zone);
      const change = start.getTimeZoneTransition("next")?.epochMilliseconds ?? start.epochMilliseconds;
      for (const ms of [change - 1, change, change + 1, change - 86_400_000, change + 20 * 86_400_000, Date.now()]) {
        const [hours, minutes] = clockTimeOf(new Date(ms), zone).split(":").map(Number);
        const shown = minuteOfDay(new Date(ms), zone);
        if (shown !== Number(hours) * 60 + Number(minutes)) seen.set(`${zone} ${new Date(ms).toISOString()}`, shown);
      }
    }

    expect([...seen]).toEqual([]);
  });

  it("N34 is computed once for a zone, not for each date", () => {
    const zone = "America/Sao_Paulo";
    const at = (n: number) => ({ localTime: "19:00", originalStartsAt: new Date(Date.UTC(2026, 0, 1 + n, 22)) });
    isClockChange(at(0), at(1), zone);
    const compute = vi.spyOn(Temporal.Instant, "fromEpochMilliseconds");

    const changes = Array.from({ length: 1_000 }, (_, n) => isClockChange(at(n), at(n + 1), zone));

    expect(changes.filter(Boolean)).toEqual([]);
    expect(compute).not.toHaveBeenCalled();
    compute.mockRestore();
  });
});
