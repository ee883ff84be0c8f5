import { Temporal } from "temporal-polyfill";
import { badInput } from "../../../errors";
import { sessions as limits } from "../limits";
import { type Weekday, weekdays as allWeekdays } from "../../../platform/time/weekday";
import type { Message } from "../../../messages";
import { Frequency } from "../choices";
import { type DateRule, expandDates, weekdayOf } from "../dates/dates";
import { sessionMessages } from "../messages";
import type { EndsInput, RepeatsInput } from "./repeats";

interface Given {
  startsOn: string;
  repeats?: RepeatsInput | null;
  ends?: EndsInput | null;
}

const refuse = (field: string, message: Message) => badInput({ field, message });

/** The rule for the days of a session. Throws BAD_USER_INPUT with the field if it is invalid. */
export function toRule({ startsOn, repeats, ends }: Given): DateRule {
  const frequency = repeats?.frequency ?? Frequency.NONE;
  const [endsOn, endsAfter] = [ends?.on ?? null, ends?.after ?? null];
  const weekdays = chosenWeekdays(frequency, repeats?.weekdays ?? [], startsOn);
  const isRepeated = frequency !== Frequency.NONE;
  if (!isRepeated && (endsOn ?? endsAfter) !== null) throw refuse("ends", sessionMessages.endWithoutRepeats());
  if (isRepeated && endsOn === null && endsAfter === null) throw refuse("ends", sessionMessages.endMissing());
  if (endsOn !== null && endsAfter !== null) throw refuse("ends", sessionMessages.twoEnds());
  if (endsOn !== null && endsOn < startsOn) throw refuse("ends.on", sessionMessages.endBeforeStart());
  return { startsOn, frequency, weekdays, endsOn, endsAfter };
}

function chosenWeekdays(frequency: Frequency, given: readonly Weekday[], startsOn: string): Weekday[] {
  if (frequency !== Frequency.WEEKLY) {
    if (given.length > 0) throw refuse("repeats.weekdays", sessionMessages.weekdaysOnlyWeekly());
    return [];
  }
  return given.length > 0 ? allWeekdays.filter((weekday) => given.includes(weekday)) : [weekdayOf(startsOn)];
}

/** The days of a rule: at least one, and not more than the maximum. */
export function datesOf(rule: DateRule, today: string): string[] {
  checkDistance("startsOn", rule.startsOn, today);
  const dates = expandDates(rule, limits.dates + 1);
  const last = dates.at(-1);
  if (last === undefined) throw refuse("ends.on", sessionMessages.noDates());
  if (dates.length > limits.dates) throw refuse("ends.on", sessionMessages.tooManyDates({ max: limits.dates }));
  checkDistance(rule.endsAfter === null ? "ends.on" : "ends.after", last, today);
  return dates;
}

export function checkDistance(field: string, date: string, today: string): void {
  const last = Temporal.PlainDate.from(today).add({ years: limits.yearsAhead });
  // Not compared as texts, because years from 10000 on begin with a sign.
  if (Temporal.PlainDate.compare(date, last) > 0)
    throw refuse(field, sessionMessages.tooFarAhead({ years: limits.yearsAhead }));
}
