import { once } from "node:events";
import path from "node:path";
import { Worker } from "node:worker_threads";
import { ProtocolStream } from "./ProtocolStream";

interface Options {
  /** A folder, or `memory://` for a database that is gone with the process. */
  dataDir: string;
  /** What `dump()` gave: the database starts as a copy of it. */
  template?: Uint8Array;
}

/** PostgreSQL in this process: a worker thread that speaks the wire protocol. One session, no network. */
export class EmbeddedDatabase {
  private constructor(private readonly worker: Worker) {}

  static async open(options: Options): Promise<EmbeddedDatabase> {
    const worker = new Worker(path.join(__dirname, "worker.cjs"), { workerData: options });
    const database = new EmbeddedDatabase(worker);
    await database.command("open");
    return database;
  }

  /** A socket for node-postgres. */
  connect(): ProtocolStream {
    return new ProtocolStream(this.worker);
  }

  /** The whole data folder as an archive, to start other databases from. */
  async dump(): Promise<Uint8Array> {
    return (await this.command("dump")) as Uint8Array;
  }

  async close(): Promise<void> {
    await this.command("close");
    await this.worker.terminate();
  }

  private async command(command: "open" | "dump" | "close"): Promise<unknown> {
    this.worker.postMessage({ command });
    for (;;) {
      const [message] = (await once(this.worker, "message")) as [
        { command?: string; result?: unknown; failure?: string },
      ];
      if (message.failure !== undefined) throw new Error(message.failure);
      if (message.command === command) return message.result;
    }
  }
}
