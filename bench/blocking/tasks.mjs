/** A phone's processor is so much slower than this one: Lighthouse's factor. */
const slowdown = 4;
/** A task below this, in milliseconds, delays nobody. */
const unnoticed = 50;
/** What takes less is not listed. */
const listed = 8;

const isTask = ({ name, ph }) => ph === "X" && name === "ThreadControllerImpl::RunTask";
/** A phone's milliseconds for an event's CPU time. */
const timeOf = ({ tdur, dur }) => ((tdur ?? dur) / 1000) * slowdown;

/** The sum of what the tasks after the first paint took beyond the time that nobody notices, in milliseconds. */
export function blockingOf({ events, paintedAt }) {
  return events
    .filter((event) => isTask(event) && event.ts + event.dur > paintedAt)
    .reduce((sum, task) => sum + Math.max(0, timeOf(task) - unnoticed), 0);
}

/** The tasks that count above, with the parts that took longest. */
export function longTasksOf({ events, paintedAt }) {
  return events
    .filter((event) => isTask(event) && event.ts + event.dur > paintedAt && timeOf(event) > unnoticed)
    .map((task) => ({ at: (task.ts - paintedAt) / 1000, time: timeOf(task), parts: partsOf(task, events) }));
}

function partsOf(task, events) {
  const end = task.ts + task.dur;
  return events
    .filter(
      (event) =>
        event.ph === "X" && !event.name.endsWith("RunTask") && event.ts >= task.ts && event.ts + event.dur <= end,
    )
    .filter((event) => timeOf(event) > listed)
    .map((event) => ({ name: nameOf(event), time: timeOf(event) }));
}

function nameOf({ name, args }) {
  const { url, functionName, lineNumber, columnNumber } = args?.data ?? {};
  const place = url && `${url.split("/").pop()}:${lineNumber ?? ""}:${columnNumber ?? ""}`;
  return [name, functionName, place].filter(Boolean).join(" ");
}
