import fc from "fast-check";
import { toClockTime } from "../../../platform/time/clockTime";
import { Weekday, weekdays } from "../../../platform/time/weekday";
import { countFree } from "./freeAt";
import type { Week } from "./hours";

const step = 30;
const slot = (day: Weekday, hour: number) => weekdays.indexOf(day) * 48 + hour * 2;
const allWeek = weekdays.map((weekday) => ({ weekday, from: "00:00", to: "24:00" }));

const hours = fc
  .tuple(fc.constantFrom(...weekdays), fc.integer({ min: 0, max: 1_439 }), fc.integer({ min: 1, max: 1_440 }))
  .map(([weekday, from, length]) => ({
    weekday,
    from: toClockTime(from),
    to: toClockTime(Math.min(1_440, from + length)),
  }));
const week = fc.record({ hours: fc.array(hours, { maxLength: 12 }), offset: fc.integer({ min: -720, max: 840 }) });

/** Counted minute by minute. */
function countSlowly(weeks: readonly Week[], offset: number, durationMinutes: number): number[] {
  const around = (minute: number) => ((minute % 10_080) + 10_080) % 10_080;
  const minutes = weeks.map((one) => {
    const free = new Set<number>();
    for (const { weekday, from, to } of one.hours) {
      const [start, end] = [from, to].map((text) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3)));
      const day = weekdays.indexOf(weekday) * 1_440 - one.offset;
      for (let minute = start ?? 0; minute < (end ?? 0); minute++) free.add(around(day + minute));
    }
    return free;
  });
  const wanted = Array.from({ length: durationMinutes }, (_, minute) => minute);
  return Array.from({ length: 336 }, (_, n) => {
    const isFree = (free: Set<number>) => wanted.every((minute) => free.has(around(n * step - offset + minute)));
    return minutes.filter(isFree).length;
  });
}

describe("countFree", () => {
  it("says what counting each minute says", () => {
    fc.assert(
      fc.property(
        fc.array(week, { maxLength: 4 }),
        fc.integer({ min: -720, max: 840 }),
        fc.integer({ min: 5, max: 720 }),
        (weeks, offset, durationMinutes) => {
          expect(countFree(weeks, { offset, durationMinutes, step })).toEqual(
            countSlowly(weeks, offset, durationMinutes),
          );
        },
      ),
      { numRuns: 60 },
    );
  });

  it("counts a night over the end of the week, as long as it lasts", () => {
    const night: Week = {
      hours: [
        { weekday: Weekday.SUNDAY, from: "23:00", to: "24:00" },
        { weekday: Weekday.MONDAY, from: "00:00", to: "01:00" },
      ],
      offset: 0,
    };
    const counts = countFree([night], { offset: 0, durationMinutes: 90, step });

    expect(counts.flatMap((free, n) => (free > 0 ? [n] : []))).toEqual([
      slot(Weekday.SUNDAY, 23),
      slot(Weekday.SUNDAY, 23) + 1,
    ]);
  });

  it("counts who is always free once at each time", () => {
    const always: Week = { hours: allWeek, offset: 345 };

    expect(countFree([always, always], { offset: 60, durationMinutes: 480, step })).toEqual(new Array(336).fill(2));
  });

  it("says zeros of nobody", () => {
    expect(countFree([], { offset: 0, durationMinutes: 60, step })).toEqual(new Array(336).fill(0));
  });
});
