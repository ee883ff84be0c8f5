/**
 * npm run bench:books [-- --catalogue FILE.csv] [--judgements FOLDER] [--set dev] [--run FILE.json] [--words] [--fit] [--grow] [--goals FILE] [--verbose] [--import LINES]
 *
 * Imports a catalogue into a scratch database, asks the judged queries, writes the run, and prints how good and how
 * fast the answers are, by words and meaning and by words alone. --words leaves the encoder out, --fit fits the weights
 * of both, --grow repeats the catalogue to 100 thousand and 1 million books and times the same queries.
 * --import LINES imports a made-up dump of that length instead, killed on the way and not, and watches the memory.
 */
import "reflect-metadata";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { measureCrowd } from "./crowd.mjs";
import { fitWeights } from "./fit.mjs";
import { grow } from "./grow.mjs";
import { measureImport } from "./importRun.mjs";
import { measureLatency, printLatency } from "./latency.mjs";
import { openScratchDatabase } from "./scratchDatabase.mjs";
import { scoreQuery, scoreRun } from "./score.mjs";
import { openSentences } from "./sentences.mjs";
import { server } from "./server.mjs";

/** What recommendations must reach on the judged queries, with the encoder and without; below it this command fails. */
const floors = {
  dev: { words: { ndcg10: 0.698, top3: 0.94 }, meaning: { ndcg10: 0.72, top3: 0.98 } },
  dev2: { words: { ndcg10: 0.579, top3: 0.85 }, meaning: { ndcg10: 0.68, top3: 0.93 } },
};

/** So many of the judged queries are timed. */
const timedGoals = 60;

/** A novel does not answer a learning goal; catalogues file a few of them wrongly. */
const mostNovels = 0.03;

const root = fileURLToPath(new URL("../..", import.meta.url));
const shared = path.join(root, "../shared");

const { values: options } = parseArgs({
  options: {
    catalogue: { type: "string", default: path.join(shared, "data/books-7k.csv") },
    judgements: { type: "string", default: path.join(shared, "eval/books") },
    set: { type: "string", multiple: true, default: Object.keys(floors) },
    run: { type: "string" },
    goals: { type: "string" },
    import: { type: "string" },
    words: { type: "boolean", default: false },
    fit: { type: "boolean", default: false },
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
const { noSentences } = server("platform/sentences/Sentences.js");
const sentences = options.words ? noSentences : openSentences();
const byWords = { db: scratch.db, sentences: noSentences };
const byMeaning = { db: scratch.db, sentences };
try {
  await importCatalogue();
  const sets = options.set.map(readSet).filter(Boolean);
  if (sentences.isOn && !options.goals && !options.grow) await leaveOutOthers(sets);
  if (sentences.isOn) await encodeCatalogue();
  if (options.goals) await showAnswers(readFileSync(options.goals, "utf8").split("\n").filter(Boolean));
  for (const set of sets) {
    await evaluate(set, "words", byWords);
    if (sentences.isOn) await evaluate(set, "meaning", byMeaning);
  }
  if (sets.length === 0) console.log(`No judged queries at ${options.judgements}: quality is not measured.`);
  else if (options.fit) await fitWeights(sets, byMeaning);
  await measureSpeed(sets.flatMap(({ queries }) => queries.map(({ text }) => text)));
} finally {
  await sentences.close();
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

/** Only candidates of judged queries are compared; encoding the others would take as long again. */
async function leaveOutOthers(sets) {
  const { findCandidates, thesaurus } = server("features/books/recommend/recommendBooks.js");
  const { vocabularyOf } = server("features/books/recommend/vocabularies.js");
  const vocabulary = await vocabularyOf(scratch.db, thesaurus());
  const candidates = new Set();
  for (const { text: goal } of sets.flatMap(({ queries }) => queries)) {
    const { compared } = await findCandidates(scratch.db, { goal, interests: [] }, vocabulary, null);
    for (const { book } of compared) candidates.add(book.no);
  }
  await scratch.dataSource.query("update books set vector = '' where no <> all($1)", [[...candidates]]);
}

async function encodeCatalogue() {
  const { encodeBooks } = server("features/books/meaning/encodeBooks.js");
  const { shelfOf } = server("features/books/meaning/encodeBooksJob.js");
  const started = performance.now();
  const { books } = await encodeBooks(shelfOf(scratch.db), sentences);
  console.log(`Encoded ${books} books in ${seconds(started)} s, those that earlier runs had encoded too`);
}

async function evaluate({ name, queries, qrels }, order, sources) {
  const { categoryPrior } = server("features/books/index/categoryPrior.js");
  const run = {};
  const first = [];
  for (const query of queries) {
    const books = (await ask(query.text, sources)).map(({ book }) => book);
    run[query.id] = books.map(({ isbn13 }) => isbn13).filter(Boolean);
    first.push(...books.slice(0, 5));
  }
  const novels = first.filter(({ categories }) => (categoryPrior(categories) ?? 1) <= 0.1).length / first.length;
  const file = options.run ?? path.join(root, `bench/results/books-run.${name}.${order}.json`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(run, null, 1));
  const { queries: count, ndcg10, recall20, mrr, top3 } = scoreRun(run, queries, qrels);
  console.log(
    `${count} judged queries (${name}), by ${order === "words" ? "words alone" : "words and meaning"}: ` +
      `nDCG@10 ${ndcg10.toFixed(3)}, a good book in the top 3 for ${(top3 * 100).toFixed(1)} %, ` +
      `recall@20 ${recall20.toFixed(3)}, MRR ${mrr.toFixed(3)}, novels among the first five ${(novels * 100).toFixed(1)} %  ${path.relative(process.cwd(), file)}`,
  );
  const floor = floors[name]?.[order];
  if (floor && (ndcg10 < floor.ndcg10 || top3 < floor.top3 || novels > mostNovels)) {
    console.error(
      `That misses nDCG@10 ${floor.ndcg10}, top 3 ${floor.top3 * 100} % or at most ${mostNovels * 100} % novels.`,
    );
    process.exitCode = 1;
  }
  if (options.verbose) {
    for (const query of queries.filter((each) => !each.noAnswer)) {
      const { ndcg10: own, top3: hit } = scoreQuery(run[query.id], qrels[query.id]);
      console.log(`  ${own.toFixed(2)} ${hit ? "hit " : "miss"} ${query.text}`);
    }
  }
}

/** With an encoder that remembers nothing of these goals. */
async function measureSpeed(judged) {
  const goals =
    judged.length > 0
      ? judged.slice(0, timedGoals)
      : ["learn to paint", "stock market for beginners", "write better code"];
  const { SentenceEncoder } = server("platform/sentences/SentenceEncoder.js");
  const encoder = sentences.isOn ? new SentenceEncoder() : noSentences;
  if (encoder.isOn) await encoder.encode("warm up");
  const sources = { db: scratch.db, sentences: encoder };
  const base = await measureLatency(sources, goals);
  printLatency([["this catalogue", base]]);
  if (encoder.isOn) printLatency([["by words alone", await measureLatency(byWords, goals)]]);
  await measureCrowd(sources, goals);
  if (options.grow) await grow(scratch, sources, goals, base);
  await encoder.close();
}

async function showAnswers(goals) {
  for (const goal of goals) {
    console.log(`\n${goal}`);
    for (const { book, reason, isCloseMatch } of (await ask(goal, byMeaning)).slice(0, 5)) {
      console.log(
        `  ${isCloseMatch ? "+" : "-"} ${book.title}${book.subtitle ? `: ${book.subtitle}` : ""}  [${reason}]`,
      );
    }
  }
}

async function ask(goal, sources) {
  const { findRecommendations } = server("features/books/recommend/recommendBooks.js");
  return (await findRecommendations(sources, { goal, interests: [], first: 20 })).found;
}

/** Null where nobody has judged such a set. */
function readSet(name) {
  const queries = readJson(`queries.${name}.json`);
  const qrels = readJson(`qrels.${name}.json`);
  return queries && qrels ? { name, queries, qrels } : null;
}

function readJson(name) {
  const file = path.join(options.judgements, name);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null;
}

function seconds(started) {
  return ((performance.now() - started) / 1_000).toFixed(1);
}
