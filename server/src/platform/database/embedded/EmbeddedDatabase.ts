import { readFileSync } from "node:fs";
import path from "node:path";
import { Worker } from "node:worker_threads";
import { ProtocolStream } from "./ProtocolStream";

/** Its types are those of browsers. */
declare const WebAssembly: { compile(program: Uint8Array): Promise<object> };

let program: Promise<object> | undefined;

/** PostgreSQL, compiled once per process: tests open many databases. */
function compileProgram(): Promise<object> {
  const folder = path.dirname(require.resolve("@electric-sql/pglite"));
  return (program ??= WebAssembly.compile(readFileSync(path.join(folder, "pglite.wasm"))));
}

interface Options {
  /** A folder, or `memory://` for a database that is gone with the process. */
  dataDir: string;
  /** What `dump()` gave: the database starts as a copy of it. */
  template?: Uint8Array;
  /** Memory for pages of tables, as PostgreSQL writes it; without it, 128MB. */
  sharedBuffers?: string;
}

/** What says whether the folder still belongs to this process. */
interface Guard {
  mayWrite: () => boolean;
  lost: Promise<string>;
}

type Command = "open" | "dump" | "close";

interface Message {
  command?: Command;
  result?: unknown;
  failure?: string;
  lost?: string;
}

/** PostgreSQL in this process: a worker thread that speaks the wire protocol. One session, no network. */
export class EmbeddedDatabase {
  /** Resolves with the reason when the database ends without having been closed. It does not come back. */
  readonly lost: Promise<string>;
  private reportLoss!: (reason: string) => void;
  private isClosed = false;

  private constructor(
    private readonly worker: Worker,
    private readonly guard: Guard | null,
  ) {
    void guard?.lost.then((reason) => this.end(reason));
    this.lost = new Promise((resolve) => (this.reportLoss = resolve));
    worker.on("message", ({ lost }: Message) => lost !== undefined && this.end(lost));
    worker.once("error", (error) => this.end(error.message));
    worker.once("exit", (code) => this.end(`its thread ended with ${code}`));
  }

  static async open(options: Options, guard: Guard | null = null): Promise<EmbeddedDatabase> {
    const workerData = { ...options, program: await compileProgram() };
    const worker = new Worker(path.join(__dirname, "worker.cjs"), { workerData });
    const database = new EmbeddedDatabase(worker, guard);
    try {
      await database.command("open");
    } catch (error) {
      await database.worker.terminate();
      throw error;
    }
    return database;
  }

  /** A socket for node-postgres. */
  connect(): ProtocolStream {
    return new ProtocolStream(this.worker, (bytes) => this.post(bytes));
  }

  /** The whole data folder as an archive, to start other databases from. */
  async dump(): Promise<Uint8Array> {
    return (await this.command("dump")) as Uint8Array;
  }

  /** Ends the database at once: not another byte is written. */
  end(reason: string): void {
    if (!this.isClosed) this.reportLoss(reason);
    void this.worker.terminate();
  }

  /** Closes in order; a database that is lost already has nothing to close. */
  async close(): Promise<void> {
    if (this.isClosed) return;
    await Promise.race([this.command("close").catch(() => undefined), this.lost]);
    this.isClosed = true;
    await this.worker.terminate();
  }

  private async command(command: Command): Promise<unknown> {
    this.post({ command });
    const answer = await Promise.race([this.answerTo(command), this.lost]);
    if (typeof answer === "string") throw new Error(answer);
    if (answer.failure !== undefined) throw new Error(answer.failure);
    return answer.result;
  }

  /** Checked before every message: the worker may write whatever it gets. */
  private post(message: Uint8Array | { command: Command }): void {
    if (this.guard === null || this.guard.mayWrite()) this.worker.postMessage(message);
  }

  private answerTo(command: Command): Promise<Message> {
    return new Promise((resolve) => {
      const receive = (message: Message) => {
        if (message.command !== command) return;
        this.worker.off("message", receive);
        resolve(message);
      };
      this.worker.on("message", receive);
    });
  }
}
