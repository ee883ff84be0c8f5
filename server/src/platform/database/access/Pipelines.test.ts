import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { Client } from "pg";
import { type DataSource, type EntityManager, QueryFailedError } from "typeorm";
import { administer, findPostgres, withDatabase } from "../../../testing/database/testDatabase";
import { networkDataSource } from "../dataSource";
import { DatabaseReader, isConnectionError } from "./Reader";
import { forReads, Pipelines } from "./Pipelines";
import { until } from "../../../testing/app/until";
import { useUsualTimes } from "../../../testing/app/workTimes";

useUsualTimes();

const postgres = findPostgres();
const describeOnPostgres = postgres ? describe : describe.skip;
if (!postgres) console.warn("SKIPPED: pipelined connections. They need a real PostgreSQL: set TEST_DATABASE_URL.");

const statement = `select n, n::text || $1::text as text, array[n, n + 1] as pair, timestamptz '2026-01-01' as at,
  date '2026-01-31' as day, null as nothing from generate_series(1, $2) n`;

describeOnPostgres("pipelined connections", () => {
  // Of its own, because one test counts the connections.
  const name = `study_circle_pipelines_${randomUUID().replaceAll("-", "")}`;
  const url = withDatabase(postgres ?? "postgres://", name);
  let dataSource: DataSource;
  let db: EntityManager;
  let pipelines: Pipelines;
  let reader: DatabaseReader;

  beforeAll(async () => {
    await administer(postgres ?? "", `create database ${name}`);
    dataSource = await (await networkDataSource(url, 4)).initialize();
    db = dataSource.manager;
  });
  afterAll(async () => {
    await dataSource.destroy();
    await administer(postgres ?? "", `drop database ${name} with (force)`);
  });
  beforeEach(async () => {
    pipelines = new Pipelines(url, forReads);
    reader = new DatabaseReader(db, pipelines);
    pipelines.start();
    await untilConnected();
  });
  afterEach(() => pipelines.close());

  async function untilConnected(): Promise<void> {
    for (let tries = 0; tries < 200; tries++) {
      const backends = await Promise.all([1, 2].map(async () => pipelines.rows<{ pid: number }>(backend, [])));
      if (new Set(backends.flatMap((rows) => rows?.map(({ pid }) => pid) ?? [])).size === 2) return;
      await wait(20);
    }
    throw new Error("the pipelines did not connect");
  }

  const backend = "select pg_backend_pid() as pid";
  const terminate = (pid: number) => db.query("select pg_terminate_backend($1)", [pid]);

  it("give the rows that the pool gives", async () => {
    const piped = await pipelines.rows(statement, ["!", 20]);

    expect(piped).toHaveLength(20);
    expect(piped).toEqual(await db.query(statement, ["!", 20]));
  });

  it("answer many at once, each with its own rows", async () => {
    const sizes = Array.from({ length: 500 }, (_, n) => n % 50);

    const answers = await Promise.all(
      sizes.map((size) => reader.rows<{ text: string }>(statement, [`-${size}`, size])),
    );

    expect(answers.map((rows) => rows.length)).toEqual(sizes);
    expect(answers.every((rows, n) => rows.every(({ text }) => text.endsWith(`-${sizes[n]}`)))).toBe(true);
  });

  it("plan a statement once, for whatever values", async () => {
    for (let n = 0; n < 4; n++) await pipelines.rows(statement, ["!", n]);

    const plans = "select sum(custom_plans)::int as custom from pg_prepared_statements";
    expect(await pipelines.rows(plans, [])).toEqual([{ custom: 0 }]);
  });

  it("fail the statement that is wrong, and none beside it", async () => {
    const divide = async (by: number) => pipelines.rows<{ n: number }>("select 12 / $1::int as n", [by]);

    const answers = await Promise.allSettled([1, 2, 0, 3, 0, 4].map(divide));

    expect(answers.map((answer) => (answer.status === "fulfilled" ? answer.value : answer.reason))).toEqual([
      [{ n: 12 }],
      [{ n: 6 }],
      expect.any(QueryFailedError),
      [{ n: 4 }],
      expect.any(QueryFailedError),
      [{ n: 3 }],
    ]);
    expect(await pipelines.rows("select 1 as one where $1", [true])).toEqual([{ one: 1 }]);
  });

  it("end a statement that takes too long", async () => {
    const [answer] = await Promise.allSettled([pipelines.rows("select pg_sleep($1)", [20])]);

    expect(answer).toMatchObject({ status: "rejected", reason: { driverError: { code: "57014" } } });
  });

  it("let the pool answer what a killed connection left unanswered, and connect again", async () => {
    const [before] = await reader.rows<{ pid: number }>(backend);
    const slow = Array.from({ length: 10 }, (_, n) =>
      reader.rows<{ n: number }>("select $1::int as n, pg_sleep(0.1)", [n]),
    );
    await wait(150);
    await terminate(before?.pid ?? 0);

    expect((await Promise.all(slow)).map(([row]) => row?.n)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    await untilConnected();
  });

  it("leave the statement to the pool while there is no connection", async () => {
    const offline = new Pipelines("postgres://nobody@127.0.0.1:1/nowhere", forReads);
    offline.start();

    expect(await new DatabaseReader(db, offline).rows("select $1::int as n", [7])).toEqual([{ n: 7 }]);
    await offline.close();
  });

  it("leave nothing behind when they are closed, and finish what is in flight", async () => {
    const count = async () => {
      const [row] = await db.query<{ n: number }[]>(
        "select count(*)::int as n from pg_stat_activity where application_name = 'study-circle' and datname = current_database()",
      );
      return row?.n ?? 0;
    };
    const other = new Pipelines(url, forReads);
    const before = await count();
    other.start();
    await until(async () => (await count()) >= before + 2);
    const last = other.rows("select 1 as one, pg_sleep($1)", [0.2]);

    await other.close();

    expect(await last).toMatchObject([{ one: 1 }]);
    await until(async () => (await count()) === before);
  });

  it("close the connections to a database that does not answer", async () => {
    const blocker = new Client({ connectionString: url });
    await blocker.connect();
    await blocker.query("select pg_advisory_lock(42)");
    const stuck = [1, 2].map(async () => pipelines.rows("select pg_advisory_lock($1)", [42]));
    await wait(100);

    pipelines.drop();

    const endings = await Promise.allSettled(stuck);
    expect(endings.map((ending) => ending.status === "rejected" && isConnectionError(ending.reason))).toEqual([
      true,
      true,
    ]);
    await blocker.end();
  });
});
