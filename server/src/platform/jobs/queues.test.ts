import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";
import { loadConfig } from "../../start/config";
import { openDatabase } from "../database/openDatabase";
import { parts } from "../parts";
import { runDueJobs, waitingJobs } from "../../testing/app/dueJobs";
import { useTestApp } from "../../testing/app/harness";
import { administer, findPostgres, withDatabase } from "../../testing/database/testDatabase";
import { defineJob } from "./defineJob";
import { moveJobs, moveOldJobs } from "./moveJobs";
import { deadLetters, installQueues, jobDatabase, openBoss, queueNames } from "./queues";

const testApp = useTestApp();
const postgres = findPostgres();
const onPostgres = postgres ? it : it.skip;
const queuesInPlace = async () => (await openBoss(testApp().db).getQueues()).map(({ name }) => name).sort();

describe("the queues", () => {
  it("are there after the migrations, and no others", async () => {
    expect(await queuesInPlace()).toEqual([...queueNames, deadLetters].sort());
  });

  it("are found in place with three statements", async () => {
    const statements = await testApp().counter.count(() => installQueues(testApp().db));

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

describe("a queue of an earlier version, which had one for each job", () => {
  it("gives its jobs to the queues of this version, also those that are delayed, fail or have failed, and is removed", async () => {
    const { db, services } = testApp();
    const boss = openBoss(db);
    const ran: number[] = [];
    const run = async (_: unknown, { n }: { n: number }) => void ran.push(n);
    const job = defineJob({ name: "old-one", schema: z.object({ n: z.number() }), run });
    const known = [job as never, ...parts().jobs];
    await boss.createQueue("old-one", { name: "old-one", deadLetter: deadLetters });
    await boss.createQueue("__pgboss__send-it");
    const send = (n: number, options = {}) => boss.send("old-one", { job: "old-one", data: { n } }, options);
    await send(1);
    await send(2, { startAfter: 3_600 });
    await send(3, { retryLimit: 2, expireInSeconds: 1 });
    // A process that was killed: it had begun with the first of these two, and the other one runs for the last time.
    await boss.send("old-one", { job: "old-one", data: { n: 4 } }, { retryLimit: 0, expireInSeconds: 1, priority: 2 });
    // pg-boss takes no job of the present moment, and the embedded database counts milliseconds.
    await wait(10);
    await boss.fetch("old-one", { batchSize: 1 });
    await boss.send("__pgboss__send-it", { name: "old-one", data: {} });

    await moveOldJobs(db, known);
    expect(await queuesInPlace()).toContain("old-one"); // One runs.
    await runDueJobs(services, known);
    expect(ran.sort()).toEqual([1, 3]);
    const [delayed] = await testApp().waitingJobs("old-one");
    expect(Math.abs((delayed?.seconds ?? 0) - 3_600)).toBeLessThan(60);

    await wait(1_500);
    await boss.maintain();
    await moveOldJobs(db, known);
    const letters = (await waitingJobs(db)).filter(({ queue }) => queue === deadLetters);
    expect(letters.map(({ data }) => data.data)).toEqual([{ n: 4 }]);

    await moveJobs(db, deadLetters, known);
    await runDueJobs(services, known);
    expect(ran.sort()).toEqual([1, 3, 4]);
  });

  it("is removed once it is empty", async () => {
    const { db } = testApp();
    await openBoss(db).createQueue("old-two");

    await moveOldJobs(db, parts().jobs);

    expect(await queuesInPlace()).not.toContain("old-two");
  });
});
