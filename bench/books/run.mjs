/**
 * npm run bench:books [-- --catalogue FILE.csv] [--judgements FOLDER] [--set dev] [--run FILE.json] [--words] [--fit] [--quality] [--keep] [--grow [--size BOOKS]] [--goals FILE] [--verbose] [--import LINES]
 *
 * Imports a catalogue into a scratch database, asks the judged queries, writes the run, and prints how good and how
 * fast the answers are, by words and meaning and by words alone. --words leaves the encoder out, --fit fits the weights
 * of both, --quality measures no times, --keep writes the vectors of the judged books to a file. --grow repeats the
 * catalogue to 100 thousand and 1 million books, or to those of --size, and times the same queries.
 * --import LINES imports a made-up dump of that length instead, killed on the way and not, and watches the memory.
 */
import "reflect-metadata";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { measureCrowd } from "./crowd.mjs";
import { fitWeights } from "./fit.mjs";
import { fitClose } from "./fitClose.mjs";
import { grow, usualSizes } from "./grow.mjs";
import { measureImport } from "./importRun.mjs";
import { fillJudged, keepJudged } from "./judgedVectors.mjs";
import { measureLatency, printLatency } from "./latency.mjs";
import { evaluate, floors } from "./quality.mjs";
import { openScratchDatabase } from "./scratchDatabase.mjs";
import { openEmbeddings } from "./embeddings.mjs";
import { server } from "./server.mjs";

/** So many of the judged queries are timed. */
const timedGoals = 60;

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
    quality: { type: "boolean", default: false },
    keep: { type: "boolean", default: false },
    grow: { type: "boolean", default: false },
    size: { type: "string", multiple: true, default: usualSizes.map(String) },
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
const { noEmbeddings } = server("features/books/embeddings/Embeddings.js");
const embeddings = options.words ? noEmbeddings : openEmbeddings();
const byWords = { db: scratch.db, embeddings: noEmbeddings };
const byMeaning = { db: scratch.db, embeddings };
try {
  await importCatalogue();
  const sets = options.set.map(readSet).filter(Boolean);
  const goals = options.goals ? readFileSync(options.goals, "utf8").split("\n").filter(Boolean) : [];
  const judged = sets.flatMap(({ queries }) => queries.map(({ text }) => text));
  if (embeddings.isOn && !options.grow) await leaveOutOthers([...judged, ...goals]);
  if (embeddings.isOn) await encodeCatalogue();
  if (options.keep) await keepJudged(scratch);
  await showAnswers(goals);
  for (const set of sets) {
    await judge(set, "words", byWords);
    if (embeddings.isOn) await judge(set, "meaning", byMeaning);
  }
  if (sets.length === 0) console.log(`No judged queries at ${options.judgements}: quality is not measured.`);
  else if (options.fit) await fitAll(sets);
  if (!options.quality) await measureSpeed(judged);
} finally {
  await embeddings.close();
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

async function fitAll(sets) {
  await fitWeights(sets, byMeaning);
  await fitClose(sets, byMeaning);
}

/** Only candidates of these goals are compared; encoding the others would take as long again. */
async function leaveOutOthers(goals) {
  const { findCandidates, thesaurus } = server("features/books/recommend/recommendBooks.js");
  const { vocabularyOf } = server("features/books/recommend/vocabularies.js");
  const vocabulary = await vocabularyOf(scratch.db, thesaurus());
  const candidates = new Set();
  for (const goal of goals) {
    const { compared } = await findCandidates(scratch.db, { read: goal, interests: [] }, vocabulary, null);
    for (const { book } of compared) candidates.add(book.no);
  }
  await scratch.dataSource.query("update books set vector = '' where no <> all($1)", [[...candidates]]);
}

async function encodeCatalogue() {
  const { encodeBooks } = server("features/books/meaning/encodeBooks.js");
  const { shelfOf } = server("features/books/meaning/encodeBooksJob.js");
  const started = performance.now();
  const known = options.keep ? 0 : await fillJudged(scratch, embeddings);
  const { books } = await encodeBooks(shelfOf(scratch.db), embeddings);
  console.log(`Encoded ${books} books in ${seconds(started)} s; the vectors of ${known} others were known`);
}

/** With an encoder that remembers nothing of these goals. */
async function measureSpeed(judged) {
  const goals =
    judged.length > 0
      ? judged.slice(0, timedGoals)
      : ["learn to paint", "stock market for beginners", "write better code"];
  const { SentenceEncoder } = server("features/books/embeddings/SentenceEncoder.js");
  const encoder = embeddings.isOn ? new SentenceEncoder({ remembered: 1 }) : noEmbeddings;
  if (encoder.isOn) await encoder.encode("warm up");
  const sources = { db: scratch.db, embeddings: encoder };
  const base = await measureLatency(sources, goals);
  printLatency([["this catalogue", base]]);
  if (encoder.isOn) printLatency([["by words alone", await measureLatency(byWords, goals)]]);
  await measureCrowd(sources, goals);
  if (options.grow) await grow(scratch, sources, goals, { base, sizes: options.size.map(Number) });
  await encoder.close();
}

function judge(set, order, sources) {
  const file = options.run ?? path.join(root, `bench/results/books-run.${set.name}.${order}.json`);
  return evaluate(set, { order, ask: (goal) => ask(goal, sources), file, isVerbose: options.verbose });
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
