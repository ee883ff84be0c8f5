import { createHash } from "node:crypto";
import { once } from "node:events";
import {
  createReadStream,
  createWriteStream,
  existsSync,
  type ReadStream,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { StartError } from "../../../errors";
import type { Report } from "../move/moveRows";
import type { RowSource } from "../move/RowSource";
import { type BackupHeader, formatVersion, kinds } from "./format";

/** A file that belongs to the site. `name`: below the data folder. */
export type SiteFile = { name: string } & ({ path: string } | { text: string });

interface Contents {
  migration: string;
  rows: RowSource;
  /** Listed once the rows are written, so that those which the rows name are among them. */
  files: () => readonly SiteFile[];
  hasSecret: boolean;
}

export interface WrittenBackup {
  rows: number;
  files: number;
  bytes: number;
}

const fileChunkBytes = 48 * 1024;
const chunkBytes = 256 * 1024;
/** Rows compress well at any level; the first ones take a third of the time of the usual. */
const level = 1;

/**
 * Writes a backup that only its owner can read. It gets its name when it is whole and on the disk: a process that is killed
 * and a full disk leave no file of that name. Throws when there is one already.
 */
export async function writeBackup(file: string, contents: Contents, report: Report = () => undefined) {
  if (existsSync(file)) throw new StartError(`${file} exists. Nothing was changed.`);
  const part = `${file}.part`;
  rmSync(part, { force: true });
  const written: WrittenBackup = { rows: 0, files: 0, bytes: 0 };
  try {
    await pipeline(
      Readable.from(withChecksum(linesOf(contents, written, report))),
      createGzip({ level, chunkSize: chunkBytes }),
      createWriteStream(part, { flags: "wx", mode: 0o600, flush: true }),
    );
    renameSync(part, file);
  } catch (error) {
    rmSync(part, { force: true });
    throw explain(error, file);
  }
  return { ...written, bytes: statSync(file).size };
}

async function* linesOf(contents: Contents, written: WrittenBackup, report: Report): AsyncGenerator<string | Buffer> {
  const { rows, migration, hasSecret } = contents;
  const { tables, sequences } = rows;
  const header: BackupHeader = {
    ...{ studyCircle: "backup", format: formatVersion, createdAt: new Date().toISOString(), migration, hasSecret },
    tables: tables.map(({ name, columns }) => ({ name, columns })),
    sequences: [...sequences],
  };
  yield `${kinds.header}${JSON.stringify(header)}\n`;
  for (const table of tables) {
    for await (const piece of rows.piecesOf(table)) {
      yield `${kinds.rows}${JSON.stringify({ bytes: piece.length })}\n`;
      yield piece;
    }
    const digest = await rows.digestOf(table);
    yield `${kinds.digest}${JSON.stringify(digest)}\n`;
    written.rows += digest.rows;
    report({ name: table.name, rows: digest.rows });
  }
  for (const file of contents.files()) yield* linesOfFile(file, written);
}

/** A file that was deleted since it was listed is left out. */
async function* linesOfFile({ name, ...from }: SiteFile, written: WrittenBackup): AsyncGenerator<string> {
  const content = "text" in from ? [Buffer.from(from.text)] : await open(from.path);
  if (!content) return;
  yield `${kinds.file}${JSON.stringify({ name })}\n`;
  for await (const chunk of content) yield `${kinds.chunk}${(chunk as Buffer).toString("base64")}\n`;
  written.files++;
}

async function open(path: string): Promise<ReadStream | null> {
  const stream = createReadStream(path, { highWaterMark: fileChunkBytes });
  try {
    await once(stream, "open");
    return stream;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}

async function* withChecksum(lines: AsyncIterable<string | Buffer>): AsyncGenerator<string | Buffer> {
  const hash = createHash("sha256");
  for await (const line of lines) {
    hash.update(line);
    yield line;
  }
  yield `${kinds.end}${JSON.stringify({ sha256: hash.digest("hex") })}\n`;
}

function explain(error: unknown, file: string): unknown {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === "ENOSPC" || code === "EDQUOT")
    return new StartError(
      `The disk of ${file} is full. No backup was written; free some space, or choose another place.`,
    );
  if (code === "ENOENT" || code === "EACCES" || code === "EROFS" || code === "ENOTDIR")
    return new StartError(`${file} cannot be written: ${message}.`);
  return error;
}
