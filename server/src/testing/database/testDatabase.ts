import { randomUUID } from "node:crypto";
import { Client } from "pg";
import type { DataSource } from "typeorm";
import { embeddedDataSource, networkDataSource } from "../../platform/database/dataSource";
import { giveBack, takeDatabase } from "./keptDatabase";
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
  const kept = await takeDatabase(file);
  const dataSource = await connect(await embeddedDataSource(kept.database), counter);
  return {
    dataSource,
    close: async () => {
      await dataSource.destroy();
      await giveBack(kept);
    },
  };
}

async function openPostgres(
  template: { url: string; database: string },
  counter: StatementCounter,
): Promise<TestDatabase> {
  const name = `study_circle_test_${randomUUID().replaceAll("-", "")}`;
  await administer(template.url, `create database ${name} template ${template.database}`);
  const dataSource = await connect(await networkDataSource(withDatabase(template.url, name), 10), counter);
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
