import { beginAt, groupByHours, nextHours, runsOf, shiftTime, timesBetween } from "./hours";

const monday = { weekday: "MONDAY", from: "19:00", to: "21:00" } as const;

describe("nextHours", () => {
  it("begins with an evening, and goes on with the same hours on the next day", () => {
    expect(nextHours([])).toEqual(monday);
    expect(nextHours([{ ...monday, from: "06:00" }])).toEqual({ ...monday, weekday: "TUESDAY", from: "06:00" });
    expect(nextHours([{ ...monday, weekday: "SUNDAY" }])).toEqual(monday);
  });
});

describe("beginAt", () => {
  it("keeps the end while it is later, and else ends an hour after the beginning, at midnight at the latest", () => {
    expect(beginAt(monday, "20:30")).toEqual({ ...monday, from: "20:30", to: "21:00" });
    expect(beginAt(monday, "21:00")).toEqual({ ...monday, from: "21:00", to: "22:00" });
    expect(beginAt(monday, "23:30")).toEqual({ ...monday, from: "23:30", to: "24:00" });
  });
});

describe("timesBetween", () => {
  it("are half an hour apart, with the chosen one among them", () => {
    expect(timesBetween(22 * 60, 24 * 60, "24:00")).toEqual(["22:30", "23:00", "23:30", "24:00"]);
    expect(timesBetween(23 * 60, 24 * 60, "23:10")).toEqual(["23:10", "23:30", "24:00"]);
  });
});

describe("groupByHours", () => {
  it("names the days with the same hours together", () => {
    const sunday = { weekday: "SUNDAY", from: "08:00", to: "09:00" } as const;

    expect(groupByHours([monday, { ...monday, weekday: "FRIDAY" }, sunday])).toEqual([
      { days: ["MONDAY", "FRIDAY"], from: "19:00", to: "21:00" },
      { days: ["SUNDAY"], from: "08:00", to: "09:00" },
    ]);
  });
});

describe("shiftTime", () => {
  it.each([
    ["19:00", -7 * 60, { time: "12:00", days: 0 }],
    ["06:30", -13 * 60, { time: "17:30", days: -1 }],
    ["22:00", 5 * 60 + 45, { time: "03:45", days: 1 }],
    ["24:00", 0, { time: "00:00", days: 1 }],
  ])("is what another clock shows: %s and %d minutes", (time, minutes, shown) => {
    expect(shiftTime(time, minutes)).toEqual(shown);
  });
});

describe("runsOf", () => {
  it("joins three days and more in a row", () => {
    expect(runsOf(["MONDAY", "TUESDAY", "WEDNESDAY", "FRIDAY", "SATURDAY"])).toEqual([
      ["MONDAY", "TUESDAY", "WEDNESDAY"],
      ["FRIDAY"],
      ["SATURDAY"],
    ]);
  });
});
