import { createHash } from "node:crypto";
import { closeSync, createReadStream, mkdirSync, openSync, writeSync } from "node:fs";
import path from "node:path";
import { createGunzip } from "node:zlib";
import type { z } from "zod";
import { StartError } from "../../../errors";
import type { RowSource } from "../move/RowSource";
import { type BackupHeader, digestSchema, fileSchema, formatVersion, headerSchema, kinds } from "./format";

const nothing = "Nothing was changed.";

/** Reads all of a backup and compares its checksum, before anything is made of it. Throws what is wrong with it. */
export async function checkBackup(file: string): Promise<BackupHeader> {
  const hash = createHash("sha256");
  let header: BackupHeader | undefined;
  let isWhole = false;
  for await (const line of linesOf(file)) {
    header ??= readHeader(file, line);
    if (isWhole) throw changed(file);
    isWhole = line.startsWith(kinds.end);
    if (isWhole && line !== endOf(hash.digest("hex"))) throw changed(file);
    if (isWhole) continue;
    hash.update(line).update("\n");
  }
  if (!header || !isWhole) throw cut(file);
  return header;
}

const endOf = (sha256: string) => `${kinds.end}${JSON.stringify({ sha256 })}`;

function readHeader(file: string, line: string): BackupHeader {
  if (!line.startsWith(kinds.header)) throw notOne(file);
  const header = parseHeader(line.slice(1));
  const { format } = (header ?? {}) as { format?: unknown };
  if (typeof format === "number" && format > formatVersion)
    throw new StartError(
      `${file} was written by a newer version of Study Circle, in a form that this one does not know. ${nothing}`,
    );
  const { data } = headerSchema.safeParse(header);
  if (!data) throw notOne(file);
  return data;
}

function parseHeader(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * A backup that was checked, as a source of rows. Once all its tables are read, `restoreFiles` writes its files. `close` ends
 * reading in between.
 */
export function openBackup(file: string, { tables, sequences }: BackupHeader) {
  const lines = linesOf(file);
  let next: string | undefined;
  const advance = async () => {
    const { value, done } = await lines.next();
    next = done ? undefined : value;
  };
  let isOpen = false;
  /** Behind the header. */
  const open = async () => {
    if (isOpen) return;
    isOpen = true;
    await advance();
    await advance();
  };

  const rows: RowSource = {
    ...{ tables, sequences },
    async *rowsOf() {
      await open();
      for (let some: string[] = []; ; some = []) {
        for (; some.length < atOnce && next?.startsWith(kinds.row); await advance()) some.push(next);
        if (some.length > 0) yield some;
        if (!next?.startsWith(kinds.row)) return;
      }
    },
    async digestOf() {
      const digest = parse(file, digestSchema, next, kinds.digest);
      await advance();
      return digest;
    },
  };

  /** Writes the files below a folder, readable only by their owner. `accepts`: by their names. Returns how many. */
  async function restoreFiles(folder: string, accepts: (name: string) => boolean): Promise<number> {
    let count = 0;
    while (next?.startsWith(kinds.file)) {
      const { name } = parse(file, fileSchema, next, kinds.file);
      const place = placeOf(folder, name);
      if (!place) throw new StartError(`${file} has a file outside of its folder: ${name}.`);
      const isWanted = accepts(name);
      if (isWanted) mkdirSync(path.dirname(place), { recursive: true, mode: 0o700 });
      const target = isWanted ? openSync(place, "w", 0o600) : null;
      for (await advance(); next?.startsWith(kinds.chunk); await advance())
        if (target !== null) writeSync(target, Buffer.from(next.slice(1), "base64"));
      if (target !== null) closeSync(target);
      if (isWanted) count++;
    }
    return count;
  }

  return { rows, restoreFiles, close: () => lines.return(undefined) };
}

const atOnce = 500;

/** null for a name that leads out of the folder. */
function placeOf(folder: string, name: string): string | null {
  const place = path.resolve(folder, name);
  return place.startsWith(path.resolve(folder) + path.sep) ? place : null;
}

function parse<T>(file: string, schema: z.ZodType<T>, line: string | undefined, kind: string): T {
  if (!line?.startsWith(kind)) throw changed(file);
  const { data } = schema.safeParse(JSON.parse(line.slice(1)));
  if (data === undefined) throw changed(file);
  return data;
}

/** Without their ends. node:readline would also part at other characters, which texts have. */
async function* linesOf(file: string): AsyncGenerator<string, void, undefined> {
  const stream = createReadStream(file);
  const text = stream.pipe(createGunzip());
  stream.once("error", (error) => text.destroy(error));
  let rest: Buffer[] = [];
  try {
    for await (const chunk of text as AsyncIterable<Buffer>) {
      let start = 0;
      for (let end = chunk.indexOf(10); end !== -1; end = chunk.indexOf(10, start)) {
        yield Buffer.concat([...rest, chunk.subarray(start, end)]).toString();
        rest = [];
        start = end + 1;
      }
      if (start < chunk.length) rest.push(chunk.subarray(start));
    }
  } catch (error) {
    throw explain(error, file);
  } finally {
    stream.destroy();
  }
}

function explain(error: unknown, file: string): unknown {
  const { code = "" } = error as NodeJS.ErrnoException;
  if (code === "Z_BUF_ERROR") return cut(file);
  if (code === "ENOENT" || code === "EACCES" || code === "EISDIR")
    return new StartError(`${file} cannot be read: ${code}. ${nothing}`);
  if (/^Z_/.test(code)) return /header/.test((error as Error).message) ? notOne(file) : changed(file);
  return error;
}

const cut = (file: string) => new StartError(`${file} is cut short: its end is missing. ${nothing}`);
const changed = (file: string) => new StartError(`${file} was changed: its checksum is another one. ${nothing}`);
const notOne = (file: string) => new StartError(`${file} is not a backup of Study Circle. ${nothing}`);
