import { isSecondPass } from "./secondPass";
import * as texts from "./texts";

const twoDigits = (part: number) => String(part).padStart(2, "0");

/** A calendar day (YYYY-MM-DD) as YYYY/MM/DD; it never passes through a time zone, so the day cannot shift. */
export function formatDay(day: string): string {
  return day.slice(0, 10).replaceAll("-", "/");
}

/** A moment (ISO 8601) as the reader's own calendar day, YYYY/MM/DD. */
export function formatMoment(moment: string): string {
  const date = new Date(moment);
  return [date.getFullYear(), twoDigits(date.getMonth() + 1), twoDigits(date.getDate())].join("/");
}

/**
 * A moment in milliseconds by the reader's own clock, which it names: "09:05 your time"; with the day before it when that
 * is not today. Made without `Intl`, which takes a phone some 150 ms at first.
 */
export function formatTime(moment: number): string {
  const time = texts.yourTime(timeAt(moment));
  const day = formatMoment(new Date(moment).toISOString());
  return day === formatMoment(new Date().toISOString()) ? time : `${day} ${time}`;
}

/** How far the reader's own clock is ahead of UTC, in minutes. */
export const offsetHere = (moment: number): number => -new Date(moment).getTimezoneOffset();

/** The same as `clockAt` in words: "second 01:30" when the clocks were set back and show the time again. */
export function timeAt(moment: number): string {
  const time = clockAt(moment);
  return isSecondPass(moment, offsetHere) ? texts.secondTime(time) : time;
}

/** What the reader's own clock shows at a moment in milliseconds, as "09:05". The zone is named beside it. */
export function clockAt(moment: number): string {
  const date = new Date(moment);
  return [date.getHours(), date.getMinutes()].map(twoDigits).join(":");
}

/** From–to of an experience or a study; one that goes on ends "Now". */
export function formatPeriod(from: string, to: string | null | undefined): string {
  return `${formatDay(from)} – ${to ? formatDay(to) : texts.now}`;
}
