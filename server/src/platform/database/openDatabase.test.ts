import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { Client } from "pg";
import { loadConfig } from "../../start/config";
import { StartError } from "../../errors";
import { buildUser } from "../../testing/app/factories";
import { StatementCounter } from "../../testing/database/StatementCounter";
import {
  administer,
  findPostgres,
  openTestDatabase,
  type TestDatabase,
  withDatabase,
} from "../../testing/database/testDatabase";
import { migrationDataSource, networkClient } from "./dataSource";
import { openDatabase, whenAnswered } from "./openDatabase";
import { useUsualTimes } from "../../testing/app/workTimes";

useUsualTimes();

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "study-circle-data-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const configOf = (env: NodeJS.ProcessEnv) => loadConfig({ NODE_ENV: "test", ...env });

async function failureOf(work: Promise<unknown>): Promise<unknown> {
  try {
    await work;
    return null;
  } catch (error) {
    return error;
  }
}

describe("the embedded database", () => {
  it("keeps what was written when it is closed and opened again, and lets nobody else in meanwhile", async () => {
    const config = configOf({ DATA_DIR: folder });
    const first = await openDatabase(config);
    await first.connect();
    const user = await buildUser(first.dataSource.manager, { name: "Hedy Lamarr" });

    const refusal = await failureOf(openDatabase(config));
    await first.close();
    const second = await openDatabase(config);
    await second.connect();
    const found = await second.dataSource.query(`select name from users where id = $1`, [user.id]);
    await second.close();

    expect(refusal).toBeInstanceOf(StartError);
    expect((refusal as Error).message).toMatch(/DATA_DIR .+ is in use by another running server/);
    expect(found).toEqual([{ name: "Hedy Lamarr" }]);
  });

  it("says by the variable's name that its folder cannot be made", async () => {
    const file = path.join(folder, "a-file");
    writeFileSync(file, "");

    const refusal = await failureOf(openDatabase(configOf({ DATA_DIR: file })));

    expect(refusal).toBeInstanceOf(StartError);
    expect((refusal as Error).message).toMatch(/^DATA_DIR /);
  });
});

describe("a database over the network that is not there", () => {
  it("is reported by the variable's name, without the password", async () => {
    const url = "postgres://member:hunter2@127.0.0.1:1/circle";
    const database = await openDatabase(configOf({ DATABASE_URL: url }));

    const refusal = await failureOf(database.connect());

    expect(refusal).toBeInstanceOf(StartError);
    expect((refusal as Error).message).toMatch(/^DATABASE_URL: no connection to 127\.0\.0\.1:1\/circle/);
    expect((refusal as Error).message).not.toContain("hunter2");
  });
});

describe("work of the start that needs the database", () => {
  it("is done again when a connection was not answered in time", async () => {
    const silent = createServer();
    await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
    const url = `postgres://member@127.0.0.1:${(silent.address() as AddressInfo).port}/circle`;
    const reasons: string[] = [];
    let tries = 0;

    const done = await whenAnswered(
      async () => {
        tries++;
        if (tries === 1) await new Client(networkClient(url)).connect();
        return "done";
      },
      (reason) => reasons.push(reason),
    );

    expect([done, tries]).toEqual(["done", 2]);
    expect(reasons).toEqual(["timeout expired. Trying again in 1 s."]);
    silent.close();
  });

  it("fails at once for any other reason", async () => {
    const broken = new Error("broken");

    expect(
      await failureOf(
        whenAnswered(
          () => Promise.reject(broken),
          () => undefined,
        ),
      ),
    ).toBe(broken);
  });
});

const server = findPostgres();
const describeOnPostgres = server ? describe : describe.skip;
if (!server) console.warn("SKIPPED: limits of a database. They need a PostgreSQL (TEST_DATABASE_URL).");

describeOnPostgres("a database over the network with a time limit for statements", () => {
  let database: TestDatabase;
  let url: string;
  beforeEach(async () => {
    database = await openTestDatabase(new StatementCounter());
    const [row] = await database.dataSource.query<{ name: string }[]>("select current_database() as name");
    url = withDatabase(server ?? "", row?.name ?? "");
    await administer(url, `alter database ${row?.name} set statement_timeout = '1s'`);
  });
  afterEach(() => database.close());

  it("lets a migration take as long as it needs", async () => {
    const migrations = await (await migrationDataSource(url)).initialize();

    const [limit] = await migrations.transaction((tx) => tx.query<unknown[]>("show statement_timeout"));
    await migrations.destroy();

    expect(limit).toEqual({ statement_timeout: "0" });
  });

  it("lets a process wait as long as another one migrates", async () => {
    const second = await openDatabase(configOf({ DATABASE_URL: url }));

    const { connecting } = await database.dataSource.transaction(async (first) => {
      await first.query("select pg_advisory_xact_lock(7305001)");
      const started = { connecting: failureOf(second.connect()) };
      await first.query("select pg_sleep(2.5)");
      return started;
    });
    const failure = await connecting;
    await second.close();

    expect(failure).toBeNull();
  });
});
