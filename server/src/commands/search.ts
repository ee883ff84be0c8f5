import "reflect-metadata";
import { format, showProgress } from "../features/books/import/progress";
import { countThings, indexPiece, restartIndex } from "../features/search/index/keepIndex";
import { index as limits } from "../features/search/limits";
import { findJwtSecret } from "../start/secret";
import { createServices } from "../start/services";
import { runCommand } from "./command";
import { rejectUnknownArguments } from "./commandArguments";

/** `npm run search:rebuild`: indexes everything again. Meanwhile the old index is searched; killed, a server goes on with it. */
rejectUnknownArguments(process.argv.slice(2), "npm run search:rebuild");

void runCommand(async ({ config, database }) => {
  await database.connect();
  const manager = database.dataSource.manager;
  const { db } = createServices({
    db: manager,
    jwtSecret: findJwtSecret(config),
    rateLimitFactor: config.rateLimitFactor,
    redis: null,
  });
  const started = Date.now();
  const all = await countThings(db);
  console.log(`Indexing ${format(all)} people, groups, sessions and books.`);
  await restartIndex(db);
  const view = showProgress(process.stdout, "entries");
  let done = 0;
  for (;;) {
    const piece = await indexPiece(db, limits.pieceOfCommand);
    if (piece === null) break;
    if (piece.kind !== null) done += piece.things;
    view.update({ part: Math.min(1, done / Math.max(1, all)), lines: done });
  }
  view.stop();
  console.log(`${format(done)} entries indexed in ${((Date.now() - started) / 1_000).toFixed(1)} s.`);
});
