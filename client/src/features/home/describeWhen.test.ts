import { setTimeZone } from "../../testing/timeZone";
import { describeWhen } from "./describeWhen";
import { weekOf } from "./weekOf";

const hour = 3_600_000;

describe("B9 when a date of Home begins", () => {
  it("names the clock of the device, and that of the session where it shows another hour", () => {
    const noon = new Date();
    noon.setHours(12, 0, 0, 0);
    const now = noon.getTime();

    const later = describeWhen(new Date(now + hour).toISOString(), "Pacific/Kiritimati", now);

    expect(later).toMatch(/^Today, 13:00 your time · \d\d:\d\d in Kiritimati$/);
    expect(describeWhen(new Date(now + 24 * hour).toISOString(), "UTC", now)).toMatch(/^Tomorrow, 1[123]:00 your time/);
    expect(describeWhen(new Date(now + 100 * hour).toISOString(), "UTC", now)).toMatch(/^\w+day,? \d+ \w+, /);
  });

  it.each([
    ["forward", "2026-03-07T23:30", "2026-03-08T12:00", "2026-03-09T00:10"],
    ["back", "2026-11-01T00:30", "2026-11-02T12:00", "2026-11-03T00:10"],
  ])("calls the next day tomorrow, and no other, on a weekend when clocks go %s", (_way, at, next, after) => {
    setTimeZone("America/New_York");
    const when = (date: string) => describeWhen(new Date(date).toISOString(), "UTC", new Date(at).getTime());

    expect(when(next)).toMatch(/^Tomorrow, 12:00/);
    expect(when(after)).toMatch(/^(Monday|Tuesday),? \d+ \w+, 00:10/);
  });
});

it("B21 has seven days up to today in the picture of the week", () => {
  const now = Date.UTC(2026, 2, 8, 12);
  const days = weekOf([{ date: "2026-03-08", minutes: 30 }], now);

  expect(days.map(({ date }) => date)).toEqual([2, 3, 4, 5, 6, 7, 8].map((day) => `2026-03-0${day}`));
  expect(days.at(-1)).toMatchObject({ name: "Sunday", letter: "S", minutes: 30 });
});
