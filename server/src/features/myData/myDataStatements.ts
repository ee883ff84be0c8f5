import { keyOf, type Ownership, type TableData } from "../../platform/personalData/personalData";

/* All SQL of the copies that members get of their data. */

/** Adds a copy $1 for the member $2. No row if there is one of today already. */
export const insertExport = `
  insert into data_exports (id, user_id) values ($1, $2) on conflict do nothing returning id`;

/** Today's copy of the member $1, and the time until tomorrow. */
export const todaysExport = `
  select state, ceil(extract(epoch from (day + 1)::timestamp at time zone 'UTC' - clock_timestamp()))::int as "secondsLeft"
  from data_exports
  where user_id = $1 and day = (clock_timestamp() at time zone 'UTC')::date and state in ('PENDING', 'READY')`;

/** The copy $1 is ready: $2 bytes in the pieces of the run $3. */
export const finishExport = (hours: number) => `
  update data_exports set state = 'READY', size = $2, run_id = $3, expires_at = clock_timestamp() + interval '${hours} hours'
  where id = $1 and state = 'PENDING' returning id`;

export const removeOtherPieces = `delete from data_export_pieces where export_id = $1 and run_id <> $2`;

/** Removes at most $1 of the expired copies. */
export const removeEnded = `
  delete from data_exports where id in (
    select id from data_exports where expires_at < clock_timestamp() order by expires_at limit $1
  ) returning id`;

/** Whether the copy `source` can still be downloaded. */
export const isDownloadable = (source: string) =>
  `exists (select from data_exports where id = ${source} and state = 'READY' and expires_at > clock_timestamp())`;

const ownedBy = (member: Ownership, value: string): string =>
  typeof member === "string"
    ? `${member} = ${value}`
    : `${member.column} in (select id from ${member.of.table} where ${ownedBy(member.of.member as Ownership, value)})`;

const onlyWhere = ({ where }: TableData): string =>
  where ? `and ${where.column} is ${where.isSet ? "not null" : "null"}` : "";

/** Names of columns in a result, for the place where the next page begins. */
export const cursorColumn = (index: number) => `cursor ${index}`;

/** A page of the rows of a table for the member $1: at most `limit` rows, after the key in $2 and following. */
export function pageOf(data: TableData, { limit, isFirst }: { limit: number; isFirst: boolean }): string {
  const { table, member, exported = [] } = data;
  const key = keyOf(data);
  const cursor = key.map((column, index) => `${column} as "${cursorColumn(index)}"`);
  const after = `(${key.join(", ")}) > (${key.map((_column, index) => `$${index + 2}`).join(", ")})`;
  return `select ${[...exported, ...cursor].join(", ")} from ${table}
    where ${ownedBy(member as Ownership, "$1")} ${onlyWhere(data)} ${isFirst ? "" : `and ${after}`}
    order by ${key.join(", ")} limit ${limit}`;
}
