import { sourceLines } from "../../testing/sourceLines";
import { formatDay, formatMoment, formatPeriod, formatTime } from "./formatDate";

describe("formatDay", () => {
  it("keeps the calendar day as it was written", () => {
    expect(formatDay("2024-01-01")).toBe("2024/01/01");
  });
});

describe("formatMoment", () => {
  it("pads months and days", () => {
    expect(formatMoment("2024-03-05T12:00:00.000Z")).toBe("2024/03/05");
  });
});

describe("formatPeriod", () => {
  it("says Now for what has no end", () => {
    expect(formatPeriod("2020-02-29", null)).toBe("2020/02/29 – Now");
  });

  it("shows both ends", () => {
    expect(formatPeriod("2020-02-29", "2021-12-31")).toBe("2020/02/29 – 2021/12/31");
  });
});

describe("formatTime", () => {
  it("C8 C28 shows the time of today with its zone, and the day too of an earlier moment", () => {
    const today = new Date().setHours(9, 5);

    expect(formatTime(today)).toBe("09:05 your time");
    expect(formatTime(new Date(2024, 1, 3, 14, 5).getTime())).toBe("2024/02/03 14:05 your time");
  });

  it("C28 is the only place that writes a time of day, so each names its zone", () => {
    const writers = /toLocaleTimeString|toTimeString|toUTCString|getHours\(|\bDate\(.*toLocaleString/;

    expect(sourceLines.filter((line) => writers.test(line))).toHaveLength(1);
  });
});
