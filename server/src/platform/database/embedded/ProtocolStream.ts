import { Duplex } from "node:stream";
import type { Worker } from "node:worker_threads";

/** AuthenticationOk and ReadyForQuery: the response to a startup message. The session is always open. */
const startupResponse = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49]);
const terminate = 0x58;

/**
 * The socket that node-postgres uses: carries the wire protocol to the worker and back. Messages written together (parse,
 * bind, execute, sync) are sent as one.
 */
export class ProtocolStream extends Duplex {
  private hasStarted = false;
  private readonly receive = (message: unknown) => {
    if (message instanceof Uint8Array) this.push(message);
  };
  /** The code is PostgreSQL's for a server shutdown, so callers answer that the service is unavailable. */
  private readonly lose = () =>
    void this.destroy(Object.assign(new Error("The embedded database has ended."), { code: "57P01" }));

  constructor(
    private readonly worker: Worker,
    private readonly post: (bytes: Uint8Array) => void,
  ) {
    super();
    worker.on("message", this.receive);
    worker.once("error", this.lose);
    worker.once("exit", this.lose);
  }

  connect(): this {
    setImmediate(() => (this.worker.threadId === -1 ? this.lose() : this.emit("connect")));
    return this;
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.send(chunk);
    done();
  }

  override _writev(chunks: { chunk: Buffer }[], done: () => void): void {
    this.send(Buffer.concat(chunks.map(({ chunk }) => chunk)));
    done();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.worker.off("message", this.receive).off("error", this.lose).off("exit", this.lose);
    done(error);
  }

  private send(bytes: Buffer): void {
    if (!this.hasStarted) {
      this.hasStarted = true;
      this.push(startupResponse);
    } else if (bytes[0] === terminate) {
      this.destroy();
    } else {
      this.post(new Uint8Array(bytes));
    }
  }

  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }
}
