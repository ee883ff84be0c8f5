import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { server } from "./server.mjs";

/**
 * The vectors of the books that judged queries are compared with: encoding them takes minutes, and nothing else of the
 * quality does. `npm run bench:books -- --quality --keep` writes the file; every run encodes a sample again.
 */
const file = fileURLToPath(new URL("vectors.bin", import.meta.url));
const sampleSize = 16;
/** Processors may round differently. */
const same = 0.999;

/** Gives the books their vectors, as far as the file has them for their very text; answers how many. */
export async function fillJudged({ dataSource }, embeddings) {
  const { readVectors } = server("features/books/catalogue/bundledVectors.js");
  const { textHash } = server("features/books/meaning/bookVectors.js");
  if (!existsSync(file)) return 0;
  const vectors = readVectors(readFileSync(file));
  const books = (await selectTexts(dataSource, "vector is null")).flatMap((book) => {
    const vector = vectors.get(textHash(book).toString("hex"));
    return vector ? [{ ...book, vector }] : [];
  });
  await expectSame(books, embeddings);
  await dataSource.query(
    `update books set vector = given.vector from unnest($1::integer[], $2::bytea[]) as given (no, vector)
     where books.no = given.no`,
    [books.map(({ no }) => no), books.map(({ vector }) => vector)],
  );
  return books.length;
}

/** The encoder itself must give what the file says, for other books each time. */
async function expectSame(books, embeddings) {
  const { encodeBook, fromBytes } = server("features/books/meaning/bookVectors.js");
  const { similarityTo } = server("features/books/embeddings/vectors.js");
  const sample = [...books].sort(() => Math.random() - 0.5).slice(0, sampleSize);
  for (const book of sample) {
    const likeness = similarityTo(await encodeBook({ encode: embeddings.encodeAnew }, book))(fromBytes(book.vector));
    if (likeness > same) continue;
    console.error(`"${book.title}" has another vector now: run npm run bench:books -- --quality --keep`);
    process.exitCode = 1;
  }
}

/** Writes what the candidates have now. */
export async function keepJudged({ dataSource }) {
  const { toEntry } = server("features/books/catalogue/bundledVectors.js");
  const { fromBytes } = server("features/books/meaning/bookVectors.js");
  const books = await selectTexts(dataSource, "length(vector) > 0");
  writeFileSync(file, Buffer.concat(books.map((book) => toEntry(book, fromBytes(book.vector)))));
  console.log(`Kept the vectors of ${books.length} books`);
}

const selectTexts = (dataSource, condition) =>
  dataSource.query(
    `select no, title, subtitle, categories, description, vector from books where ${condition} order by source_key`,
  );
