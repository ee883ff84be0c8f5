import { isDay } from "../../../shared/time/days";
import { type Plan, weekdayNameOf } from "./plan";

const clock = /^([01]\d|2[0-3]):[0-5]\d$/;
const [shortest, longest] = [15, 480];

/** What the address says of a session to plan; nonsense is left out. */
export function readWishes(search: URLSearchParams): Partial<Plan> {
  const [day, time, minutes] = [search.get("day") ?? "", search.get("time") ?? "", Number(search.get("minutes"))];
  return {
    ...(isDay(day) ? { startsOn: day, weekdays: [weekdayNameOf(day)] } : {}),
    ...(clock.test(time) ? { startTime: time } : {}),
    ...(Number.isInteger(minutes) && minutes >= shortest && minutes <= longest
      ? { durationMinutes: String(minutes) }
      : {}),
    ...(search.get("company") === "EVERYONE" ? { company: "EVERYONE" as const } : {}),
  };
}
