import { clockAt } from "../../../shared/time/formatDate";
import type { OccurrenceRowFragment } from "../../../generated/sessionHooks";
import { addDays, momentAt } from "../../../shared/time/days";
import { toMinutes } from "../../../shared/time/describeTimes";

/** Where the part of a date that is on one day stands in its column. */
export interface Placed {
  occurrence: OccurrenceRowFragment;
  /** Minutes of the day by the device's clock. */
  from: number;
  to: number;
  /** Which of the lanes beside each other, from 0 on, and how many there are. */
  lane: number;
  lanes: number;
  /** Whether it began on the day before. */
  isContinued: boolean;
}

const dayMinutes = 24 * 60;

/** So many minutes an entry is high at least, to be read. */
const minMinutes = 30;

/** What is on a day, in order of time; what overlaps stands in lanes beside each other. */
export function placeDay(day: string, occurrences: readonly OccurrenceRowFragment[]): Placed[] {
  const [start, end] = [momentAt(day), momentAt(addDays(day, 1))];
  const parts = occurrences
    .filter(({ startsAt, endsAt }) => Date.parse(startsAt) < end && Date.parse(endsAt) > start)
    .map((occurrence) => partOf(occurrence, start, end))
    .sort((one, other) => one.from - other.from || other.to - one.to);
  return toLanes(parts);
}

function partOf(occurrence: OccurrenceRowFragment, start: number, end: number): Placed {
  const [startsAt, endsAt] = [Date.parse(occurrence.startsAt), Date.parse(occurrence.endsAt)];
  const isContinued = startsAt < start;
  const from = isContinued ? 0 : toMinutes(clockAt(startsAt));
  const to = endsAt >= end ? dayMinutes : toMinutes(clockAt(endsAt));
  // When clocks are set back, an end may show an earlier time than its beginning.
  const shown = Math.min(dayMinutes, Math.max(to, from + minMinutes));
  return { occurrence, from: Math.min(from, shown - minMinutes), to: shown, lane: 0, lanes: 1, isContinued };
}

/** Each gets the first lane that is free; those that overlap, directly or through others, have equally many. */
function toLanes(parts: readonly Placed[]): Placed[] {
  const placed: Placed[] = [];
  let cluster: Placed[] = [];
  const close = () => {
    const lanes = Math.max(0, ...cluster.map(({ lane }) => lane)) + 1;
    placed.push(...cluster.map((part) => ({ ...part, lanes })));
    cluster = [];
  };
  for (const part of parts) {
    if (cluster.every(({ to }) => to <= part.from)) close();
    const taken = new Set(cluster.filter(({ to }) => to > part.from).map(({ lane }) => lane));
    let lane = 0;
    while (taken.has(lane)) lane += 1;
    cluster.push({ ...part, lane });
  }
  close();
  return placed;
}

/** From which hour to which a week is shown: waking hours, and what else something is planned in. */
export function hoursToShow(
  days: readonly (readonly Placed[])[],
  nowMinutes: number | null,
): [from: number, to: number] {
  const parts = days.flat();
  const now = nowMinutes === null ? [] : [nowMinutes];
  return [
    Math.min(7, ...[...parts.map(({ from }) => from), ...now].map((minutes) => Math.floor(minutes / 60))),
    Math.max(
      22,
      ...[...parts.map(({ to }) => to), ...now.map((minutes) => minutes + 1)].map((minutes) => Math.ceil(minutes / 60)),
    ),
  ];
}

/** The minutes of the day at which the next thing in a week begins that is not over; the first, in a week that is; now, without any. */
export function nextMinutes(days: readonly { parts: readonly Placed[] }[], now: number): number {
  const parts = days.flatMap((day) => day.parts);
  const next = parts.find(({ occurrence }) => Date.parse(occurrence.endsAt) > now && occurrence.state !== "CANCELLED");
  return (next ?? parts[0])?.from ?? toMinutes(clockAt(now));
}
