import { stringify } from "csv-stringify/sync";
import { nameOf, personalData, type TableData } from "../../platform/personalData/personalData";
import { about } from "./aboutCopy";
import type { Row } from "./memberRows";

/** A file of the copy: its content is read when its turn comes. */
export interface CopyFile {
  path: string;
  content(): AsyncIterable<string>;
}

interface Sources {
  readRows(data: TableData): AsyncIterable<Row[]>;
  /** What the member has planned, as calendar programs read it. */
  readCalendar(): Promise<string>;
}

/** Every file of a member's copy: each list as JSON, for programs, and as CSV, for spreadsheets; dates as a calendar, too. */
export function copyFiles({ readRows, readCalendar }: Sources, madeAt: Date): CopyFile[] {
  const lists = personalData.filter(({ exported = [] }) => exported.length > 0);
  return [
    { path: "about.txt", content: () => once(about(madeAt)) },
    { path: "calendar.ics", content: () => once(readCalendar()) },
    ...lists.flatMap((data) => [
      { path: `json/${nameOf(data)}.json`, content: () => toJson(readRows(data)) },
      { path: `csv/${nameOf(data)}.csv`, content: () => toCsv(data, readRows(data)) },
    ]),
  ];
}

async function* once(text: string | Promise<string>): AsyncGenerator<string> {
  yield await text;
}

async function* toJson(pages: AsyncIterable<Row[]>): AsyncGenerator<string> {
  let before = "[";
  for await (const rows of pages) {
    for (const row of rows) {
      yield `${before}\n  ${JSON.stringify(row)}`;
      before = ",";
    }
  }
  yield before === "[" ? "[]\n" : "\n]\n";
}

const utf8Mark = "\uFEFF";

/** Starts with a mark by which spreadsheets know UTF-8. */
async function* toCsv({ exported = [] }: TableData, pages: AsyncIterable<Row[]>): AsyncGenerator<string> {
  yield utf8Mark + stringify([[...exported]]);
  for await (const rows of pages)
    yield stringify(
      rows.map((row) => exported.map((column) => toCell(row[column]))),
      safe,
    );
}

/** A cell that begins like a formula would run in a spreadsheet: it gets an apostrophe, which they do not show. */
const safe = { escape_formulas: true };

function toCell(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString();
  if (typeof value === "boolean") return String(value);
  return typeof value === "object" && value !== null ? JSON.stringify(value) : value;
}
