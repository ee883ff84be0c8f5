import { spawnSync } from "node:child_process";
import path from "node:path";
import { loadConfig } from "../../start/config";
import { StartError } from "../../errors";
import { useTestApp } from "../../testing/app/harness";
import { builtFile } from "../../testing/app/build";
import { temporaryFolder } from "../../testing/app/temporaryFolder";
import { unpackTemplate } from "../../testing/database/template";
import { openDatabase } from "./openDatabase";
import { migrateDown, migrateUp, migrationsInPlace } from "./schemaVersion";

const testApp = useTestApp();
const source = () => testApp().db.dataSource;

const tables = () =>
  testApp().db.query<unknown[]>(
    `select table_name, column_name from information_schema.columns
     where table_schema = 'public' and table_name <> 'migrations' order by 1, 2`,
  );

describe("M4 the version of the tables", () => {
  it("refuses to start on a database of a newer version, names both, and changes nothing", async () => {
    await source().query(`insert into migrations (timestamp, name) values (1999999999999, 'Moon1999999999999')`);
    const before = await tables();
    const known = String(source().migrations.at(-1)?.name);

    const refusals = [await failureOf(migrateUp(source())), await failureOf(migrateDown(source()))];

    for (const refusal of refusals) {
      expect(refusal).toBeInstanceOf(StartError);
      expect((refusal as Error).message).toMatch(/newer version .+ Moon1999999999999.+knows them up to/);
      expect((refusal as Error).message).toContain(known);
    }
    expect(await tables()).toEqual(before);
    await source().query(`delete from migrations where name = 'Moon1999999999999'`);
  });

  it("goes back by one step for each call, until none is left", async () => {
    const names = await migrationsInPlace(source());
    const before = await tables();
    const undone: (string | null)[] = [];

    for (let step = 0; step <= names.length; step++) undone.push(await migrateDown(source()));

    expect(undone).toEqual([...[...names].reverse(), null]);
    expect(await tables()).toEqual([]);
    await migrateUp(source());
    expect(await tables()).toEqual(before);
  });

  it("goes back through the operator's command, without going forward first", async () => {
    const folder = temporaryFolder("down");
    unpackTemplate(path.join(folder, "database"));
    const config = loadConfig({ NODE_ENV: "test", DATA_DIR: folder });
    const first = await openDatabase(config);
    await first.connect();
    const names = await migrationsInPlace(first.dataSource);
    await first.close();

    const undone = [await undoOnce(config), await undoOnce(config)];

    expect(undone).toEqual([names.at(-1), names.at(-2)]);
  });

  it.each(["sideways", "Down", "down down"])("refuses the words %s", (words) => {
    const args = [builtFile("commands/migrate"), ...words.split(" ")];

    const { status, stderr } = spawnSync(process.execPath, args, { encoding: "utf8" });

    expect(status).toBe(1);
    expect(stderr).toMatch(
      /^Unknown: (sideways|Down|down)\. Use "npm run db:migrate" or "npm run db:migrate -- down"\.$/m,
    );
  });
});

async function undoOnce(config: Parameters<typeof openDatabase>[0]): Promise<string | null> {
  const database = await openDatabase(config);
  const undone = await database.undoMigration();
  await database.close();
  return undone;
}

async function failureOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => null,
    (error: unknown) => error,
  );
}
