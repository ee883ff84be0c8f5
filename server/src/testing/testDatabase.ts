import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { Client } from "pg";
import type { DataSource } from "typeorm";
import { embeddedDataSource, networkDataSource } from "../platform/database/dataSource";
import { EmbeddedDatabase } from "../platform/database/embedded/EmbeddedDatabase";
import type { StatementCounter } from "./StatementCounter";
import { findTemplate } from "./template";

export interface TestDatabase {
  dataSource: DataSource;
  close(): Promise<void>;
}

/** The server that this run tests on; null on the embedded database. */
export function findPostgres(): string | null {
  const template = findTemplate();
  return template.kind === "postgres" ? template.url : null;
}

/** An empty, migrated database of one's own. */
export async function openTestDatabase(counter: StatementCounter): Promise<TestDatabase> {
  const template = findTemplate();
  return template.kind === "embedded" ? openEmbedded(template.file, counter) : openPostgres(template, counter);
}

async function openEmbedded(file: string, counter: StatementCounter): Promise<TestDatabase> {
  // The default takes a third of the time that it takes to open a database.
  const sharedBuffers = "8MB";
  const database = await EmbeddedDatabase.open({ dataDir: "memory://", template: readFileSync(file), sharedBuffers });
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
