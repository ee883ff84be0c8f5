import type { ActResult } from "../../platform/admin/acts";

/** Prints what an act says: for people, or as one JSON object for programs. */
export function printResult(result: ActResult, { asJson, isDry }: { asJson: boolean; isDry: boolean }): void {
  if (asJson) return console.log(JSON.stringify({ ...result, ...(isDry ? { isDryRun: true } : {}) }, null, 2));
  const { said, facts, rows } = result;
  if (said !== undefined) console.log(said);
  if (facts) console.log(columns(Object.entries(facts).map(([name, value]) => [name, text(value)])));
  if (rows && rows.length > 0) {
    const names = Object.keys(rows[0] ?? {});
    console.log(
      columns([names.map((name) => name.toUpperCase()), ...rows.map((row) => names.map((name) => text(row[name])))]),
    );
  }
  if (isDry) console.log("This was a dry run: nothing was changed.");
}

const text = (value: unknown) => (value === null || value === undefined ? "–" : String(value));

/** Aligned, with two spaces between. */
function columns(rows: readonly (readonly string[])[]): string {
  const widths = rows.reduce<number[]>((most, row) => row.map((cell, at) => Math.max(most[at] ?? 0, cell.length)), []);
  return rows
    .map((row) =>
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}
