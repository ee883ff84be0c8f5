import { spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import net from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { server } from "./server.mjs";

/**
 * An empty, migrated database that is gone afterwards: one of BENCH_DATABASE_URL's server, else of a PostgreSQL started
 * for this run, else the embedded one.
 */
export async function openScratchDatabase() {
  const started = process.env.BENCH_DATABASE_URL ? null : await startPostgres();
  const url = process.env.BENCH_DATABASE_URL ?? started?.url;
  return url ? openNetwork(url, started) : openEmbedded();
}

async function openNetwork(url, started) {
  const { networkDataSource } = server("database/dataSource.js");
  const { administer, withDatabase } = server("testing/testDatabase.js");
  const name = `books_bench_${randomUUID().replaceAll("-", "")}`;
  await administer(url, `create database ${name}`);
  const dataSource = await networkDataSource(withDatabase(url, name), 4).initialize();
  await dataSource.runMigrations();
  return {
    name: "PostgreSQL",
    url: withDatabase(url, name),
    dataSource,
    db: dataSource.manager,
    close: async () => {
      await dataSource.destroy();
      await administer(url, `drop database ${name} with (force)`);
      started?.stop();
    },
  };
}

async function openEmbedded() {
  const { EmbeddedDatabase } = server("database/embedded/EmbeddedDatabase.js");
  const { embeddedDataSource } = server("database/dataSource.js");
  const database = await EmbeddedDatabase.open({ dataDir: "memory://" });
  const dataSource = await embeddedDataSource(database).initialize();
  await dataSource.runMigrations();
  return {
    name: "the embedded database",
    url: null,
    dataSource,
    db: dataSource.manager,
    close: async () => {
      await dataSource.destroy();
      await database.close();
    },
  };
}

/** Starts the newest installed PostgreSQL on a free port; null where there is none, or only root to run it as. */
async function startPostgres() {
  const bin = findPostgres();
  const isRoot = process.getuid?.() === 0;
  if (!bin || (isRoot && spawnSync("id", ["-u", "postgres"]).status !== 0)) return null;
  const folder = mkdtempSync(path.join(tmpdir(), "books-bench-"));
  const data = path.join(folder, "data");
  if (isRoot) spawnSync("chown", ["postgres", folder]);
  const run = (...command) =>
    isRoot ? spawnSync("setpriv", asPostgres(command)) : spawnSync(command[0], command.slice(1));
  const port = await freePort();
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} -c shared_buffers=256MB`;
  const made = run(`${bin}/initdb`, "-D", data, "-U", "postgres", "--auth=trust", "-E", "UTF8", "--locale=C");
  const up = run(`${bin}/pg_ctl`, "-D", data, "-o", settings, "-l", path.join(folder, "log"), "-w", "start");
  if (made.status !== 0 || up.status !== 0) return null;
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop: () => {
      run(`${bin}/pg_ctl`, "-D", data, "-m", "fast", "-w", "stop");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL refuses to run as root. */
const asPostgres = (command) => ["--reuid=postgres", "--regid=postgres", "--clear-groups", ...command];

function findPostgres() {
  const versions = existsSync("/usr/lib/postgresql") ? readdirSync("/usr/lib/postgresql").sort() : [];
  const folders = versions.reverse().map((version) => `/usr/lib/postgresql/${version}/bin`);
  const onPath = (process.env.PATH ?? "").split(path.delimiter);
  return [...folders, ...onPath].find((folder) => existsSync(path.join(folder, "initdb")));
}

function freePort() {
  return new Promise((resolve, reject) => {
    const listener = net.createServer();
    listener.once("error", reject);
    listener.listen(0, "127.0.0.1", () => {
      const { port } = listener.address();
      listener.close(() => resolve(port));
    });
  });
}
