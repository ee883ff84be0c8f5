import { readFileSync } from "node:fs";
import path from "node:path";
import { Worker } from "node:worker_threads";
import { ProtocolStream } from "./ProtocolStream";

/** TypeScript declares it only for browsers. */
declare const WebAssembly: { compile(program: Uint8Array): Promise<object> };

let program: Promise<object> | undefined;

/** PostgreSQL, compiled once per process: tests open many databases. */
function compileProgram(): Promise<object> {
  const folder = path.dirname(require.resolve("@electric-sql/pglite"));
  return (program ??= WebAssembly.compile(readFileSync(path.join(folder, "pglite.wasm"))));
}

interface Options {
  /** A folder, or `memory://` for a database in memory. */
  dataDir: string;
  /** The result of `dump()`: the database starts as a copy of it. */
  template?: Uint8Array;
  /** PostgreSQL's `shared_buffers`; 128MB by default. */
  sharedBuffers?: string;
}

/** The lock of the folder. */
interface Guard {
  mayWrite: () => boolean;
  lost: Promise<string>;
}

type Command = "open" | "dump" | "copy" | "close";

interface Message {
  command?: Command;
  result?: unknown;
  failure?: string;
  lost?: string;
}

/** PostgreSQL in a worker thread, which speaks the wire protocol. It has one session and no network. */
export class EmbeddedDatabase {
  /** Resolves with the reason when the database ends without `close`. It cannot be restarted. */
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

  /** The whole data folder as an archive, the `template` of other databases. */
  async dump(): Promise<Uint8Array> {
    return (await this.command("dump")) as Uint8Array;
  }

  /** Copies the data folder to a new one, with everything that was committed before. Statements wait meanwhile. */
  async copyTo(target: string): Promise<void> {
    await this.command("copy", target);
  }

  /** Ends the database immediately, without any further writes. */
  end(reason: string): void {
    if (!this.isClosed) this.reportLoss(reason);
    void this.worker.terminate();
  }

  /** Shuts the database down; does nothing when it has already ended. */
  async close(): Promise<void> {
    if (this.isClosed) return;
    await Promise.race([this.command("close").catch(() => undefined), this.lost]);
    this.isClosed = true;
    await this.worker.terminate();
  }

  private async command(command: Command, target?: string): Promise<unknown> {
    this.post({ command, ...(target === undefined ? {} : { target }) });
    const answer = await Promise.race([this.answerTo(command), this.lost]);
    if (typeof answer === "string") throw new Error(answer);
    if (answer.failure !== undefined) throw new Error(answer.failure);
    return answer.result;
  }

  /** Checks the lock before every message, because each may make the worker write. */
  private post(message: Uint8Array | { command: Command; target?: string }): void {
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
