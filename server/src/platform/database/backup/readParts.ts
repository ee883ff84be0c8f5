import { createReadStream, type ReadStream } from "node:fs";
import { createGunzip } from "node:zlib";

const chunkBytes = 256 * 1024;
const lineEnd = 10;

/** A compressed file, read as lines and as so many bytes. */
export class PartReader {
  private readonly stream: ReadStream;
  private readonly chunks: AsyncIterator<Buffer>;
  private rest: Buffer = Buffer.alloc(0);

  constructor(file: string) {
    this.stream = createReadStream(file, { highWaterMark: chunkBytes });
    const text = this.stream.pipe(createGunzip({ chunkSize: chunkBytes }));
    this.stream.once("error", (error) => text.destroy(error));
    this.chunks = (text as AsyncIterable<Buffer>)[Symbol.asyncIterator]();
  }

  /** The next line without its end; undefined at the end of the file, where a line without one counts as none. */
  async line(): Promise<string | undefined> {
    const pieces: Buffer[] = [];
    for (;;) {
      const end = this.rest.indexOf(lineEnd);
      if (end !== -1) {
        pieces.push(this.rest.subarray(0, end));
        this.rest = this.rest.subarray(end + 1);
        return Buffer.concat(pieces).toString();
      }
      pieces.push(this.rest);
      if (!(await this.advance())) return undefined;
    }
  }

  /** The next bytes, in pieces; fewer at the end of the file. */
  async *bytes(count: number): AsyncGenerator<Buffer, void, undefined> {
    for (let left = count; left > 0;) {
      if (this.rest.length === 0 && !(await this.advance())) return;
      const piece = this.rest.subarray(0, left);
      this.rest = this.rest.subarray(piece.length);
      left -= piece.length;
      yield piece;
    }
  }

  async close(): Promise<void> {
    this.stream.destroy();
    await this.chunks.return?.();
  }

  /** false at the end of the file. */
  private async advance(): Promise<boolean> {
    const { value, done } = await this.chunks.next();
    this.rest = done ? Buffer.alloc(0) : value;
    return !done;
  }
}
