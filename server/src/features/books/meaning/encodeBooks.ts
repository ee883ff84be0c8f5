import type { Embeddings } from "../embeddings/Embeddings";
import { type EncodedText, encodeBook, toBytes } from "./bookVectors";
import { countNotEncoded, notEncoded, saveVectors } from "./meaningStatements";

interface UnencodedBook extends EncodedText {
  no: number;
  state: string;
}

type Run = <T>(statement: string, values?: unknown[]) => Promise<T[]>;

/** Where the books are: a request's handle, or a command's data source. */
interface Shelf {
  read: Run;
  change: Run;
}

export interface EncodingProgress {
  /** Encoded by this run. */
  books: number;
  /** How many had no vector when it began. */
  missing: number;
}

interface Options {
  signal?: AbortSignal;
  /** Ends after about so many. */
  most?: number;
  onProgress?: (progress: EncodingProgress) => void;
}

const batchSize = 50;

/**
 * Encodes the books that have no vector, in the order of their numbers, and stores each batch: however it ends, the next
 * run goes on from there. Recommendations go by words alone for books that wait.
 */
export async function encodeBooks(
  shelf: Shelf,
  embeddings: Pick<Embeddings, "encode">,
  { signal, most = Infinity, onProgress }: Options = {},
): Promise<EncodingProgress> {
  const [counted] = await shelf.read<{ books: number }>(countNotEncoded);
  const progress = { books: 0, missing: counted?.books ?? 0 };
  let last = 0;
  while (progress.books < most) {
    const books = await shelf.read<UnencodedBook>(notEncoded, [last, batchSize]);
    if (books.length === 0) break;
    await encodeBatch(shelf, embeddings, books, signal);
    last = books.at(-1)?.no ?? last;
    progress.books += books.length;
    onProgress?.(progress);
  }
  return progress;
}

async function encodeBatch(
  shelf: Shelf,
  embeddings: Pick<Embeddings, "encode">,
  books: readonly UnencodedBook[],
  signal: AbortSignal | undefined,
): Promise<void> {
  const encoded: { book: UnencodedBook; vector: Buffer }[] = [];
  let failure: unknown;
  for (const book of books) {
    signal?.throwIfAborted();
    // One text that cannot be encoded must not hold up all that come after it.
    await encodeBook(embeddings, book).then(
      (vector) => encoded.push({ book, vector: toBytes(vector) }),
      (error: unknown) => (failure = error),
    );
  }
  if (encoded.length === 0) throw failure;
  const columns = [encoded.map(({ book }) => book.no), encoded.map(({ vector }) => vector)];
  await shelf.change(saveVectors, [...columns, encoded.map(({ book }) => book.state)]);
}
