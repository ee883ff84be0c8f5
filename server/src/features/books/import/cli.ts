import "reflect-metadata";
import { runCommand } from "../../../commands/command";
import { StartError } from "../../../errors";
import type { DataSource } from "typeorm";
import { openEmbeddings } from "../embeddings/openEmbeddings";
import type { Embeddings } from "../embeddings/Embeddings";
import { encodeBooks } from "../meaning/encodeBooks";
import { importBooks } from "./importBooks";
import { format, type ProgressView, showProgress } from "./progress";
import { summarize } from "./summarize";

const usage = `Usage: npm run books:import -- FILE…
Each FILE is a CSV in the layout of the catalogue or an Open Library dump, packed with gzip or not.
An interrupted import goes on where it stopped when it is started again.`;

const encoding = `Encoding the books, to compare their meaning with goals. Meanwhile recommendations go by words; after an
interruption, a server goes on with it.`;

/** `npm run books:import -- FILE…` */
void runCommand(async ({ config, database }) => {
  const files = process.argv.slice(2);
  if (files.length === 0) throw new StartError(usage);
  await database.connect();
  const started = Date.now();
  let view: ProgressView | null = null;
  const useless: string[] = [];
  const isRenewed = await importBooks(database.dataSource, files, {
    onFile: (file) => {
      console.log(`Importing ${file}`);
      view = showProgress(process.stdout);
    },
    onProgress: (progress) => view?.update(progress),
    onFileDone: (summary) => {
      view?.stop();
      console.log(summarize(summary));
      if (summary.taken === 0) useless.push(summary.file);
    },
    onStep: (step) => console.log(`${step} …`),
  });
  const seconds = ((Date.now() - started) / 1_000).toFixed(1);
  console.log(`${isRenewed ? "The new index is in use" : "Nothing changed, the index stays"}. Done in ${seconds} s.`);
  const embeddings = openEmbeddings(config);
  if (embeddings.isOn) await encodeWithProgress(database.dataSource, embeddings);
  if (useless.length > 0)
    throw new StartError(`${useless.join(", ")} has no book in it; docs/operations.md lists the columns.`);
});

async function encodeWithProgress(dataSource: DataSource, embeddings: Embeddings): Promise<void> {
  const query = <T>(statement: string, values?: unknown[]) => dataSource.query<T[]>(statement, values);
  let view: ProgressView | null = null;
  const { books } = await encodeBooks({ read: query, change: query }, embeddings, {
    onProgress({ books, missing }) {
      if (!view) console.log(encoding);
      view ??= showProgress(process.stdout, "books");
      view.update({ part: books / Math.max(books, missing), lines: books });
    },
  });
  (view as ProgressView | null)?.stop();
  if (books > 0) console.log(`${format(books)} books encoded.`);
  await embeddings.close();
}
