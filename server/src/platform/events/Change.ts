import { storingJobs } from "../jobs/jobSql";
import type { EventData, EventKind } from "./events";

interface ChangeOf<K extends EventKind> {
  event: K;
  /** Common table expressions before the change, as `name as (…), name as (…)`. */
  parts?: string;
  /** The statement that makes the change and returns its row, if there is an event to publish. */
  change: string;
  /** Common table expressions after the change, which read its row from `changed`. */
  after?: string;
  /** The values of the event as SQL expressions over that row, `changed`, or over the parts. */
  data: Record<keyof EventData<K>, string>;
}

/** A change of one statement, with the event that it publishes. */
export type Change = { [K in EventKind]: ChangeOf<K> }[EventKind];

/** The statement that makes the change and stores its event for these jobs; only the change if there are none. */
export function statementOf({ parts, change, after, data }: Change, jobs: readonly string[]): string {
  if (jobs.length === 0 && !after) return `${parts ? `with ${parts} ` : ""}${change}`;
  const list = [
    ...(parts ? [parts] : []),
    `changed as (${change})`,
    ...(after ? [after] : []),
    ...storedEvent(data, jobs),
  ];
  return `with ${list.join(", ")} select * from changed`;
}

function storedEvent(data: Record<string, string>, jobs: readonly string[]): string[] {
  if (jobs.length === 0) return [];
  const pairs = Object.entries(data).map(([name, value]) => `'${name}', ${value}`);
  const event = `jsonb_build_object(${pairs.join(", ")}, 'eventId', event.id)`;
  return ["event as (select gen_random_uuid() as id)", `stored as (${storingJobs(jobs, event, "changed, event")})`];
}
