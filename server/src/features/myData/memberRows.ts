import type { Db } from "../../platform/database/Db";
import { myData as limits } from "./limits";
import { keyOf, type TableData } from "../../platform/personalData/personalData";
import { cursorColumn, pageOf } from "./myDataStatements";

export type Row = Readonly<Record<string, unknown>>;

/** The rows of a table for a member's copy, page by page. */
export async function* memberRows(db: Db, data: TableData, userId: string): AsyncGenerator<Row[]> {
  const limit = limits.rowsAtOnce;
  for (let after: unknown[] = []; ;) {
    const statement = pageOf(data, { limit, isFirst: after.length === 0 });
    const rows = await db.rows<Row>(statement, [userId, ...after], limit);
    const last = rows.at(-1);
    if (!last) return;
    yield rows.map((row) => shown(row, data));
    if (rows.length < limit) return;
    after = keyOf(data).map((_column, index) => last[cursorColumn(index)]);
  }
}

const shown = (row: Row, { exported = [] }: TableData): Row =>
  Object.fromEntries(exported.map((column) => [column, row[column]]));
