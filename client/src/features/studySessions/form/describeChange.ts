import type { SessionPlanFragment } from "../../../generated/sessionHooks";
import { cityOfOtherDays } from "../../../shared/time/describeTimes";
import { listWeekdays } from "../describeRepeats";
import * as texts from "../texts";
import { changesDays, droppedWeekdays, type Plan } from "./plan";

/**
 * B11 what a change of a series does: which dates follow it, which stay as they are, and which are cancelled. Where other
 * days have dates, only the service knows how many follow, and cancelled dates may take place again.
 */
export function describeChange(
  { upcoming: { planned, moved, cancelled }, timeZone }: Pick<SessionPlanFragment, "upcoming" | "timeZone">,
  before: Plan,
  plan: Plan,
  isOfGroup: boolean,
): string {
  const dropped = droppedWeekdays(before, plan);
  const [days, city] = [listWeekdays(dropped), cityOfOtherDays(timeZone, plan.startTime, Date.now())];
  const hasOtherDays = changesDays(before, plan);
  return [
    hasOtherDays ? texts.fittingFollow : texts.follow(planned),
    moved > 0 ? texts.movedStay(moved) : "",
    cancelled > 0 && !hasOtherDays ? texts.cancelledStay(cancelled) : "",
    dropped.length > 0 ? texts.dropped(city === null ? days : texts.daysIn(days, city)) : "",
    isOfGroup ? texts.theyAreNotified : "",
  ].join("");
}
