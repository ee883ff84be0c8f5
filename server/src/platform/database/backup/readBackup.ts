import { createHash } from "node:crypto";
import { closeSync, mkdirSync, openSync, writeSync } from "node:fs";
import path from "node:path";
import type { z } from "zod";
import { StartError } from "../../../errors";
import type { RowSource } from "../move/RowSource";
import { type BackupHeader, digestSchema, fileSchema, formatVersion, headerSchema, kinds, rowsSchema } from "./format";
import { PartReader } from "./readParts";

const nothing = "Nothing was changed.";

/** Reads all of a backup and compares its checksum, before anything is made of it. Throws what is wrong with it. */
export async function checkBackup(file: string): Promise<BackupHeader> {
  const parts = new PartReader(file);
  try {
    return await check(file, parts);
  } catch (error) {
    throw explain(error, file);
  } finally {
    await parts.close();
  }
}

async function check(file: string, parts: PartReader): Promise<BackupHeader> {
  const hash = createHash("sha256");
  let header: BackupHeader | undefined;
  for (let line = await parts.line(); line !== undefined; line = await parts.line()) {
    header ??= readHeader(file, line);
    if (line.startsWith(kinds.end)) {
      if (line !== endOf(hash.digest("hex")) || (await parts.line()) !== undefined) throw changed(file);
      return header;
    }
    hash.update(line).update("\n");
    if (!line.startsWith(kinds.rows)) continue;
    for await (const piece of parts.bytes(parse(file, rowsSchema, line, kinds.rows).bytes)) hash.update(piece);
  }
  throw cut(file);
}

const endOf = (sha256: string) => `${kinds.end}${JSON.stringify({ sha256 })}`;

function readHeader(file: string, line: string): BackupHeader {
  if (!line.startsWith(kinds.header)) throw notOne(file);
  const header = parseJson(line.slice(1));
  const { format } = (header ?? {}) as { format?: unknown };
  if (typeof format === "number" && format !== formatVersion)
    throw new StartError(
      `${file} was written by ${format > formatVersion ? "a newer" : "an earlier"} version of Study Circle, in a form that ` +
        `this one does not know. ${nothing}`,
    );
  const { data } = headerSchema.safeParse(header);
  if (!data) throw notOne(file);
  return data;
}

function parseJson(text: string): unknown {
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
  const parts = new PartReader(file);
  let next: string | undefined;
  const advance = async () => void (next = await parts.line());
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
    async *piecesOf() {
      await open();
      for (; next?.startsWith(kinds.rows); await advance()) {
        const pieces: Buffer[] = [];
        for await (const piece of parts.bytes(parse(file, rowsSchema, next, kinds.rows).bytes)) pieces.push(piece);
        yield Buffer.concat(pieces);
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

  return { rows, restoreFiles, close: () => parts.close() };
}

/** null for a name that leads out of the folder. */
function placeOf(folder: string, name: string): string | null {
  const place = path.resolve(folder, name);
  return place.startsWith(path.resolve(folder) + path.sep) ? place : null;
}

function parse<T>(file: string, schema: z.ZodType<T>, line: string | undefined, kind: string): T {
  if (!line?.startsWith(kind)) throw changed(file);
  const { data } = schema.safeParse(parseJson(line.slice(1)));
  if (data === undefined) throw changed(file);
  return data;
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
