import { createHash } from "node:crypto";
import type { Embeddings } from "../embeddings/Embeddings";
import { between, type Embedding, vectorLength } from "../embeddings/vectors";

/** What is encoded of a book. */
export interface EncodedText {
  title: string;
  subtitle: string | null;
  categories: readonly string[];
  description: string;
}

/** Cover and description say at their beginning what the book is about; more of it blurs the vector. */
const encodedCharacters = 300;
/** A shorter description says nothing. */
const fewestCharacters = 20;

/** The middle between what the cover says and how the description begins: as near to a goal as both are on average. */
export async function encodeBook(embeddings: Pick<Embeddings, "encode">, book: EncodedText): Promise<Embedding> {
  const cover = await embeddings.encode(coverOf(book));
  if (book.description.length < fewestCharacters) return cover;
  return between(cover, await embeddings.encode(beginningOf(book)));
}

/** Changes whenever what is encoded of a book does. */
export const textHash = (book: EncodedText): Buffer =>
  createHash("sha256")
    .update(JSON.stringify([coverOf(book), beginningOf(book)]))
    .digest()
    .subarray(0, 8);

const coverOf = ({ title, subtitle, categories }: EncodedText) =>
  `${title}${subtitle ? `: ${subtitle}` : ""}. ${categories.join(", ")}`.slice(0, encodedCharacters);

const beginningOf = ({ description }: EncodedText) => description.slice(0, encodedCharacters);

/** As the database stores it. */
export const toBytes = (vector: Embedding): Buffer => Buffer.from(vector.buffer, vector.byteOffset, vector.byteLength);

/** null for a book that is not encoded. */
export function fromBytes(bytes: Buffer | null): Embedding | null {
  return bytes?.length === vectorLength ? new Int8Array(bytes.buffer, bytes.byteOffset, vectorLength) : null;
}
