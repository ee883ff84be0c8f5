import type { TestApp } from "../app/harness";

/** The statement by which a request reads from this table. */
export async function statementFor(
  { counter: { statements } }: TestApp,
  table: string,
  request: () => Promise<unknown>,
): Promise<string> {
  const before = statements.length;
  await request();
  const statement = statements.slice(before).find((sql) => sql.includes(`from ${table} `));
  if (statement === undefined) throw new Error(`nothing was read from ${table}`);
  return statement;
}

/** How PostgreSQL answers each statement of a request. */
export async function plansOf(app: TestApp, request: () => Promise<unknown>): Promise<string[]> {
  const { statements, values } = app.counter;
  const before = statements.length;
  await request();
  const plans = [];
  for (const [index, statement] of statements.slice(before).entries())
    plans.push(await explain(app, statement, (values[before + index] ?? []).map(toSql)));
  return plans;
}

function toSql(value: unknown): string {
  if (value === null || value === undefined) return "null";
  if (value instanceof Date) return `'${value.toISOString()}'`;
  if (Array.isArray(value)) return `'{${value.map((entry) => toText(entry)).join(",")}}'`;
  return typeof value === "number" || typeof value === "boolean" ? String(value) : `'${toText(value)}'`;
}

/** Ids, timestamps and words: nothing with quotes. */
const toText = (value: unknown) => (value instanceof Date ? value.toISOString() : String(value));

/**
 * How PostgreSQL answers a statement once it has stopped planning for the values given; each as SQL writes it.
 * `force_custom_plan`: how it answers a statement that is not prepared.
 */
export function explain(
  { db }: TestApp,
  statement: string,
  values: string[],
  mode: "force_generic_plan" | "force_custom_plan" = "force_generic_plan",
): Promise<string> {
  return db.transaction(async (db) => {
    await db.query(`set local plan_cache_mode = ${mode}`);
    await db.query(`prepare asked as ${statement}`);
    const lines = await db.query<{ "QUERY PLAN": string }[]>(
      `explain (analyze, timing off) execute asked ${values.length > 0 ? `(${values.join(", ")})` : ""}`,
    );
    await db.query("deallocate asked");
    return lines.map((line) => line["QUERY PLAN"]).join("\n");
  });
}
