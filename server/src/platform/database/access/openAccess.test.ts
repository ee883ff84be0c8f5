import { setTimeout as wait } from "node:timers/promises";
import { useTestApp } from "../../../testing/harness";
import { findPostgres } from "../../../testing/testDatabase";
import { networkDataSource } from "../dataSource";
import { openAccess } from "./openAccess";

const url = findPostgres();
const describeOnPostgres = url ? describe : describe.skip;
if (!url) console.warn("SKIPPED: replicas that are none. They need a real PostgreSQL: set TEST_DATABASE_URL.");

describeOnPostgres("replicas that cannot serve", () => {
  const dataSource = networkDataSource(url ?? "", 2);
  beforeAll(() => dataSource.initialize());
  afterAll(() => dataSource.destroy());

  it("are left out, and the log says once why, without a password", async () => {
    const lines: unknown[] = [];
    const note = (line: object) => void lines.push(line);
    const away = "postgres://member:hunter2@127.0.0.1:1/circle";
    const itself = new URL(url ?? "");
    const replicaUrls = [itself.href, away];
    const access = openAccess({ databaseUrl: url, databasePoolSize: 2, replicaUrls }, dataSource.manager, {
      info: note,
      warn: note,
    } as never);

    access.start();
    await wait(2_500);

    expect(access.readers.replicas.map(({ isUsable }) => isUsable)).toEqual([false, false]);
    expect(lines).toEqual([
      { event: "replica.out", replica: itself.host + itself.pathname, reason: "it is no replica" },
      { event: "replica.out", replica: "127.0.0.1:1/circle", reason: "not connected" },
    ]);
    expect(await access.readers.primary.rows("select $1::int as n", [1])).toEqual([{ n: 1 }]);
    await access.close();
  });
});

describe("the embedded database", () => {
  const app = useTestApp();

  it("has no other way to be read", async () => {
    const settings = { databaseUrl: null, databasePoolSize: 1, replicaUrls: [] };
    const access = openAccess(settings, app().db, console);

    access.start();

    expect(access.readers.replicas).toEqual([]);
    expect(await access.readers.primary.rows("select 1 as one")).toEqual([{ one: 1 }]);
    await access.close();
  });
});
