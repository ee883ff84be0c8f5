import * as texts from "./texts";

/** A span as people say it: exact for the last minute, then in whole minutes or hours. */
export function describeWait(seconds: number): string {
  if (seconds < 60) return texts.seconds(seconds);
  const minutes = Math.ceil(seconds / 60);
  return minutes < 60 ? texts.minutes(minutes) : texts.hours(Math.ceil(minutes / 60));
}
