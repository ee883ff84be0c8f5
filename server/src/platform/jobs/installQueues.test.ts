import { randomUUID } from "node:crypto";
import { loadConfig } from "../config";
import { openDatabase } from "../database/openDatabase";
import { useTestApp } from "../../testing/harness";
import { administer, findPostgres, withDatabase } from "../../testing/testDatabase";
import { defineJob, noData } from "./defineJob";
import { installQueues } from "./installQueues";
import { parts } from "../parts";
import { jobDatabase } from "./jobSql";

const testApp = useTestApp();
const postgres = findPostgres();
const onPostgres = postgres ? it : it.skip;

const readQueues = () =>
  testApp().db.query<{ name: string; limit: number; seconds: number }[]>(
    `select name, retry_limit as "limit", expire_seconds as seconds from pgboss.queue order by name`,
  );

describe("the queues", () => {
  it("are there for every job after the migrations", async () => {
    const names = (await readQueues()).map(({ name }) => name);

    expect(names).toEqual(expect.arrayContaining([...parts().jobs.map(({ name }) => name), "dead-letters"]));
  });

  it("follow what a later version says of its jobs", async () => {
    const job = defineJob({ name: "changing", schema: noData, run: async () => undefined });
    await installQueues(testApp().db, [job]);

    await installQueues(testApp().db, [{ ...job, retry: { limit: 3, delaySeconds: 9 }, seconds: 60 }]);

    const queue = (await readQueues()).find(({ name }) => name === "changing");
    expect(queue).toMatchObject({ limit: 3, seconds: 65 });
  });

  it("are found in place with three statements", async () => {
    const statements = await testApp().counter.count(() => installQueues(testApp().db, parts().jobs));

    expect(statements).toBeLessThanOrEqual(3);
  });

  onPostgres("are made once when several processes start at once on an empty database", async () => {
    const url = postgres ?? "";
    const name = `study_circle_queues_${randomUUID().replaceAll("-", "")}`;
    await administer(url, `create database ${name}`);
    const config = loadConfig({ NODE_ENV: "test", DATABASE_URL: withDatabase(url, name) });
    const databases = await Promise.all([1, 2, 3].map(() => openDatabase(config)));

    const starts = await Promise.allSettled(databases.map((database) => database.connect()));

    await Promise.all(databases.map((database) => database.close()));
    await administer(url, `drop database ${name} with (force)`);
    expect(starts.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "fulfilled"]);
  });

  it("leave no transaction open on a connection when a script of pg-boss fails", async () => {
    const { executeSql } = jobDatabase(testApp().db);

    await expect(executeSql("begin; select 1 / 0; commit", undefined as never)).rejects.toThrow("division by zero");

    for (let n = 0; n < 10; n++) expect(await testApp().db.query("select 1 as one")).toEqual([{ one: 1 }]);
  });
});
