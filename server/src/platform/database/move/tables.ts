import type { QueryRunner } from "typeorm";

/** A table of which the rows are moved. */
export interface Table {
  /** As it is written in a statement: quoted, and with its schema, where that is needed. */
  name: string;
  /** Quoted; without those that the database computes. */
  columns: string[];
}

/** All schemas but those of PostgreSQL itself: also that of the queues. */
const isOurs = (schema: string) => `${schema} !~ '^pg_' and ${schema} <> 'information_schema'`;

/** All tables but the list of migrations, which both sides have. Partitions are read and written through their table. */
const tables = `
  select c.oid::regclass::text as name,
    array(select quote_ident(attname) from pg_attribute a
      where a.attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attname) as columns
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p') and not c.relispartition and ${isOurs("n.nspname")}
    and (n.nspname, c.relname) <> ('public', 'migrations')
  order by 1`;

export const listTables = (db: QueryRunner): Promise<Table[]> => db.query(tables) as Promise<Table[]>;

/** A foreign key, and how to create it again. */
export interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

const foreignKeys = `
  select c.oid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(k.oid) as definition
  from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
  where k.contype = 'f' and k.conparentid = 0 and ${isOurs("n.nspname")} order by 1, 2`;

export const listForeignKeys = (db: QueryRunner): Promise<ForeignKey[]> =>
  db.query(foreignKeys) as Promise<ForeignKey[]>;

/** A sequence with its last number; null: it has given none. */
export interface Sequence {
  name: string;
  last: string | null;
}

const sequences = `
  select format('%I.%I', schemaname, sequencename) as name, last_value::text as last from pg_sequences
  where ${isOurs("schemaname")} order by 1`;

export const listSequences = (db: QueryRunner): Promise<Sequence[]> => db.query(sequences) as Promise<Sequence[]>;

/** How a value is written depends on these. */
export const sameForm = `
  set local timezone = 'UTC'; set local datestyle = 'ISO'; set local intervalstyle = 'postgres';
  set local extra_float_digits = 1; set local bytea_output = 'hex'; set local idle_in_transaction_session_timeout = 0`;

/** The number of rows, and a sum over all that is in them: equal on two databases if each has the rows of the other. */
export interface Digest {
  rows: number;
  sum: string;
}

export async function digestOf(db: QueryRunner, { name, columns }: Table): Promise<Digest> {
  const [found] = (await db.query(`
    select count(*)::integer as rows, coalesce(sum(('x' || substr(md5(entry::text), 1, 15))::bit(60)::bigint), 0)::text as sum
    from (select ${columns.join(", ")} from ${name}) entry`)) as Digest[];
  return found ?? { rows: 0, sum: "0" };
}
