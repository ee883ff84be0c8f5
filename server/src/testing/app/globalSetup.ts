import "reflect-metadata";
import { writeFileSync } from "node:fs";
import path from "node:path";
import "../../features";
import { embeddedDataSource, networkDataSource } from "../../platform/database/dataSource";
import { migrateUp } from "../../platform/database/schemaVersion";
import { EmbeddedDatabase } from "../../platform/database/embedded/EmbeddedDatabase";
import { type Container, startPostgresContainer } from "../database/postgresContainer";
import { buildServer } from "./build";
import { openTemporaryFolder, temporaryFolder } from "./temporaryFolder";
import { type Template, templateVariable } from "../database/template";
import { administer, withDatabase } from "../database/testDatabase";

/** Builds what tests start as processes, chooses the database of the tests (TEST_DATABASE_URL, a container, the embedded one) and migrates a template in it. */
export default async function prepareDatabase(): Promise<void> {
  buildServer();
  openTemporaryFolder();
  const { url, reason } = await chooseDatabase();
  const template = url ? await preparePostgres(url) : await prepareEmbedded();
  if (url) console.log("\ntests run on PostgreSQL");
  else console.warn(`\n!!! Tests run on the embedded database, not on PostgreSQL: ${reason}. !!!`);
  process.env[templateVariable] = JSON.stringify(template);
}

function chooseDatabase(): Promise<Container> | Container {
  const url = process.env.TEST_DATABASE_URL;
  return url ? { url } : startPostgresContainer();
}

async function preparePostgres(url: string): Promise<Template> {
  const database = `study_circle_template_${process.pid}`;
  await administer(url, `drop database if exists ${database} with (force)`);
  await administer(url, `create database ${database}`);
  const dataSource = await (await networkDataSource(withDatabase(url, database), 1)).initialize();
  await migrateUp(dataSource);
  await dataSource.destroy();
  return { kind: "postgres", url, database };
}

async function prepareEmbedded(): Promise<Template> {
  const database = await EmbeddedDatabase.open({ dataDir: "memory://" });
  const dataSource = await (await embeddedDataSource(database)).initialize();
  await migrateUp(dataSource);
  const file = path.join(temporaryFolder("template"), "template.tar");
  writeFileSync(file, await database.dump());
  await dataSource.destroy();
  await database.close();
  return { kind: "embedded", file };
}
