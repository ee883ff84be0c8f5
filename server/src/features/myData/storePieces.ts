import type { Readable } from "node:stream";
import type { Orm } from "../../platform/database/Db";
import { myData as limits } from "./limits";
import { DataExportPiece } from "./DataExportPiece";

export class TooLargeError extends Error {}

interface Target {
  exportId: string;
  runId: string;
  signal: AbortSignal;
}

/** Stores a file in pieces of bounded size and returns its size. Throws TooLargeError above the maximum. */
export async function storePieces(db: Orm, file: Readable, { exportId, runId, signal }: Target): Promise<number> {
  const waiting: Buffer[] = [];
  let [size, stored, position] = [0, 0, 0];
  const store = async () => {
    const bytes = Buffer.concat(waiting.splice(0));
    await db.insert(DataExportPiece, { exportId, runId, position: position++, bytes });
    stored += bytes.length;
  };
  for await (const chunk of file as AsyncIterable<Buffer>) {
    signal.throwIfAborted();
    waiting.push(chunk);
    size += chunk.length;
    if (size > limits.copyBytes) throw new TooLargeError("the copy is too large");
    if (size - stored >= limits.pieceBytes) await store();
  }
  if (waiting.length > 0) await store();
  return size;
}
