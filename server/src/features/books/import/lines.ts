import { isUtf8 } from "node:buffer";
import { createReadStream } from "node:fs";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream";
import { createGunzip } from "node:zlib";
import { decodeText } from "../../../platform/validation/decodeText";

export interface Line {
  /** From 1. */
  number: number;
  text: string;
  isTooLong?: boolean;
  /** Its bytes are not UTF-8; `text` is empty. */
  isUndecodable?: boolean;
}

const longestLine = 2_000_000;
/** A character takes at most four bytes. */
const mostBytes = 4 * longestLine;
const newline = 10;

/** The lines of a text file, packed with gzip or not, without ever holding more than a piece of it. */
export async function* readLines(file: string, onBytes?: (bytes: number) => void): AsyncGenerator<Line> {
  let number = 0;
  let started: Buffer = Buffer.alloc(0);
  for await (const piece of openBytes(file, onBytes)) {
    const bytes = started.length > 0 ? Buffer.concat([started, piece]) : piece;
    const end = bytes.lastIndexOf(newline);
    for (const bare of end < 0 ? [] : decodeLines(bytes.subarray(0, end))) yield toLine(++number, bare);
    started = bytes.subarray(end + 1);
    if (started.length > 2 * mostBytes) started = started.subarray(0, mostBytes + 1);
  }
  if (started.length > 0) yield toLine(number + 1, decodeLine(started));
}

/** null: the line is too long to decode; undefined: it is not UTF-8. */
type Decoded = string | null | undefined;

/** Decodes many lines at once; only where one of them is not UTF-8, each by itself. */
function* decodeLines(bytes: Buffer): Generator<Decoded> {
  if (isUtf8(bytes)) return yield* bytes.toString("utf8").split("\n");
  for (let start = 0; start <= bytes.length;) {
    const end = bytes.indexOf(newline, start);
    const stop = end < 0 ? bytes.length : end;
    yield decodeLine(bytes.subarray(start, stop));
    start = stop + 1;
  }
}

function decodeLine(bytes: Buffer): Decoded {
  return bytes.length > mostBytes ? null : (decodeText(bytes) ?? undefined);
}

function toLine(number: number, text: Decoded): Line {
  if (text === undefined) return { number, text: "", isUndecodable: true };
  const marked = number === 1 && text?.startsWith("\uFEFF") ? text.slice(1) : text;
  const bare = marked?.endsWith("\r") ? marked.slice(0, -1) : marked;
  return bare === null || bare === undefined || bare.length > longestLine
    ? { number, text: "", isTooLong: true }
    : { number, text: bare };
}

function openBytes(file: string, onBytes?: (bytes: number) => void): AsyncIterable<Buffer> {
  const source = createReadStream(file, { highWaterMark: 256 * 1024 });
  source.on("data", () => onBytes?.(source.bytesRead));
  const bytes: Readable = file.endsWith(".gz") ? pipeline(source, createGunzip(), () => undefined) : source;
  return bytes;
}
