import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdirSync, readFileSync } from "node:fs";
import { Client } from "pg";
import type { DataSource } from "typeorm";
import { embeddedDataSource, networkDataSource } from "../platform/database/dataSource";
import { EmbeddedDatabase } from "../platform/database/embedded/EmbeddedDatabase";
import type { StatementCounter } from "./StatementCounter";

/** What the set-up of a test run leaves for its files: a migrated database to copy. */
export type Template = { kind: "embedded"; file: string } | { kind: "postgres"; url: string; database: string };

export const templateVariable = "STUDY_CIRCLE_TEST_TEMPLATE";

export interface TestDatabase {
  dataSource: DataSource;
  close(): Promise<void>;
}

function findTemplate(): Template {
  const template = JSON.parse(process.env[templateVariable] ?? "null") as Template | null;
  if (!template) throw new Error("the tests' database was not prepared: run them with server/jest.config.cjs");
  return template;
}

/** Makes an empty, migrated data folder, which takes a process seconds; on PostgreSQL there is none to copy. */
export function unpackTemplate(folder: string): void {
  const template = findTemplate();
  if (template.kind === "postgres") return;
  mkdirSync(folder);
  execFileSync("tar", ["--extract", "--file", template.file, "--directory", folder]);
}

/** What an embedded database can start from, which is quicker than making one; on PostgreSQL there is none. */
export function readTemplate(): Uint8Array | undefined {
  const template = findTemplate();
  return template.kind === "postgres" ? undefined : readFileSync(template.file);
}

/** An empty, migrated database of one's own. */
export async function openTestDatabase(counter: StatementCounter): Promise<TestDatabase> {
  const template = findTemplate();
  return template.kind === "embedded" ? openEmbedded(template.file, counter) : openPostgres(template, counter);
}

async function openEmbedded(file: string, counter: StatementCounter): Promise<TestDatabase> {
  const database = await EmbeddedDatabase.open({ dataDir: "memory://", template: readFileSync(file) });
  const dataSource = await connect(embeddedDataSource(database), counter);
  return {
    dataSource,
    close: async () => {
      await dataSource.destroy();
      await database.close();
    },
  };
}

async function openPostgres(
  template: { url: string; database: string },
  counter: StatementCounter,
): Promise<TestDatabase> {
  const name = `study_circle_test_${randomUUID().replaceAll("-", "")}`;
  await administer(template.url, `create database ${name} template ${template.database}`);
  const dataSource = await connect(networkDataSource(withDatabase(template.url, name), 10), counter);
  return {
    dataSource,
    close: async () => {
      await dataSource.destroy();
      await administer(template.url, `drop database ${name} with (force)`);
    },
  };
}

function connect(dataSource: DataSource, counter: StatementCounter): Promise<DataSource> {
  dataSource.setOptions({ logging: ["query"], logger: counter });
  return dataSource.initialize();
}

/** Runs one statement on the server's own database. */
export async function administer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

export function withDatabase(url: string, database: string): string {
  const address = new URL(url);
  address.pathname = `/${database}`;
  return address.href;
}
