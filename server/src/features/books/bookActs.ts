import { z } from "zod";
import { StartError } from "../../errors";
import { defineAct } from "../../platform/admin/acts";
import { holdsUpRequests } from "../../platform/database/maintenance";
import { importOn } from "./import/importBooks";
import { inspectFile } from "./import/importFile";
import { summarize } from "./import/summarize";
import { leaveIndexStale } from "./index/indexState";
import { keepBookIndex } from "./keepBookIndex";
import { books as limits } from "./limits";
import { encodeWhatIsMissing } from "./meaning/encodeBooksJob";

const busy = "Another import is running, or the index is being built. Try again later.";

const tooLarge = () =>
  new StartError(
    `files: more than ${limits.importedBesideBytes / 1_000_000} MB would hold up everybody for long, because the embedded ` +
      `database has one connection. Stop the site, and use npm run books:import.`,
  );

const importAct = defineAct({
  name: "books.import",
  summary:
    "imports files of books, and renews the index; with the embedded database requests wait for seconds meanwhile",
  input: z.object({ files: z.array(z.string()).min(1, "name the files").meta({ isPath: true }) }),
  words: ["files"],
  isChange: true,
  async run({ files }, { services: { db, jobs, embeddings }, isDry, log }) {
    let bytes = 0;
    for (const file of files) bytes += (await inspectFile(file)).size;
    if (isDry) return { said: `${files.length} files would be imported.` };
    await log({ details: String(files.length) });
    const said: string[] = [];
    const useless: string[] = [];
    const isRenewed = await db.maintenance((runner) => {
      if (holdsUpRequests(runner.dataSource) && bytes > limits.importedBesideBytes) throw tooLarge();
      return importOn(runner, files, {
        onFileDone: (summary) => {
          said.push(summarize(summary));
          if (summary.taken === 0) useless.push(summary.file);
        },
      });
    });
    if (isRenewed === null) throw new StartError(busy);
    if (embeddings.isOn) await encodeWhatIsMissing(db, jobs);
    if (useless.length > 0)
      throw new StartError(`${useless.join(", ")} has no book in it; docs/operations.md lists the columns.`);
    return { said: [...said, isRenewed ? "The new index is in use." : "Nothing changed, the index stays."].join("\n") };
  },
});

const reindex = defineAct({
  name: "books.reindex",
  summary: "builds the index of books again, in the background; the old one answers meanwhile",
  input: z.object({}),
  isChange: true,
  async run(_, { services: { jobs }, change }) {
    await change({}, async (tx) => {
      await leaveIndexStale(tx);
      await jobs.send(keepBookIndex, {}, { tx });
    });
    return { said: "A job builds the index again. The old one answers meanwhile." };
  },
});

export const bookActs = [importAct, reindex];
