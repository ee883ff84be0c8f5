import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { top } from "../../scripts/run.mjs";
import { measureLatency, percentile, printLatency } from "./latency.mjs";
import { server } from "./server.mjs";

export const usualSizes = [100_000, 1_000_000];
/** A larger catalogue may take so many times as long, and the first so many milliseconds: p95. */
const maxTimes = 1.5;
const maxMs = 15;
const perStatement = 50_000;

/**
 * Repeats the catalogue, each copy as a work of its own, and times the same goals at each size. Writes the figures to
 * bench/results/books-grow.json; beyond the limits the command fails.
 */
export async function grow({ dataSource }, sources, goals, { base, sizes }) {
  const { buildIndex } = server("features/books/index/buildIndex.js");
  const [{ count }] = await dataSource.query("select count(*)::integer as count from books");
  const measured = [{ books: count, seconds: null, times: base }];
  let copies = 1;
  for (const size of sizes) {
    copies = await repeatCatalogue(dataSource, count, copies, size);
    const started = performance.now();
    await buildIndex(dataSource, { withNeighbours: false });
    const seconds = Math.round((performance.now() - started) / 1_000);
    console.log(`Indexed ${size.toLocaleString("en-US")} books in ${seconds} s`);
    measured.push({ books: size, seconds, times: await measureLatency(sources, goals) });
  }
  printLatency(measured.map(({ books, times }) => [`${books.toLocaleString("en-US")} books`, times]));
  report(measured);
}

function report(measured) {
  const figures = measured.map(({ books, seconds, times }) => ({
    books,
    secondsToIndex: seconds,
    ...Object.fromEntries([50, 95, 99].map((part) => [`p${part}`, Number(percentile(times, part / 100).toFixed(2))])),
  }));
  const [first, ...others] = figures;
  const times = Math.max(...others.map(({ p95 }) => p95 / first.p95));
  const file = path.join(top, "bench/results/books-grow.json");
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(figures, null, 2));
  console.log(
    `p95 ${first.p95} ms (at most ${maxMs}), in a larger catalogue at most ${times.toFixed(2)} times that ` +
      `(at most ${maxTimes})  ${path.relative(process.cwd(), file)}`,
  );
  if (first.p95 > maxMs || times > maxTimes) process.exitCode = 1;
}

/** Title and author identify a work, so copies get a volume number. Returns how many copies there are then. */
async function repeatCatalogue(dataSource, count, copies, size) {
  const wanted = Math.ceil(size / count);
  const runner = dataSource.createQueryRunner();
  await runner.query("set statement_timeout = 0");
  const step = Math.max(1, Math.floor(perStatement / count));
  for (let first = copies; first < wanted; first += step) {
    await runner.query(
      `insert into books (id, source_key, work_key, title, subtitle, authors, author_keys, description, categories,
         isbn10, isbn13, thumbnail, published_year, page_count, average_rating, ratings_count, vector)
       select gen_random_uuid(), source_key || '/' || copy, work_key || ' ' || copy, title || ' ' || copy, subtitle,
         authors, author_keys, description, categories, isbn10, isbn13, thumbnail, published_year, page_count,
         average_rating, ratings_count, vector
       from books cross join generate_series($1::integer, $2::integer) as copy
       where source_key not like '%/%' and (select count(*) from books) < $3 limit $3 - (select count(*) from books)`,
      [first, Math.min(wanted, first + step) - 1, size],
    );
  }
  await runner.query("reset statement_timeout");
  await runner.release();
  return wanted;
}
