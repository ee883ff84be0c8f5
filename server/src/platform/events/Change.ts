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

/** The statement that makes the change, and stores its event in the outbox if that is wanted. */
export function statementOf({ event, parts, change, after, data }: Change, storesEvent: boolean): string {
  if (!storesEvent && !after) return `${parts ? `with ${parts} ` : ""}${change}`;
  const list = [
    ...(parts ? [parts] : []),
    `changed as (${change})`,
    ...(after ? [after] : []),
    ...(storesEvent ? [`stored as (${storeEvent(event, data)})`] : []),
  ];
  return `with ${list.join(", ")} select * from changed`;
}

function storeEvent(event: EventKind, data: Record<string, string>): string {
  const pairs = Object.entries(data).map(([name, value]) => `'${name}', ${value}`);
  return `insert into outbox (kind, data) select '${event}', jsonb_build_object(${pairs.join(", ")}) from changed`;
}
