const dayMs = 86_400_000;
const names = new Intl.DateTimeFormat("en-GB", { weekday: "long", timeZone: "UTC" });

interface Day {
  date: string;
  minutes: number;
}

/** Seven days up to today on the reader's calendar, or to the newest with minutes where their profile is ahead of it. */
export function weekOf(days: readonly Day[], now: number) {
  const here = new Date(now);
  const own = Date.UTC(here.getFullYear(), here.getMonth(), here.getDate());
  const last = Math.max(own, ...days.map(({ date }) => Date.parse(date)));
  const minutes = new Map(days.map((day) => [day.date, day.minutes]));
  return Array.from({ length: 7 }, (_, index) => {
    const moment = last - (6 - index) * dayMs;
    const [date, name] = [new Date(moment).toISOString().slice(0, 10), names.format(moment)];
    return { date, name, letter: name.slice(0, 1), minutes: minutes.get(date) ?? 0 };
  });
}
