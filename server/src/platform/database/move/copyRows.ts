import type { Client, Connection, Submittable } from "pg";
import type { QueryRunner } from "typeorm";

/** The rows that a query selects, in the text form of COPY: a line for each. */
export async function copyOut(db: QueryRunner, select: string): Promise<Buffer> {
  const lines = new Lines();
  await run(db, new Copy(`copy (${select}) to stdout`, { onLine: (line) => lines.add(line) }));
  return lines.all();
}

/** Adds rows that `copyOut` has given to a table. `into`: the table with its columns. */
export const copyIn = (db: QueryRunner, into: string, rows: Buffer): Promise<void> =>
  run(db, new Copy(`copy ${into} from stdin`, { rows }));

async function run(db: QueryRunner, copy: Copy): Promise<void> {
  const client = (await db.connect()) as Client;
  client.query(copy);
  await copy.done;
}

interface CopyOptions {
  /** Gets lines that the connection overwrites afterwards. */
  onLine?: (line: Buffer) => void;
  rows?: Buffer;
}

/** What pg calls while a statement runs, beside its declared part. */
interface CopyConnection extends Connection {
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
}

/** A COPY statement, which pg itself has no form for. */
class Copy implements Submittable {
  readonly done: Promise<void>;
  private resolve!: () => void;
  private reject!: (error: Error) => void;

  constructor(
    private readonly text: string,
    private readonly options: CopyOptions,
  ) {
    this.done = new Promise<void>((resolve, reject) => {
      this.resolve = resolve;
      this.reject = reject;
    });
  }

  /** All in one message: the embedded database reads no further ones before it has answered. */
  submit(connection: Connection): void {
    const { stream } = connection;
    stream.cork();
    connection.query(this.text);
    if (this.options.rows) {
      (connection as CopyConnection).sendCopyFromChunk(this.options.rows);
      (connection as CopyConnection).endCopyFrom();
    }
    stream.uncork();
  }

  handleCopyInResponse(): void {}

  handleCopyData({ chunk }: { chunk: Buffer }): void {
    this.options.onLine?.(chunk);
  }

  handleCommandComplete(): void {}

  handleError(error: Error): void {
    this.reject(error);
  }

  handleReadyForQuery(): void {
    this.resolve();
  }
}

/** Many small pieces of bytes as one, without an object for each. */
class Lines {
  private bytes = Buffer.allocUnsafe(1 << 20);
  private length = 0;

  add(line: Buffer): void {
    if (this.length + line.length > this.bytes.length) this.grow(this.length + line.length);
    this.length += line.copy(this.bytes, this.length);
  }

  all(): Buffer {
    return this.bytes.subarray(0, this.length);
  }

  private grow(needed: number): void {
    const larger = Buffer.allocUnsafe(Math.max(needed, this.bytes.length * 2));
    this.bytes.copy(larger, 0, 0, this.length);
    this.bytes = larger;
  }
}
