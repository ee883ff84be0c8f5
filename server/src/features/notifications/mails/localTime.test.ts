import { localTime, nextMorning } from "./localTime";

const next = (after: string, zone: string | null, isWeekly = false) =>
  nextMorning(new Date(after), zone, { isWeekly }).toISOString();

describe("C9 the next morning", () => {
  it("is at 08:00 by the member's clock, today or tomorrow", () => {
    expect(next("2026-05-06T06:59:59.999Z", "Africa/Lagos")).toBe("2026-05-06T07:00:00.000Z");
    expect(next("2026-05-06T07:00:00.000Z", "Africa/Lagos")).toBe("2026-05-07T07:00:00.000Z");
    expect(next("2026-05-06T01:00:00Z", "Asia/Manila")).toBe("2026-05-07T00:00:00.000Z");
    expect(next("2026-05-06T01:00:00Z", "Asia/Kathmandu")).toBe("2026-05-06T02:15:00.000Z");
    expect(next("2026-05-06T20:00:00Z", "Pacific/Kiritimati")).toBe("2026-05-07T18:00:00.000Z");
  });

  it("stays at 08:00 when clocks go forward and back", () => {
    expect(next("2026-03-28T12:00:00Z", "Europe/Berlin")).toBe("2026-03-29T06:00:00.000Z");
    expect(next("2026-03-27T12:00:00Z", "Europe/Berlin")).toBe("2026-03-28T07:00:00.000Z");
    expect(next("2026-10-24T12:00:00Z", "Europe/Berlin")).toBe("2026-10-25T07:00:00.000Z");
    expect(next("2026-10-23T12:00:00Z", "Europe/Berlin")).toBe("2026-10-24T06:00:00.000Z");
    expect(next("2026-03-07T20:00:00Z", "America/New_York")).toBe("2026-03-08T12:00:00.000Z");
    expect(next("2026-10-31T20:00:00Z", "America/New_York")).toBe("2026-11-01T13:00:00.000Z");
    expect(next("2026-04-04T12:00:00Z", "Australia/Lord_Howe")).toBe("2026-04-04T21:30:00.000Z");
  });

  it("of a week is the member's own Monday, which begins at different times on earth", () => {
    expect(next("2026-05-06T12:00:00Z", "Pacific/Auckland", true)).toBe("2026-05-10T20:00:00.000Z");
    expect(next("2026-05-06T12:00:00Z", "Pacific/Honolulu", true)).toBe("2026-05-11T18:00:00.000Z");
    expect(next("2026-05-11T08:00:00Z", null, true)).toBe("2026-05-18T08:00:00.000Z");
  });

  it("is by UTC without a zone, and in one that the runtime does not know", () => {
    expect(next("2026-05-06T12:00:00Z", null)).toBe("2026-05-07T08:00:00.000Z");
    expect(next("2026-05-06T12:00:00Z", "Mars/Olympus")).toBe("2026-05-07T08:00:00.000Z");
  });

  it("comes also where a calendar left a day out", () => {
    expect(next("2011-12-29T20:00:00Z", "Pacific/Apia")).toBe("2011-12-30T18:00:00.000Z");
    expect(localTime(new Date("2011-12-30T18:00:00Z"), "Pacific/Apia")).toEqual({ date: "2011-12-31", hour: 8 });
  });
});
