import { codeOf } from "../../testing/calls/answers";
import { buildPost, buildUser } from "../../testing/app/factories";
import { download, exportMutation, exportsOf, makeCopy, unpack } from "../../testing/calls/exportCalls";
import { useTestApp } from "../../testing/app/harness";
import { notificationCalls } from "../../testing/calls/notificationCalls";
import type { JobRun } from "../../platform/jobs/defineJob";
import { myData as limits } from "./limits";
import { makeExport } from "./makeExport";
import { removeEndedExports } from "./removeEndedExports";

const testApp = useTestApp();
const { linesOf } = notificationCalls(testApp);
const ask = (as: Parameters<typeof exportsOf>[1]) => testApp().graphql(exportMutation, {}, { as });

describe("C20 a member who asks for a copy of their data", () => {
  it("confirms first that it is them, over both edges", async () => {
    const ada = await buildUser(testApp().db);

    expect(codeOf(await ask(ada))).toBe("CONFIRMATION_REQUIRED");
    const answer = await testApp().request({ method: "POST", url: "/api/me/exports" }, { as: ada });

    expect([answer.statusCode, answer.json().code]).toEqual([403, "CONFIRMATION_REQUIRED"]);
    expect(await exportsOf(testApp(), ada)).toEqual([]);
  });

  it("gets one a day; asking again while it is being made is asking once", async () => {
    const ada = await buildUser(testApp().db);
    await testApp().confirm(ada);

    const answers = await Promise.all([ask(ada), ask(ada), ask(ada)]);

    expect(answers.map(({ errors }) => errors)).toEqual([undefined, undefined, undefined]);
    expect((await exportsOf(testApp(), ada)).map(({ state, url }) => [state, url])).toEqual([["PENDING", null]]);
    await testApp().runJobs();
    expect((await exportsOf(testApp(), ada)).map(({ state }) => state)).toEqual(["READY"]);
    const refused = await ask(ada);
    expect(codeOf(refused)).toBe("RATE_LIMITED");
    expect(refused.errors?.[0]?.message).toMatch(/tomorrow/);
    const overRest = await testApp().request({ method: "POST", url: "/api/me/exports" }, { as: ada });
    expect([overRest.statusCode, Number(overRest.headers["retry-after"]) > 0]).toEqual([429, true]);
  });

  it("is notified when it is ready, until it is over", async () => {
    const ada = await buildUser(testApp().db);

    const { id } = await makeCopy(testApp(), ada);

    expect((await linesOf(ada)).map(({ summary }) => summary)).toEqual(["The copy of your data is ready to download."]);
    await expire(id);
    expect(await linesOf(ada)).toEqual([]);
  });

  it("asks again on the same day when it could not be made", async () => {
    const ada = await buildUser(testApp().db);
    await testApp().confirm(ada);
    await ask(ada);
    await testApp().db.query(`update data_exports set state = 'FAILED' where user_id = $1`, [ada.id]);

    expect((await ask(ada)).errors).toBeUndefined();

    expect((await exportsOf(testApp(), ada)).map(({ state }) => state).sort()).toEqual(["FAILED", "PENDING"]);
  });

  it("learns that it would be too large", async () => {
    const ada = await buildUser(testApp().db);
    const allowed = limits.copyBytes;
    (limits as { copyBytes: number }).copyBytes = 2_000;
    await testApp().confirm(ada);
    await ask(ada);
    await testApp().runJobs();
    (limits as { copyBytes: number }).copyBytes = allowed;

    expect((await exportsOf(testApp(), ada)).map(({ state, url }) => [state, url])).toEqual([["TOO_LARGE", null]]);
    expect(await piecesOf(ada.id)).toEqual([]);
  });
});

describe("C20 the file", () => {
  it("is for the member alone, with their token", async () => {
    const [ada, eve] = [await buildUser(testApp().db), await buildUser(testApp().db)];
    const { url, size } = await makeCopy(testApp(), ada);

    const own = await download(testApp(), url ?? "", ada);

    expect(own.headers).toMatchObject({
      "content-type": "application/zip",
      "content-length": String(size),
      "content-disposition": expect.stringMatching(/^attachment; filename="study-circle-\d{4}-\d\d-\d\d\.zip"$/),
      "cache-control": expect.stringContaining("no-store"),
    });
    expect(own.rawPayload.length).toBe(size);
    expect((await download(testApp(), url ?? "", eve)).statusCode).toBe(404);
    expect((await download(testApp(), url ?? "")).statusCode).toBe(401);
    expect((await download(testApp(), "/api/me/exports/none", ada)).statusCode).toBe(404);
    const headers = { "if-none-match": String(own.headers.etag) };
    expect((await testApp().request({ method: "GET", url: url ?? "", headers }, { as: ada })).statusCode).toBe(304);
  });

  it("is listed over REST as over GraphQL", async () => {
    const ada = await buildUser(testApp().db);
    const { id, url, size, createdAt, expiresAt } = await makeCopy(testApp(), ada);

    const answer = await testApp().request({ method: "GET", url: "/api/me/exports" }, { as: ada });

    expect(answer.json()).toEqual([{ _id: id, state: "READY", date: createdAt, expires: expiresAt, size, url }]);
    const hours = (Date.parse(expiresAt) - Date.now()) / 3_600_000;
    expect([hours > 23.9, hours < 24.1]).toEqual([true, true]);
  });

  it("is gone after 24 hours, from the database too", async () => {
    const ada = await buildUser(testApp().db);
    const { id, url } = await makeCopy(testApp(), ada);

    await expire(id);

    expect((await download(testApp(), url ?? "", ada)).statusCode).toBe(404);
    expect(await exportsOf(testApp(), ada)).toEqual([]);
    await removeEndedExports(testApp().services.db);
    expect(await piecesOf(ada.id)).toEqual([]);
    expect(await testApp().db.query(`select 1 from data_exports where user_id = $1`, [ada.id])).toEqual([]);
  });

  it("N29 cannot be made to run formulas in a spreadsheet", async () => {
    const ada = await buildUser(testApp().db);
    const texts = [
      "=1+1",
      "+1",
      "-1",
      "@SUM(A1)",
      "\t=1",
      "\r=1",
      " =1",
      "\n\u00a0+1",
      "\u3000＝1",
      "plain",
      'a "quote", a comma\nand a line',
    ];
    for (const text of texts) await buildPost(testApp().db, { authorId: ada.id, text });

    const { url } = await makeCopy(testApp(), ada);
    const copy = unpack((await download(testApp(), url ?? "", ada)).rawPayload);

    expect(copy.json("posts").map(({ text }) => text)).toEqual(texts);
    const cells = copy.csv("posts").map(({ text }) => text);
    expect(cells).toEqual([...texts.slice(0, 9).map((text) => `'${text}`), ...texts.slice(9)]);
  });
});

describe("C20 the job that makes it", () => {
  it("starts over when it was killed, and mixes nothing", async () => {
    const ada = await buildUser(testApp().db);
    for (let n = 0; n < 3; n++) await buildPost(testApp().db, { authorId: ada.id, text: "x".repeat(5_000) });
    await testApp().confirm(ada);
    const [{ id: exportId }] = (await ask(ada)).data.exportMyData.exports;
    const killed: JobRun = {
      id: exportId,
      attempt: 1,
      signal: new AbortController().signal,
      log: { info: () => undefined, warn: () => undefined },
      finish: () => Promise.reject(new Error("killed")),
      finishIn: () => Promise.reject(new Error("killed")),
    };
    await expect(makeExport.run(testApp().services, { exportId }, killed)).rejects.toThrow("killed");
    expect(new Set(await piecesOf(ada.id)).size).toBe(1);

    await testApp().runJobs();

    const [ready] = await exportsOf(testApp(), ada);
    const { rawPayload } = await download(testApp(), ready?.url ?? "", ada);
    expect([rawPayload.length, unpack(rawPayload).json("posts").length]).toEqual([ready?.size, 3]);
    expect(new Set(await piecesOf(ada.id)).size).toBe(1);
    expect(await linesOf(ada)).toHaveLength(1);
  });

  it("gives up after its last try, and lets the member ask again", async () => {
    const ada = await buildUser(testApp().db);
    await testApp().confirm(ada);
    const [{ id: exportId }] = (await ask(ada)).data.exportMyData.exports;
    const last = { id: exportId, attempt: 9, finishIn: () => Promise.reject(new Error("no")) } as unknown as JobRun;

    await expect(
      makeExport.run(testApp().services, { exportId }, { ...last, signal: new AbortController().signal }),
    ).rejects.toThrow();

    expect((await exportsOf(testApp(), ada)).map(({ state }) => state)).toEqual(["FAILED"]);
  });
});

/** The run of each piece that is stored for a member. */
async function piecesOf(userId: string): Promise<string[]> {
  const rows = await testApp().db.query<{ run_id: string }[]>(
    `select p.run_id from data_export_pieces p join data_exports e on e.id = p.export_id where e.user_id = $1`,
    [userId],
  );
  return rows.map(({ run_id }) => run_id);
}

const expire = (id: string) =>
  testApp().db.query(`update data_exports set expires_at = clock_timestamp() - interval '1 second' where id = $1`, [
    id,
  ]);
