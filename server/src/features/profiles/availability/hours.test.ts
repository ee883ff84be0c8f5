import { Weekday } from "../../../platform/time/weekday";
import { countOverlap, toAvailability, type Week } from "./hours";

const at = (weekday: Weekday, from: string, to: string) => ({ weekday, from, to });
const week = (offset: number, ...hours: Week["hours"]): Week => ({ hours, offset });
const manila = 8 * 60;
const newYork = -5 * 60;
const kathmandu = 5 * 60 + 45;

describe("toAvailability", () => {
  it("sorts by the week, and joins hours of one day that overlap or touch", () => {
    const hours = [
      at(Weekday.SUNDAY, "08:00", "09:00"),
      at(Weekday.MONDAY, "20:00", "24:00"),
      at(Weekday.MONDAY, "12:00", "14:00"),
      at(Weekday.MONDAY, "19:00", "20:00"),
      at(Weekday.MONDAY, "12:30", "13:00"),
    ];

    expect(toAvailability(hours)).toEqual([
      at(Weekday.MONDAY, "12:00", "14:00"),
      at(Weekday.MONDAY, "19:00", "24:00"),
      at(Weekday.SUNDAY, "08:00", "09:00"),
    ]);
  });
});

describe("countOverlap", () => {
  it.each<[string, Week, Week, number]>([
    [
      "the same hours of one clock",
      week(0, at(Weekday.MONDAY, "19:00", "21:00")),
      week(0, at(Weekday.MONDAY, "20:30", "22:00")),
      30,
    ],
    [
      "hours that only touch",
      week(0, at(Weekday.MONDAY, "19:00", "20:00")),
      week(0, at(Weekday.MONDAY, "20:00", "21:00")),
      0,
    ],
    [
      "the same hours of clocks that differ by 13 hours",
      week(manila, at(Weekday.MONDAY, "19:00", "21:00")),
      week(newYork, at(Weekday.MONDAY, "19:00", "21:00")),
      0,
    ],
    [
      "an evening that is another's morning",
      week(manila, at(Weekday.TUESDAY, "20:00", "22:00")),
      week(newYork, at(Weekday.TUESDAY, "06:30", "08:30")),
      90,
    ],
    [
      "the early Monday of one, which is the Sunday of the other",
      week(manila, at(Weekday.MONDAY, "06:00", "08:00")),
      week(newYork, at(Weekday.SUNDAY, "17:00", "24:00")),
      120,
    ],
    [
      "hours that cross the end of the week in UTC",
      week(newYork, at(Weekday.SUNDAY, "18:00", "20:00")),
      week(kathmandu, at(Weekday.MONDAY, "04:45", "06:45")),
      120,
    ],
    [
      "several hours with several",
      week(0, at(Weekday.MONDAY, "08:00", "12:00"), at(Weekday.FRIDAY, "08:00", "12:00")),
      week(
        0,
        at(Weekday.MONDAY, "09:00", "10:00"),
        at(Weekday.MONDAY, "11:00", "13:00"),
        at(Weekday.FRIDAY, "00:00", "24:00"),
      ),
      60 + 60 + 240,
    ],
  ])("counts %s, from both sides alike", (_case, one, other, minutes) => {
    expect([countOverlap(one, other), countOverlap(other, one)]).toEqual([minutes, minutes]);
  });
});
