/**
 * How good a run is, by the judgements of people (qrels: grade 1 or 2 per ISBN). Means over the queries that have an
 * answer; a book nobody judged counts as wrong. A run is `{queryId: [isbn13, …]}`, best first.
 */
export function scoreRun(run, queries, qrels) {
  const rows = queries
    .filter((query) => !query.noAnswer)
    .map((query) => scoreQuery(run[query.id] ?? [], qrels[query.id]));
  const mean = (pick) => rows.reduce((sum, row) => sum + pick(row), 0) / rows.length;
  return {
    queries: rows.length,
    ndcg10: mean((row) => row.ndcg10),
    recall20: mean((row) => row.recall20),
    mrr: mean((row) => row.mrr),
    top3: mean((row) => row.top3),
  };
}

export function scoreQuery(answer, grades) {
  const gains = [...new Set(answer)].slice(0, 20).map((isbn) => grades[isbn] ?? 0);
  const ideal = Object.values(grades).sort((first, second) => second - first);
  const firstHit = gains.findIndex((gain) => gain > 0);
  return {
    ndcg10: discountedGain(gains) / discountedGain(ideal),
    recall20: gains.filter((gain) => gain > 0).length / Math.min(ideal.length, 20),
    mrr: firstHit < 0 ? 0 : 1 / (firstHit + 1),
    top3: gains.slice(0, 3).some((gain) => gain > 0) ? 1 : 0,
  };
}

/** How well the label "close" separates the relevant books among the first twenty from the others. */
export function scoreClose(answers, queries, qrels) {
  const rows = queries
    .filter((query) => !query.noAnswer)
    .flatMap(({ id }) =>
      answers[id].slice(0, 20).map(({ book, isCloseMatch }) => ({
        isCloseMatch,
        isRelevant: (qrels[id][book.isbn13] ?? 0) > 0,
      })),
    );
  const share = (list, is) => list.filter(is).length / (list.length || 1);
  const isClose = ({ isCloseMatch }) => isCloseMatch;
  return {
    ofRelevant: share(
      rows.filter(({ isRelevant }) => isRelevant),
      isClose,
    ),
    ofOthers: share(
      rows.filter(({ isRelevant }) => !isRelevant),
      isClose,
    ),
    precision: share(rows.filter(isClose), ({ isRelevant }) => isRelevant),
  };
}

const discountedGain = (gains) =>
  gains.slice(0, 10).reduce((sum, gain, index) => sum + (2 ** gain - 1) / Math.log2(index + 2), 0);
