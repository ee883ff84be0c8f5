import type { SessionPlanFragment, Weekday } from "../../generated/sessionHooks";
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

/** "Every Tuesday and Thursday, 8 times"; null for a session that takes place once. */
export function describeRepeats({ repeats, ends }: Pick<SessionPlanFragment, "repeats" | "ends">): string | null {
  if (repeats.frequency === "NONE") return null;
  const rule = repeats.frequency === "DAILY" ? texts.everyDay : texts.everyWeek(listWeekdays(repeats.weekdays));
  if (ends?.on) return texts.until(rule, formatDay(ends.on));
  return ends?.after ? texts.times(rule, ends.after) : rule;
}
