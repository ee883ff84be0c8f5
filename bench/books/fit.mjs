import { foldsOf } from "./folds.mjs";
import { scoreQuery } from "./score.mjs";
import { server } from "./server.mjs";

/**
 * Fits the weights of recommend/relevance.ts on judged queries: so that of two candidates of one goal the relevant one
 * scores higher (pairwise logistic loss, gradient descent). Folds are made of whole topics, so that no goal is judged by
 * weights that have seen its topic. Prints what the folds reach, and the weights of all queries together.
 */
const names = ["words", "strongest", "meaning", "company"];
const steps = 150;
const rate = 0.08;
const shrinking = 0.01;

/** What weights of other topics must reach; below it this command fails. */
const floors = { dev: { ndcg10: 0.725, top3: 0.98 }, dev2: { ndcg10: 0.688, top3: 0.93 } };

export async function fitWeights(sets, sources) {
  const goals = [];
  for (const { name, queries, qrels } of sets) {
    for (const query of queries.filter(({ noAnswer }) => !noAnswer))
      goals.push({
        ...query,
        set: name,
        grades: qrels[query.id],
        candidates: await candidatesFor(query.text, sources),
      });
  }
  const judged = crossValidate(goals);
  for (const { name: set } of sets) {
    const rows = judged.filter((row) => row.set === set);
    const mean = (key) => rows.reduce((sum, row) => sum + row[key], 0) / rows.length;
    console.log(
      `${set}, by weights of other topics: nDCG@10 ${mean("ndcg10").toFixed(3)}, top 3 ${mean("top3").toFixed(3)}`,
    );
    const floor = floors[set];
    if (floor && (mean("ndcg10") < floor.ndcg10 || mean("top3") < floor.top3)) process.exitCode = 1;
  }
  const fitted = fit(goals).map((weight, index) => `${names[index]}: ${weight.toFixed(1)}`);
  console.log(`Fitted on all: { ${fitted.join(", ")} }`);
}

async function candidatesFor(goal, { db, embeddings }) {
  const { findCandidates, thesaurus } = server("features/books/recommend/recommendBooks.js");
  const { vocabularyOf } = server("features/books/recommend/vocabularies.js");
  const { featuresOf } = server("features/books/recommend/relevance.js");
  const vocabulary = await vocabularyOf(db, thesaurus());
  const { compared } = await findCandidates(db, { read: goal, interests: [] }, vocabulary, embeddings.encode(goal));
  return featuresOf(compared).map(({ entry, ...features }) => ({
    isbn: entry.book.isbn13,
    features: names.map((name) => features[name]),
  }));
}

const crossValidate = (goals) =>
  foldsOf(goals).flatMap(({ training, held }) => {
    const weights = fit(training);
    return held.map((goal) => ({ set: goal.set, ...scoreQuery(order(goal, weights), goal.grades) }));
  });

const dot = (weights, features) => weights.reduce((sum, weight, index) => sum + weight * features[index], 0);

const order = ({ candidates }, weights) =>
  [...candidates]
    .sort((one, other) => dot(weights, other.features) - dot(weights, one.features))
    .map(({ isbn }) => isbn);

/** Differences of features between a relevant and another candidate; each goal weighs the same. */
function pairsOf({ candidates, grades }) {
  const relevant = candidates.filter(({ isbn }) => grades[isbn] > 0);
  const others = candidates.filter(({ isbn }) => !grades[isbn]);
  const pairs = relevant.flatMap((one) =>
    others.map((other) => ({
      difference: one.features.map((value, index) => value - other.features[index]),
      weight: 2 ** grades[one.isbn] - 1,
    })),
  );
  const total = pairs.reduce((sum, { weight }) => sum + weight, 0);
  return pairs.map(({ difference, weight }) => ({ difference, weight: weight / total }));
}

function fit(goals) {
  const pairs = goals.flatMap(pairsOf);
  const spread = deviations(pairs);
  const scaled = pairs.map(({ difference, weight }) => ({
    difference: difference.map((value, index) => value / spread[index]),
    weight: weight / goals.length,
  }));
  const weights = spread.map(() => 0);
  const first = spread.map(() => 0);
  const second = spread.map(() => 0);
  for (let step = 1; step <= steps; step++) {
    const gradient = weights.map((weight) => shrinking * weight);
    for (const { difference, weight } of scaled) {
      const push = weight / (1 + Math.exp(dot(weights, difference)));
      difference.forEach((value, index) => (gradient[index] -= push * value));
    }
    // Adam, https://arxiv.org/abs/1412.6980
    gradient.forEach((value, index) => {
      first[index] = 0.9 * first[index] + 0.1 * value;
      second[index] = 0.99 * second[index] + 0.01 * value ** 2;
      const size = Math.sqrt(second[index] / (1 - 0.99 ** step)) + 1e-8;
      weights[index] -= (rate * first[index]) / (1 - 0.9 ** step) / size;
    });
  }
  return weights.map((weight, index) => weight / spread[index]);
}

function deviations(pairs) {
  const means = pairs[0].difference.map((_value, index) => average(pairs.map(({ difference }) => difference[index])));
  return means.map((mean, index) => Math.sqrt(average(pairs.map(({ difference }) => (difference[index] - mean) ** 2))));
}

const average = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;
