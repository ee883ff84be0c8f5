import "reflect-metadata";
import { runCommand } from "../../../command";
import { StartError } from "../../../errors";
import { type FileSummary, importBooks } from "./importBooks";
import { format, type ProgressView, showProgress } from "./progress";

const usage = `Usage: npm run books:import -- FILE…
Each FILE is a CSV in the layout of the catalogue or an Open Library dump, packed with gzip or not.
An interrupted import goes on where it stopped when it is started again.`;

/** `npm run books:import -- FILE…` */
void runCommand(async ({ database }) => {
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
  if (useless.length > 0)
    throw new StartError(`${useless.join(", ")} has no book in it; docs/operations.md lists the columns.`);
});

function summarize({ lines, taken, changed, errors }: FileSummary): string {
  const entries = `${format(lines)} lines read: ${format(taken)} entries, ${format(changed)} of them new or changed`;
  if (errors.count === 0) return `${entries}; no invalid lines.`;
  const listed = errors.first.map(({ line, reason }) => `  line ${line} ${reason}`);
  const more = errors.count - errors.first.length;
  const rest = more > 0 ? [`  and ${format(more)} more; the table book_import_faults has them all`] : [];
  return [`${entries}; ${format(errors.count)} invalid lines were skipped:`, ...listed, ...rest].join("\n");
}
