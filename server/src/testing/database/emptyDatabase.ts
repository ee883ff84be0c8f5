import type { Client } from "pg";

interface Table {
  name: string;
  size: number;
  reltuples: number;
}

/** What a database of the tests holds before anything has used it. */
export interface Original {
  schema: string;
  tables: Map<string, Table>;
  /** The rows that migrations insert, as JSON. */
  rows: Map<string, string>;
  sequences: Map<string, string | null>;
}

const isOwn = (namespace: string) => `${namespace} not like 'pg\\_%' and ${namespace} <> 'information_schema'`;

/** Changes with every change of the schema, but not with the rows. */
const schemaStatement = `select md5(string_agg(line, ' ' order by line)) as schema from (
  select (oid, relname, relnamespace, relkind, reloptions)::text from pg_class where oid >= 16384
  union all
  select (attrelid, attname, atttypid, atttypmod, attnotnull, atthasdef, attstorage)::text
    from pg_attribute where attrelid >= 16384
  union all select (oid, conname, convalidated)::text from pg_constraint where oid >= 16384
  union all select (oid, adrelid, adbin::text)::text from pg_attrdef where oid >= 16384
  union all select (oid, tgname, tgenabled)::text from pg_trigger where oid >= 16384
  union all select (oid, proname, prosrc)::text from pg_proc where oid >= 16384
  union all select (indexrelid, indisvalid)::text from pg_index where indexrelid >= 16384
  union all select (oid, nspname)::text from pg_namespace where ${isOwn("nspname")}
  union all select (setdatabase, setrole, setconfig)::text from pg_db_role_setting
) as parts (line)`;

const tablesStatement = `select c.oid::regclass::text as name, pg_relation_size(c.oid)::int as size, reltuples
  from pg_class c join pg_namespace n on n.oid = relnamespace where relkind = 'r' and ${isOwn("nspname")}`;

const sequencesStatement = `select format('%I.%I', schemaname, sequencename) as name, last_value::text as value
  from pg_sequences`;

export async function describeDatabase(client: Client): Promise<Original> {
  const tables = await readTables(client);
  const rows = new Map<string, string>();
  for (const { name, size } of tables.values()) if (size > 0) rows.set(name, await readRows(client, name));
  return { schema: await readSchema(client), tables, rows, sequences: await readSequences(client) };
}

/** Makes the database what it was; false when its schema has changed, which this does not take back. */
export async function emptyDatabase(client: Client, original: Original): Promise<boolean> {
  await client.query("rollback");
  await client.query("discard all");
  if ((await readSchema(client)) !== original.schema) return false;
  await truncateUsed(client, original);
  await restoreRows(client, original);
  for (const [name, value] of await readSequences(client)) {
    const before = original.sequences.get(name) ?? null;
    if (value === before) continue;
    await client.query(before === null ? `alter sequence ${name} restart` : `select setval('${name}', ${before})`);
  }
  // What the planner knows of the rows that are gone.
  await client.query("delete from pg_statistic where starelid >= 16384");
  return true;
}

/** Tables that have stored something, or that the planner has learned something about. */
async function truncateUsed(client: Client, { tables, rows }: Original): Promise<void> {
  const used = [...(await readTables(client)).values()].filter(
    ({ name, size, reltuples }) => !rows.has(name) && (size > 0 || reltuples !== tables.get(name)?.reltuples),
  );
  if (used.length > 0) await client.query(`truncate ${used.map(({ name }) => name).join(", ")} cascade`);
}

async function restoreRows(client: Client, { rows }: Original): Promise<void> {
  // No triggers and no foreign keys: these rows have been consistent before.
  await client.query("set session_replication_role = replica");
  for (const [name, text] of rows) {
    if ((await readRows(client, name)) === text) continue;
    await client.query(`delete from ${name}`);
    const insert = `insert into ${name} overriding system value select * from json_populate_recordset(null::${name}, $1)`;
    await client.query(insert, [text]);
  }
  await client.query("reset session_replication_role");
}

async function readSchema(client: Client): Promise<string> {
  const { rows } = await client.query<{ schema: string }>(schemaStatement);
  return rows[0]?.schema ?? "";
}

async function readTables(client: Client): Promise<Map<string, Table>> {
  const { rows } = await client.query<Table>(tablesStatement);
  return new Map(rows.map((table) => [table.name, table]));
}

async function readRows(client: Client, name: string): Promise<string> {
  const { rows } = await client.query<{ text: string }>(
    `select coalesce(json_agg(t), '[]')::text as text from ${name} t`,
  );
  return rows[0]?.text ?? "";
}

async function readSequences(client: Client): Promise<Map<string, string | null>> {
  const { rows } = await client.query<{ name: string; value: string | null }>(sequencesStatement);
  return new Map(rows.map(({ name, value }) => [name, value]));
}
