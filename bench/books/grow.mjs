import { measureLatency, printLatency } from "./latency.mjs";
import { server } from "./server.mjs";

const sizes = [100_000, 1_000_000];
const perStatement = 50_000;

/** Repeats the catalogue, each copy as a work of its own, and times the same goals at each size. */
export async function grow({ dataSource }, sources, goals, base) {
  const { buildIndex } = server("features/books/index/buildIndex.js");
  const [{ count }] = await dataSource.query("select count(*)::integer as count from books");
  const rows = [[`${count.toLocaleString("en-US")} books`, base]];
  let copies = 1;
  for (const size of sizes) {
    copies = await repeatCatalogue(dataSource, count, copies, size);
    const started = performance.now();
    await buildIndex(dataSource, { withNeighbours: false });
    console.log(
      `Indexed ${size.toLocaleString("en-US")} books in ${((performance.now() - started) / 1_000).toFixed(0)} s`,
    );
    const times = await measureLatency(sources, goals);
    rows.push([`${size.toLocaleString("en-US")} books`, times]);
  }
  printLatency(rows);
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
