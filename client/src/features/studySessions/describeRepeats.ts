import type { SessionPlanFragment, Weekday } from "../../generated/sessionHooks";
import { cityOfOtherDays } from "../../shared/time/describeTimes";
import { formatDay } from "../../shared/time/formatDate";
import { allWeekdays } from "./form/plan";
import * as dateTexts from "../../shared/time/texts";
import * as texts from "./texts";

/** "Monday, Tuesday and Friday", in the order of the week. */
export function listWeekdays(days: readonly Weekday[]): string {
  const names = allWeekdays.flatMap((day, index) => (days.includes(day) ? (dateTexts.weekdays[index] ?? []) : []));
  const last = names.at(-1) ?? "";
  return names.length > 1 ? texts.lastly(names.slice(0, -1).join(", "), last) : last;
}

type Repeated = Pick<SessionPlanFragment, "repeats" | "ends" | "timeZone" | "startTime">;

/**
 * "Every Tuesday and Thursday, 8 times"; null for a session that takes place once. Its days are those of its zone, which is named
 * where they can be others for the reader: "Every Monday in Manila" is Sunday in New York for a session in the morning.
 */
export function describeRepeats({ repeats, ends, timeZone, startTime }: Repeated, now: number): string | null {
  if (repeats.frequency === "NONE") return null;
  const isDaily = repeats.frequency === "DAILY";
  const days = isDaily ? texts.everyDay : texts.everyWeek(listWeekdays(repeats.weekdays));
  // Every day is so everywhere; its last day is not.
  const city = isDaily && !ends?.on ? null : cityOfOtherDays(timeZone, startTime, now);
  const rule = city === null ? days : texts.daysIn(days, city);
  if (ends?.on) return texts.until(rule, formatDay(ends.on));
  return ends?.after ? texts.times(rule, ends.after) : rule;
}
