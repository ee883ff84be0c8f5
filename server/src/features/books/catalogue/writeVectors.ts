import { writeFileSync } from "node:fs";
import path from "node:path";
import { SentenceEncoder } from "../embeddings/SentenceEncoder";
import { bundledRecords } from "../ensureCatalogue";
import { encodeBook } from "../meaning/bookVectors";
import { toEntry, vectorsFile } from "./bundledVectors";

/** `npm run books:vectors -- FOLDER`: encodes the bundled books and writes `vectors.bin` into the folder. */
async function main(folder: string): Promise<void> {
  const embeddings = new SentenceEncoder();
  const entries: Buffer[] = [];
  for (const book of bundledRecords()) entries.push(toEntry(book, await encodeBook(embeddings, book)));
  await embeddings.close();
  writeFileSync(path.join(folder, path.basename(vectorsFile)), Buffer.concat(entries));
  console.log(`Encoded ${entries.length} books`);
}

void main(process.argv[2] ?? ".");
