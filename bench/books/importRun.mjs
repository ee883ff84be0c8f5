import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { createWriteStream, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { once } from "node:events";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { createGzip } from "node:zlib";
import { openScratchDatabase } from "./scratchDatabase.mjs";

const importer = fileURLToPath(new URL("../../server/dist/features/books/import/cli.js", import.meta.url));

/** As `npm run books:import` sets them: a heap that is cleaned early, not left to grow. */
const flags = ["--max-old-space-size=512", "--max-semi-space-size=8"];

/**
 * Imports a made-up Open Library dump, one line in a hundred of it broken, twice: undisturbed, and killed without
 * warning on the way and started again. Both must end with the same catalogue; memory must not grow with the file.
 */
export async function measureImport(lines) {
  const folder = mkdtempSync(path.join(tmpdir(), "books-dump-"));
  const dump = path.join(folder, "dump.txt.gz");
  await writeDump(dump, lines);
  const undisturbed = await importOnce(dump, null);
  const killed = await importOnce(dump, Math.floor(lines * 0.4));
  rmSync(folder, { recursive: true });
  for (const [name, run] of [
    ["undisturbed", undisturbed],
    ["killed and resumed", killed],
  ]) {
    console.log(
      `${name}: ${run.seconds.toFixed(0)} s, ${run.books.toLocaleString("en-US")} books, ${run.errors} invalid lines, ` +
        `memory ${run.memory.join(" → ")} MB (start → peak), kills ${run.kills}`,
    );
  }
  const isSame = undisturbed.digest === killed.digest && killed.kills === 1;
  console.log(isSame ? "Both catalogues are the same." : "THE CATALOGUES DIFFER");
  if (!isSame) process.exitCode = 1;
}

async function importOnce(dump, killAtLine) {
  const scratch = await openScratchDatabase();
  if (!scratch.url) throw new Error("This run needs PostgreSQL: install one or set BENCH_DATABASE_URL");
  try {
    const started = performance.now();
    const memory = [Infinity, 0];
    let kills = 0;
    if (killAtLine !== null) kills = await run(dump, scratch, memory, killAtLine);
    await run(dump, scratch, memory, null);
    return { ...(await describe(scratch.dataSource)), seconds: (performance.now() - started) / 1_000, memory, kills };
  } finally {
    await scratch.close();
  }
}

/** One process of the importer, watched; killed once its checkpoint has passed a line. Answers how often it was killed. */
async function run(dump, { url, dataSource }, memory, killAtLine) {
  // Encoding a million books takes hours, and is done a batch at a time.
  const env = { ...process.env, DATABASE_URL: url, BOOK_ENCODER: "false" };
  const child = spawn(process.execPath, [...flags, importer, dump], { env, stdio: ["ignore", "ignore", "inherit"] });
  const closed = once(child, "close");
  let kills = 0;
  const look = async () => {
    const megabytes = residentMegabytes(child.pid);
    const [checkpoint] = await dataSource.query("select lines from book_imports");
    if (megabytes > 0 && checkpoint?.lines > 20_000) memory[0] = Math.min(memory[0], megabytes);
    memory[1] = Math.max(memory[1], megabytes);
    if (killAtLine !== null && kills === 0 && checkpoint?.lines >= killAtLine) kills += Number(child.kill("SIGKILL"));
  };
  const failures = [];
  const watch = setInterval(() => void look().catch((error) => failures.push(error)), 200);
  const [code] = await closed;
  clearInterval(watch);
  if (failures.length > 0) throw new Error("the import cannot be watched", { cause: failures[0] });
  if (killAtLine === null && code !== 0) throw new Error(`the import ended with ${code}`);
  return kills;
}

function residentMegabytes(pid) {
  try {
    return Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1024);
  } catch {
    return 0;
  }
}

/** What must be the same however the import went. */
async function describe(db) {
  await db.query("set statement_timeout = 0");
  const hash = createHash("sha256");
  const [{ books }] = await db.query("select count(*)::integer as books from books");
  const [{ errors }] = await db.query("select count(*)::integer as errors from book_import_faults");
  for (const statement of [
    `select md5(string_agg(concat_ws('|', source_key, title, authors, categories, description, isbn13), '' order by source_key)) as sum from books`,
    `select md5(string_agg(line || reason, '' order by line)) as sum from book_import_faults`,
    `select md5(string_agg(term || books, '' order by term)) as sum from book_terms`,
    `select count(*) as sum from book_postings`,
  ]) {
    hash.update(String((await db.query(statement))[0].sum));
  }
  return { books, errors, digest: hash.digest("hex") };
}

const subjects = [
  "Astronomy",
  "Cooking",
  "Chess",
  "Geology",
  "Sailing",
  "Algebra",
  "Painting",
  "Nursing",
  "Grammar",
  "Jazz",
];

async function writeDump(file, lines) {
  const gzip = createGzip({ level: 1 });
  const written = once(gzip.pipe(createWriteStream(file)), "finish");
  for (let number = 0; number < lines; number += 1) {
    if (!gzip.write(`${dumpLine(number)}\n`)) await once(gzip, "drain");
  }
  gzip.end();
  await written;
}

/** A tenth authors, half works, the rest editions of them; every hundredth line is broken in one of three ways. */
function dumpLine(number) {
  if (number % 100 === 99)
    return ["/type/work\t/works/OL1W\t1", "/type/work\t/works/OL1W\t1\t2020\t{broken", "noise"][number % 3];
  const group = Math.floor(number / 10);
  const subject = subjects[group % subjects.length];
  const line = (type, key, json) => `/type/${type}\t${key}\t1\t2020-01-01T00:00:00.000000\t${JSON.stringify(json)}`;
  if (number % 10 === 0) return line("author", `/authors/OL${group}A`, { name: `Author Number${group}` });
  const work = `/works/OL${number % 2 ? number : number - 1}W`;
  if (number % 2 === 0)
    return line("edition", `/books/OL${number}M`, {
      title: `${subject} volume ${number}`,
      works: [{ key: work }],
      publish_date: "1999",
    });
  return line("work", work, {
    title: `${subject} volume ${number}`,
    subjects: [subject],
    description: `The ${number}th introduction to ${subject.toLowerCase()}, with exercises on ${subjects[number % 7].toLowerCase()}.`,
    authors: [{ author: { key: `/authors/OL${group}A` } }],
  });
}
