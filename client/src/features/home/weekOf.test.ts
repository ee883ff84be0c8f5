import { setTimeZone } from "../../testing/timeZone";
import { weekOf } from "./weekOf";

const datesOf = (days: ReturnType<typeof weekOf>) => days.map(({ date }) => date);

it("B21 has seven days up to today in the picture of the week", () => {
  const now = Date.UTC(2026, 2, 8, 12);
  const days = weekOf([{ date: "2026-03-08", minutes: 30 }], now);

  expect(datesOf(days)).toEqual([2, 3, 4, 5, 6, 7, 8].map((day) => `2026-03-0${day}`));
  expect(days.at(-1)).toMatchObject({ name: "Sunday", letter: "S", minutes: 30 });
});

it("B21 ends the picture of the week with the day of the profile's zone where that is ahead of the device's", () => {
  setTimeZone("America/New_York");
  const now = Date.parse("2026-03-08T02:00:00.000Z");

  expect(datesOf(weekOf([], now)).at(-1)).toBe("2026-03-07");
  expect(datesOf(weekOf([{ date: "2026-03-08", minutes: 5 }], now)).at(-1)).toBe("2026-03-08");
});
