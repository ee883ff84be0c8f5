import { spawn } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { top } from "../../scripts/run.mjs";
import { quiet } from "./site.mjs";

/** What the command prints; throws when it fails. */
export async function admin(settings, ...args) {
  const { ended, printed } = start(settings, args);
  const code = await ended;
  if (code !== 0) throw new Error(`admin ${args.join(" ")} ended with ${code}: ${printed()}`);
  return printed();
}

/** Kills a move (kill -9) after a time; one that was quicker has ended. */
export async function killMove(settings, target, afterMs) {
  const { child, ended } = start(settings, ["db", "move", target]);
  await Promise.race([ended, wait(afterMs)]);
  child.kill("SIGKILL");
  await ended;
}

function start(settings, args) {
  const child = spawn(process.execPath, ["server/dist/commands/admin.js", ...args], {
    cwd: top,
    env: { ...process.env, NODE_ENV: "", DATABASE_URL: "", REDIS_URL: "", ...quiet, ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let text = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (some) => (text += some));
  const ended = new Promise((resolve) => child.once("close", (code) => resolve(code)));
  return { child, ended, printed: () => text };
}

export async function newDatabase(url, name) {
  await onDatabase(url, (client) => client.query(`create database ${name}`));
  return Object.assign(new URL(url), { pathname: `/${name}` }).href;
}

/** Killed before the tables are there, it has none. */
export const countMembers = (url) =>
  onDatabase(url, async (client) => {
    const { rows } = await client.query("select to_regclass('users') is not null as there");
    if (!rows[0].there) return 0;
    return (await client.query("select count(*)::integer as count from users")).rows[0].count;
  });

/** As its owner can: with all schemas. */
export const empty = (url) =>
  onDatabase(url, async (client) => {
    const { rows } = await client.query(
      "select quote_ident(nspname) as name from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema'",
    );
    for (const { name } of rows) await client.query(`drop schema ${name} cascade`);
    await client.query("create schema public");
  });

export async function onDatabase(url, work) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
