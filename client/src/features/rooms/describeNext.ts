import type { TimerFragment } from "../../generated/roomHooks";
import * as texts from "./texts";

/** When the other phase begins, in whole minutes: "Break in 12 minutes". */
export const describeNext = (phase: TimerFragment["phase"], secondsLeft: number): string =>
  texts.untilNext(Math.max(1, Math.ceil(secondsLeft / 60)), phase === "FOCUS");
