import { formatDay, formatMoment, formatPeriod } from "./formatDate";

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
