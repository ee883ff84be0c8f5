import type { SessionPlanFragment } from "../../../generated/sessionHooks";
import { listWeekdays } from "../describeRepeats";
import * as texts from "../texts";
import { droppedWeekdays, type Plan } from "./plan";

/** B11 what a change of a series does: which dates follow it, which stay as they are, and which are cancelled. */
export function describeChange(
  { planned, moved, cancelled }: SessionPlanFragment["upcoming"],
  before: Plan,
  plan: Plan,
  isOfGroup: boolean,
): string {
  const dropped = droppedWeekdays(before, plan);
  return [
    texts.follow(planned),
    moved > 0 ? texts.movedStay(moved) : "",
    cancelled > 0 ? texts.cancelledStay(cancelled) : "",
    dropped.length > 0 ? texts.dropped(listWeekdays(dropped)) : "",
    isOfGroup ? texts.theyAreNotified : "",
  ].join("");
}
