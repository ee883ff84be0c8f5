import { parseCsvBook } from "./csvBooks";
import type { Line } from "./lines";
import type { Entry } from "./records";

/** A text in quotation marks may hold line breaks, but not this many. */
const mostLines = 100;

/**
 * The records of a CSV file. A quotation mark that is never closed costs its own line alone: reading goes on after it.
 */
export async function* readCsvFile(lines: AsyncIterable<Line>): AsyncGenerator<Entry> {
  const open: Line[] = [];
  for await (const line of lines) {
    open.push(line);
    yield* takeRecords(open, false);
  }
  yield* takeRecords(open, true);
}

/** Takes whole records off the front of `open`. */
function* takeRecords(open: Line[], isEnd: boolean): Generator<Entry> {
  while (open.length > 0) {
    const count = completeAt(open);
    if (count === 0 && !isEnd && open.length < mostLines) return;
    const record = open.slice(0, count || 1);
    const entry = toEntry(record);
    const isInvalid = entry.kind === "error";
    open.splice(0, isInvalid ? 1 : record.length);
    yield isInvalid ? { ...entry, lines: 1 } : entry;
  }
}

function toEntry(record: readonly Line[]): Entry {
  const place = { line: record[0]?.number ?? 0, lines: record.length };
  if (record.some((line) => line.isUndecodable)) return { ...place, kind: "error", reason: "is not UTF-8" };
  const text = record.map((line) => line.text).join("\n");
  if (text.trim() === "") return { ...place, kind: "ignored" };
  if (record.some((line) => line.isTooLong)) return { ...place, kind: "error", reason: "is too long" };
  const parsed = parseCsvBook(text);
  return typeof parsed === "string"
    ? { ...place, kind: "error", reason: parsed }
    : { ...place, kind: "book", book: parsed };
}

/** After how many lines all quotation marks are closed for the first time; 0 if they are not. */
function completeAt(open: readonly Line[]): number {
  let marks = 0;
  for (const [index, line] of open.entries()) {
    marks += line.text.split('"').length - 1;
    if (marks % 2 === 0) return index + 1;
  }
  return 0;
}
