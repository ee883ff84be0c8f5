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

/** A table that has rows itself: a partition, where there are some. */
interface Part {
  name: string;
  pages: number;
}

/** Where the rows of a table are. */
export const listParts = (db: QueryRunner, table: string): Promise<Part[]> =>
  db.query(
    `select part.oid::regclass::text as name,
       ceil(pg_relation_size(part.oid) / current_setting('block_size')::numeric)::integer as pages
     from pg_class part
     where part.oid = $1::regclass and relkind = 'r'
       or part.oid in (select relid from pg_partition_tree($1::regclass) where isleaf) and relkind = 'r'
     order by 1`,
    [table],
  ) as Promise<Part[]>;

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

/** An index, or the constraint that it belongs to, with the statements that drop it and create it again. */
export interface Index {
  drop: string;
  create: string;
}

/** The indexes of a table, the keys of it last: others are built without them. A partitioned table has none of its own. */
const indexes = `
  select case when k.oid is null then format('drop index %s', i.indexrelid::regclass)
      else format('alter table %s drop constraint %I', c.oid::regclass, conname) end as drop,
    case when k.oid is null then pg_get_indexdef(i.indexrelid)
      else format('alter table %s add constraint %I %s', c.oid::regclass, conname, pg_get_constraintdef(k.oid)) end as create
  from pg_index i join pg_class c on c.oid = i.indrelid
    left join pg_constraint k on k.conindid = i.indexrelid and k.conrelid = c.oid and k.contype in ('p', 'u', 'x')
  where c.oid = $1::regclass and c.relkind = 'r'
  order by k.oid is not null, i.indexrelid`;

export const listIndexes = (db: QueryRunner, table: string): Promise<Index[]> =>
  db.query(indexes, [table]) as Promise<Index[]>;

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
