import { readFileSync } from "node:fs";
import path from "node:path";
import { type Embedding, vectorLength } from "../embeddings/vectors";
import { type EncodedText, textHash, toBytes } from "../meaning/bookVectors";

/**
 * The vectors of the bundled books, so that a first start has them at once: for each book the hash of its text, then what
 * `encodeBook` gives. `npm run books:vectors` writes the file.
 */
export const vectorsFile = path.join(__dirname, "vectors.bin");

const hashBytes = 8;
const entryBytes = hashBytes + vectorLength;

/** Finds a book's vector by its text; undefined for a text that is not the one that was encoded. */
export function readBundledVectors(): (book: EncodedText) => Buffer | undefined {
  const vectors = readVectors(readFileSync(vectorsFile));
  return (book) => vectors.get(textHash(book).toString("hex"));
}

/** The entries of such a file, by the hash of the text. */
export function readVectors(file: Buffer): Map<string, Buffer> {
  const byHash = new Map<string, Buffer>();
  for (let start = 0; start < file.length; start += entryBytes) {
    const hash = file.toString("hex", start, start + hashBytes);
    byHash.set(hash, file.subarray(start + hashBytes, start + entryBytes));
  }
  return byHash;
}

export const toEntry = (book: EncodedText, vector: Embedding): Buffer =>
  Buffer.concat([textHash(book), toBytes(vector)]);
