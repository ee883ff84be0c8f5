import { setTimeout as wait } from "node:timers/promises";
import { Client } from "pg";
import type { MigrationInterface, QueryRunner } from "typeorm";
import { StartError } from "../../errors";
import { StatementCounter } from "../../testing/database/StatementCounter";
import { findPostgres, openTestDatabase, type TestDatabase, withDatabase } from "../../testing/database/testDatabase";
import { migrationDataSource } from "./dataSource";
import { findMigrations } from "./findMigrations";
import { logMigrations, type MigrationReport, lockLimits, runMigrations } from "./runMigrations";
import { migrationsInPlace } from "./schemaVersion";

class Note1999999999999 implements MigrationInterface {
  name = "Note1999999999999";

  async up(db: QueryRunner): Promise<void> {
    await db.query("alter table idempotency_keys add column migration_note text");
    await db.query("alter table posts add column migration_note text");
  }

  async down(): Promise<void> {
    throw new Error("not needed");
  }
}

const columns = `
  select table_name from information_schema.columns where column_name = 'migration_note' and table_schema = 'public' order by 1`;

it("P4 a migration is in the log with its name and its time", () => {
  const lines: object[] = [];
  const add = (line: object) => void lines.push(line);
  const report = logMigrations({ info: add, warn: add } as never);

  report.waiting("Note1", 1);
  report.done("Note1", 1_234.4);
  report.created(95, 800);

  expect(lines).toEqual([
    { event: "migration.waiting", migration: "Note1", attempt: 1 },
    { event: "migration.done", migration: "Note1", milliseconds: 1_234 },
    { event: "database.created", migrations: 95, milliseconds: 800 },
  ]);
});

const server = findPostgres();
const describeOnPostgres = server ? describe : describe.skip;
if (!server) console.warn("SKIPPED: locks of migrations. They need a PostgreSQL (TEST_DATABASE_URL).");

describeOnPostgres("P4 a migration of a table that another session is using", () => {
  let database: TestDatabase;
  let url: string;
  let holder: Client;
  let events: string[];
  const report: MigrationReport = {
    done: (name, milliseconds) => events.push(`${name} done ${milliseconds > 0 && milliseconds < 60_000}`),
    created: (count) => events.push(`${count} created`),
    waiting: (name, attempt) => events.push(`${name} waiting ${attempt}`),
  };
  beforeEach(async () => {
    database = await openTestDatabase(new StatementCounter());
    const [row] = await database.dataSource.query<{ name: string }[]>("select current_database() as name");
    url = withDatabase(server ?? "", row?.name ?? "");
    holder = new Client({ connectionString: url });
    await holder.connect();
    await holder.query("begin");
    await holder.query("select from posts limit 1");
    events = [];
  });
  afterEach(async () => {
    await holder.end();
    await database.close();
  });

  async function migrate(limits = lockLimits) {
    const source = await migrationDataSource(url);
    source.setOptions({ migrations: [...(await findMigrations()), Note1999999999999] });
    await source.initialize();
    try {
      await runMigrations(source, { report, limits });
    } finally {
      await source.destroy();
    }
  }

  it("lets readers pass while it waits, and is done when that session ends", async () => {
    const migrating = migrate();
    let [slowest, reads] = [0, 0];
    const until = performance.now() + 5_000;
    while (performance.now() < until) {
      const start = performance.now();
      await database.dataSource.query("select count(*) from posts");
      slowest = Math.max(slowest, performance.now() - start);
      reads++;
      await wait(20);
    }
    await holder.query("commit");
    await migrating;

    expect(events[0]).toBe("Note1999999999999 waiting 1");
    expect(events.at(-1)).toBe("Note1999999999999 done true");
    expect(slowest).toBeGreaterThan(500);
    expect(slowest).toBeLessThan(lockLimits.lockMs + 1_000);
    expect(reads).toBeGreaterThan(10);
    expect(await migrationsInPlace(database.dataSource)).toContain("Note1999999999999");
    expect(await database.dataSource.query(columns)).toHaveLength(2);
  });

  it("is given up in words after its tries, and undone completely", async () => {
    const limits = { lockMs: 100, tries: 3, firstPauseMs: 10, maxPauseMs: 20 };

    const failure = await migrate(limits).then(
      () => null,
      (error: unknown) => error,
    );

    expect(failure).toBeInstanceOf(StartError);
    expect((failure as Error).message).toMatch(/^The migration Note1999999999999 did not get the lock of a table/);
    expect(events).toEqual(["Note1999999999999 waiting 1", "Note1999999999999 waiting 2"]);
    await holder.query("commit");
    expect(await database.dataSource.query(columns)).toEqual([]);
    expect(await migrationsInPlace(database.dataSource)).not.toContain("Note1999999999999");
  });
});
