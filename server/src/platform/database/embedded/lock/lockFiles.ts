import { constants, openSync, readdirSync, readFileSync, rmSync, writeSync } from "node:fs";
import path from "node:path";

/** The owner of a folder; rewritten with every heartbeat. */
export interface LockRecord {
  token: string;
  host: string;
  pid: number;
  /** See `currentMachine()`. */
  machine: string | null;
  /** The network namespace in which the owner holds the folder's name; see `bindName()`. */
  network: string | null;
  /** The socket beside the lock file that the owner listens on; null where the file system has no sockets. */
  socket: string | null;
  beat: number;
  /** The owner closed the database in order. */
  isReleased: boolean;
}

export interface LockFile {
  generation: number;
  /** The raw text, to detect heartbeats; empty until the owner has written it. */
  content: string;
  record: LockRecord | null;
}

/** A fixed size, so that a heartbeat overwrites the record in place. */
const recordBytes = 1_024;

/**
 * `database.lock.7` beside the folder `database`: the file with the highest number names the owner. Numbers only grow, and
 * files are created exclusively, so of two processes that take over at the same time one fails.
 */
export class LockFiles {
  readonly parent: string;
  private readonly prefix: string;

  constructor(folder: string) {
    this.parent = path.dirname(folder);
    this.prefix = `${path.basename(folder)}.lock.`;
  }

  pathOf(suffix: string | number): string {
    return path.join(this.parent, this.prefix + suffix);
  }

  /** 0 when there is none. */
  newest(): number {
    return Math.max(0, ...this.suffixes().flatMap((suffix) => (/^\d+$/.test(suffix) ? Number(suffix) : [])));
  }

  /** null when the file is gone. */
  read(generation: number): LockFile | null {
    try {
      const content = readFileSync(this.pathOf(generation), "utf8");
      return { generation, content, record: parse(content) };
    } catch (error) {
      if ((error as { code?: string }).code === "ENOENT") return null;
      throw error;
    }
  }

  /** Creates and opens the file of a new generation; null when another process was faster. */
  create(generation: number): number | null {
    try {
      return openSync(this.pathOf(generation), constants.O_RDWR | constants.O_CREAT | constants.O_EXCL, 0o600);
    } catch (error) {
      if ((error as { code?: string }).code === "EEXIST") return null;
      throw error;
    }
  }

  /** Removes the files of dead owners. */
  removeOthers(generation: number, socket: string | null): void {
    for (const suffix of this.suffixes())
      if (suffix !== String(generation) && suffix !== socket) rmSync(this.pathOf(suffix), { force: true });
  }

  private suffixes(): string[] {
    return readdirSync(this.parent).flatMap((name) =>
      name.startsWith(this.prefix) ? name.slice(this.prefix.length) : [],
    );
  }
}

export function writeRecord(file: number, record: LockRecord): void {
  writeSync(file, JSON.stringify(record).padEnd(recordBytes - 1) + "\n", 0);
}

function parse(content: string): LockRecord | null {
  try {
    return JSON.parse(content) as LockRecord;
  } catch {
    return null;
  }
}
