import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort, startPostgres } from "../../../scripts/scratchServers.mjs";
import { serve } from "../../../scripts/serve.mjs";
import { named, newDatabase, onDatabase } from "../../support/databases.mjs";

const template = "prepared";

/**
 * One PostgreSQL for several faults, of which each gets a copy of a database that the service has prepared: its migrations and
 * its books take longer than most faults. null when PostgreSQL is not installed.
 */
export async function sharePostgres() {
  const postgres = await startPostgres();
  if (!postgres) return null;
  const url = await newDatabase(postgres.url, template);
  const folder = mkdtempSync(path.join(tmpdir(), "study-circle-prepared-"));
  const env = { DATABASE_URL: url, DATA_DIR: folder, BOOK_ENCODER: "false", JOBS: "apart" };
  const service = await serve({ port: await freePort(), env });
  await service.kill();
  rmSync(folder, { recursive: true });
  return postgres;
}

/** A database of the shared PostgreSQL, else an own PostgreSQL; null when there is none. `stop` removes it. */
export async function openDatabase() {
  const server = process.env.FAULTS_DATABASE_URL;
  if (!server) return startPostgres();
  const name = `fault_${crypto.randomUUID().replaceAll("-", "")}`;
  await onDatabase(server, (client) => client.query(`create database ${name} template ${template}`));
  return {
    url: named(server, name),
    stop: () => onDatabase(server, (client) => client.query(`drop database ${name} with (force)`)),
  };
}
