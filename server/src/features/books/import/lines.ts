import { createReadStream } from "node:fs";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream";
import { createGunzip } from "node:zlib";

export interface Line {
  /** From 1. */
  number: number;
  text: string;
  isTooLong?: boolean;
}

const longestLine = 2_000_000;

/** The lines of a text file, packed with gzip or not, without ever holding more than a piece of it. */
export async function* readLines(file: string, onBytes?: (bytes: number) => void): AsyncGenerator<Line> {
  let number = 0;
  let started = "";
  for await (const piece of openText(file, onBytes)) {
    const texts = (started + piece).split("\n");
    started = texts.pop() ?? "";
    for (const text of texts) yield toLine(++number, text);
    if (started.length > 2 * longestLine) started = started.slice(0, longestLine + 1);
  }
  if (started) yield toLine(number + 1, started);
}

function toLine(number: number, text: string): Line {
  const bare = text.endsWith("\r") ? text.slice(0, -1) : text;
  return bare.length > longestLine ? { number, text: "", isTooLong: true } : { number, text: bare };
}

function openText(file: string, onBytes?: (bytes: number) => void): AsyncIterable<string> {
  const source = createReadStream(file, { highWaterMark: 256 * 1024 });
  source.on("data", () => onBytes?.(source.bytesRead));
  const text: Readable = file.endsWith(".gz") ? pipeline(source, createGunzip(), () => undefined) : source;
  return text.setEncoding("utf8");
}
