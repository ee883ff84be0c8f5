/**
 * npm run bench:books [-- --catalogue FILE.csv] [--judgements FOLDER] [--set dev] [--run FILE.json] [--grow] [--goals FILE] [--verbose] [--import LINES]
 *
 * Imports a catalogue into a scratch database, asks the judged queries, writes the run, and prints how good and how
 * fast the answers are. --grow repeats the catalogue to 100 thousand and 1 million books and times the same queries.
 * --import LINES imports a made-up dump of that length instead, killed on the way and not, and watches the memory.
 */
import "reflect-metadata";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { grow } from "./grow.mjs";
import { measureImport } from "./importRun.mjs";
import { measureLatency, printLatency } from "./latency.mjs";
import { openScratchDatabase } from "./scratchDatabase.mjs";
import { scoreQuery, scoreRun } from "./score.mjs";
import { server } from "./server.mjs";

/** What recommendations must reach on the judged queries; below it this command fails. */
const floors = { ndcg10: 0.58, top3: 0.87 };

const root = fileURLToPath(new URL("../..", import.meta.url));
const shared = path.join(root, "../shared");

const { values: options } = parseArgs({
  options: {
    catalogue: { type: "string", default: path.join(shared, "data/books-7k.csv") },
    judgements: { type: "string", default: path.join(shared, "eval/books") },
    set: { type: "string", default: "dev" },
    run: { type: "string", default: path.join(root, "bench/results/books-run.json") },
    goals: { type: "string" },
    import: { type: "string" },
    grow: { type: "boolean", default: false },
    verbose: { type: "boolean", default: false },
  },
});

if (options.import) {
  await measureImport(Number(options.import));
  process.exit();
}
if (!existsSync(options.catalogue)) {
  console.error(`There is no catalogue at ${options.catalogue}; name one with --catalogue FILE.csv`);
  process.exit(1);
}

const scratch = await openScratchDatabase();
try {
  await importCatalogue();
  const queries = readJson(`queries.${options.set}.json`);
  const qrels = readJson(`qrels.${options.set}.json`);
  const goals = queries?.map((query) => query.text) ?? [
    "learn to paint",
    "stock market for beginners",
    "write better code",
  ];
  if (options.goals) await showAnswers(readFileSync(options.goals, "utf8").split("\n").filter(Boolean));
  if (queries && qrels) await evaluate(queries, qrels);
  else console.log(`No judged queries at ${options.judgements}: quality is not measured.`);
  const base = await measureLatency(scratch.db, goals);
  printLatency([["this catalogue", base]]);
  if (options.grow) await grow(scratch, goals, base);
} finally {
  await scratch.close();
}

async function importCatalogue() {
  const { importBooks } = server("features/books/import/importBooks.js");
  const started = performance.now();
  await importBooks(scratch.dataSource, [options.catalogue]);
  console.log(
    `Imported ${path.basename(options.catalogue)} with its index in ${seconds(started)} s on ${scratch.name}`,
  );
}

async function evaluate(queries, qrels) {
  const run = {};
  for (const query of queries) run[query.id] = (await ask(query.text)).map(({ book }) => book.isbn13).filter(Boolean);
  mkdirSync(path.dirname(options.run), { recursive: true });
  writeFileSync(options.run, JSON.stringify(run, null, 1));
  const { queries: count, ndcg10, recall20, mrr, top3 } = scoreRun(run, queries, qrels);
  console.log(`Wrote ${path.relative(process.cwd(), options.run)}`);
  console.log(
    `${count} judged queries (${options.set}): nDCG@10 ${ndcg10.toFixed(3)}, a good book in the top 3 for ` +
      `${(top3 * 100).toFixed(1)} %, recall@20 ${recall20.toFixed(3)}, MRR ${mrr.toFixed(3)}`,
  );
  if (ndcg10 < floors.ndcg10 || top3 < floors.top3) {
    console.error(`That is below the floors: nDCG@10 ${floors.ndcg10}, top 3 ${floors.top3 * 100} %.`);
    process.exitCode = 1;
  }
  if (options.verbose) {
    for (const query of queries.filter((each) => !each.noAnswer)) {
      const { ndcg10: own, top3: hit } = scoreQuery(run[query.id], qrels[query.id]);
      console.log(`  ${own.toFixed(2)} ${hit ? "hit " : "miss"} ${query.text}`);
    }
  }
}

async function showAnswers(goals) {
  for (const goal of goals) {
    console.log(`\n${goal}`);
    for (const { book, reason, isCloseMatch } of (await ask(goal)).slice(0, 5)) {
      console.log(
        `  ${isCloseMatch ? "+" : "-"} ${book.title}${book.subtitle ? `: ${book.subtitle}` : ""}  [${reason}]`,
      );
    }
  }
}

async function ask(goal) {
  const { findRecommendations } = server("features/books/recommend/recommendBooks.js");
  return (await findRecommendations(scratch.db, { goal, interests: [], first: 20 })).found;
}

function readJson(name) {
  const file = path.join(options.judgements, name);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null;
}

function seconds(started) {
  return ((performance.now() - started) / 1_000).toFixed(1);
}
