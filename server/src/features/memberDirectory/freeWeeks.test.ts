import { readClocks } from "../../platform/time/clocks";
import { Weekday } from "../../platform/time/weekday";
import { weeksByZone } from "./freeWeeks";

const hours = (weekday: Weekday, from: string, to: string) => [{ weekday, from, to }];

describe("the viewer's week in other zones", () => {
  it("is moved by the difference of the clocks, around the end of the week", () => {
    const clocks = readClocks();
    const own = { timeZone: "Asia/Manila", availability: hours(Weekday.MONDAY, "06:00", "08:00") };

    const weeks = weeksByZone(own, clocks);

    expect(weeks?.["Asia/Manila"]).toBe("{[360,480)}");
    expect(weeks?.["UTC"]).toBe(`{[${7 * 1440 - 120},${7 * 1440})}`);
    expect(weeks?.["Africa/Lagos"]).toBe(`{[${7 * 1440 - 60},${7 * 1440}),[0,60)}`);
    expect(weeksByZone({ ...own, timeZone: null }, clocks)).toBeNull();
    expect(weeksByZone({ ...own, availability: [] }, clocks)).toBeNull();
  });
});
