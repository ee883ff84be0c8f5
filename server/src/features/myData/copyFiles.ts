import { stringify } from "csv-stringify/sync";
import { parts } from "../../platform/parts";
import { nameOf, type TableData } from "../../platform/personalData/personalData";
import { about } from "./aboutCopy";
import type { Row } from "./memberRows";

/** A file of the copy; its content is read lazily. */
export interface CopyFile {
  path: string;
  content(): AsyncIterable<string | Buffer>;
  /** It would not become smaller in a ZIP. */
  isCompressed?: boolean;
}

interface Sources {
  readRows(data: TableData): AsyncIterable<Row[]>;
  /** The member's planned dates as iCalendar. */
  readCalendar(): Promise<string>;
  /** The member's pictures, one at a time. */
  readPictures(): AsyncIterable<{ id: string; bytes: Buffer }>;
}

/** All files of a member's copy: each list as JSON and CSV, the dates as a calendar, and the pictures. */
export async function* copyFiles(sources: Sources, madeAt: Date): AsyncGenerator<CopyFile> {
  yield* textFiles(sources, madeAt);
  for await (const { id, bytes } of sources.readPictures()) {
    yield { path: `pictures/${id}.webp`, content: () => once(bytes), isCompressed: true };
  }
}

function textFiles({ readRows, readCalendar }: Sources, madeAt: Date): CopyFile[] {
  const lists = parts().personalData.filter(({ exported = [] }) => exported.length > 0);
  return [
    { path: "about.txt", content: () => once(about(madeAt)) },
    { path: "calendar.ics", content: () => once(readCalendar()) },
    ...lists.flatMap((data) => [
      { path: `json/${nameOf(data)}.json`, content: () => toJson(readRows(data)) },
      { path: `csv/${nameOf(data)}.csv`, content: () => toCsv(data, readRows(data)) },
    ]),
  ];
}

async function* once<T extends string | Buffer>(content: T | Promise<T>): AsyncGenerator<T> {
  yield await content;
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

/** Starts with a byte order mark, by which spreadsheets recognise UTF-8. */
async function* toCsv({ exported = [] }: TableData, pages: AsyncIterable<Row[]>): AsyncGenerator<string> {
  yield utf8Mark + stringify([[...exported]]);
  for await (const rows of pages) yield stringify(rows.map((row) => exported.map((column) => toCell(row[column]))));
}

/** Spreadsheets run what begins like this as a formula, some of them also after white space. */
const formula = /^\s*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r]/;

function toCell(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString();
  if (typeof value === "boolean") return String(value);
  if (typeof value === "string") return formula.test(value) ? `'${value}` : value;
  return typeof value === "object" && value !== null ? JSON.stringify(value) : value;
}
