import type { Services } from "../context";
import { storingJobs } from "../jobs/jobSql";
import type { EventData, EventKind } from "./events";

interface ChangeOf<K extends EventKind> {
  event: K;
  /** What stands before the change, as `name as (…), name as (…)`. */
  parts?: string;
  /** Makes the change and returns its row, if there is one to report. */
  change: string;
  /** Each value of the event as an expression over that row, called `changed`, or over the parts. */
  data: Record<keyof EventData<K>, string>;
}

export type Change = { [K in EventKind]: ChangeOf<K> }[EventKind];

/**
 * A change in one statement, which stores its event too. The statement is the change alone while no job subscribes to
 * the event. `row` is what `Writer.rows` says of it.
 */
export async function writeWithEvent<T>(
  { writer, outbox }: Pick<Services, "writer" | "outbox">,
  change: Change,
  values: unknown[],
  row?: string,
): Promise<T[]> {
  const rows = await writer.rows<T>(statementOf(change, outbox.jobsOf(change.event)), values, row);
  if (rows.length > 0) outbox.wake([change.event]);
  return rows;
}

function statementOf({ parts, change, data }: Change, jobs: readonly string[]): string {
  if (jobs.length === 0) return parts ? `with ${parts} ${change}` : change;
  const pairs = Object.entries(data).map(([name, value]) => `'${name}', ${value}`);
  const event = `jsonb_build_object(${pairs.join(", ")}, 'eventId', event.id)`;
  return `with ${parts ? `${parts}, ` : ""} changed as (${change}),
      event as (select gen_random_uuid() as id),
      stored as (${storingJobs(jobs, event, "changed, event")})
    select * from changed`;
}
