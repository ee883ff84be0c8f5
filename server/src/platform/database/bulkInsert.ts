import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Client } from "pg";
import { from as copyFrom } from "pg-copy-streams";
import type { DataSource, QueryRunner } from "typeorm";

type BulkValue = string | number | null | readonly string[];

/**
 * Appends rows to a table in the fastest way: by COPY over the network, as one JSON value in the embedded database, which
 * has no COPY in its wire protocol. `columns` are in the order of each row's values.
 */
export async function bulkInsert(
  runner: QueryRunner,
  table: string,
  columns: readonly string[],
  rows: readonly (readonly BulkValue[])[],
): Promise<void> {
  if (rows.length === 0) return;
  if (isEmbedded(runner.dataSource)) return insertAsJson(runner, table, columns, rows);
  const client = (await runner.connect()) as Client;
  const copy = client.query(copyFrom(`copy ${table} (${columns.join(", ")}) from stdin`));
  await pipeline(Readable.from(linesOf(rows)), copy);
}

export const isEmbedded = ({ options }: DataSource): boolean =>
  typeof (options as { extra?: { stream?: unknown } }).extra?.stream === "function";

async function insertAsJson(
  runner: QueryRunner,
  table: string,
  columns: readonly string[],
  rows: readonly (readonly BulkValue[])[],
): Promise<void> {
  const list = columns.join(", ");
  const objects = rows.map((row) => Object.fromEntries(columns.map((column, index) => [column, row[index]])));
  await runner.query(
    `insert into ${table} (${list}) select ${list} from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
    [JSON.stringify(objects)],
  );
}

const linesPerChunk = 500;

/** COPY's text format: https://www.postgresql.org/docs/current/sql-copy.html */
function* linesOf(rows: readonly (readonly BulkValue[])[]): Generator<string> {
  for (let start = 0; start < rows.length; start += linesPerChunk) {
    const chunk = rows.slice(start, start + linesPerChunk);
    yield chunk.map((row) => `${row.map(encode).join("\t")}\n`).join("");
  }
}

function encode(value: BulkValue): string {
  if (value === null) return "\\N";
  if (typeof value === "number") return String(value);
  return escape(typeof value === "string" ? value : arrayLiteral(value));
}

const escapes: Record<string, string> = { "\\": "\\\\", "\t": "\\t", "\n": "\\n", "\r": "\\r" };
const escape = (text: string) => text.replace(/[\\\t\n\r]/g, (character) => escapes[character] ?? character);
const arrayLiteral = (items: readonly string[]) =>
  `{${items.map((item) => `"${item.replace(/["\\]/g, "\\$&")}"`).join(",")}}`;
