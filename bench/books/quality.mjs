import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { scoreClose, scoreQuery, scoreRun } from "./score.mjs";
import { server } from "./server.mjs";

/** What recommendations must reach on the judged queries, with the encoder and without; below it the command fails. */
export const floors = {
  dev: {
    words: { ndcg10: 0.698, top3: 0.94 },
    meaning: { ndcg10: 0.728, top3: 0.99, close: { ofRelevant: 0.75, ofOthers: 0.38 } },
  },
  dev2: {
    words: { ndcg10: 0.579, top3: 0.85 },
    meaning: { ndcg10: 0.688, top3: 0.94, close: { ofRelevant: 0.8, ofOthers: 0.38 } },
  },
};

/** A novel does not answer a learning goal; catalogues file a few of them wrongly. */
const maxNovelShare = 0.03;

/** Asks the queries of a set, writes the run file and prints how good the answers are; below its floor the command fails. */
export async function evaluate({ name, queries, qrels }, { order, ask, file, isVerbose }) {
  const answers = {};
  for (const query of queries) answers[query.id] = await ask(query.text);
  const run = mapValues(answers, (found) => found.map(({ book }) => book.isbn13).filter(Boolean));
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(run, null, 1));
  const { queries: count, ndcg10, recall20, mrr, top3 } = scoreRun(run, queries, qrels);
  const close = scoreClose(answers, queries, qrels);
  const novels = novelsIn(answers);
  console.log(
    `${count} judged queries (${name}), by ${order === "words" ? "words alone" : "words and meaning"}: ` +
      `nDCG@10 ${ndcg10.toFixed(3)}, a good book in the top 3 for ${percent(top3)}, recall@20 ${recall20.toFixed(3)}, ` +
      `MRR ${mrr.toFixed(3)}, novels among the first five ${percent(novels)}; of the relevant books found ` +
      `${percent(close.ofRelevant)} are called close, of the others ${percent(close.ofOthers)}; of the close books ` +
      `${percent(close.precision)} are relevant  ${path.relative(process.cwd(), file)}`,
  );
  const floor = floors[name]?.[order];
  const misses = floor ? missesOf(floor, { ndcg10, top3, novels, close }) : [];
  for (const miss of misses) console.error(`That misses ${miss}.`);
  if (misses.length > 0) process.exitCode = 1;
  if (isVerbose) printScores(run, queries, qrels);
}

function missesOf(floor, { ndcg10, top3, novels, close }) {
  return [
    ...(ndcg10 < floor.ndcg10 ? [`nDCG@10 ${floor.ndcg10}`] : []),
    ...(top3 < floor.top3 ? [`a good book in the top 3 for ${percent(floor.top3)}`] : []),
    ...(novels > maxNovelShare ? [`at most ${percent(maxNovelShare)} novels`] : []),
    ...(close.ofRelevant < floor.close?.ofRelevant ? [`${percent(floor.close.ofRelevant)} of the relevant books`] : []),
    ...(close.ofOthers > floor.close?.ofOthers ? [`at most ${percent(floor.close.ofOthers)} of the other books`] : []),
  ];
}

/** Of the first five books of each answer. */
function novelsIn(answers) {
  const { categoryPrior } = server("features/books/index/categoryPrior.js");
  const first = Object.values(answers).flatMap((found) => found.slice(0, 5).map(({ book }) => book));
  return first.filter(({ categories }) => (categoryPrior(categories) ?? 1) <= 0.1).length / first.length;
}

function printScores(run, queries, qrels) {
  for (const query of queries.filter((each) => !each.noAnswer)) {
    const { ndcg10, top3 } = scoreQuery(run[query.id], qrels[query.id]);
    console.log(`  ${ndcg10.toFixed(2)} ${top3 ? "hit " : "miss"} ${query.text}`);
  }
}

const mapValues = (object, change) =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value)]));

const percent = (part) => `${(part * 100).toFixed(1)} %`;
