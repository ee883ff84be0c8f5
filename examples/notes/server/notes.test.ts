import { setTimeout as wait } from "node:timers/promises";
import { parts } from "../../platform/parts";
import { JobRunner } from "../../platform/jobs/JobRunner";
import { installQueues } from "../../platform/jobs/installQueues";
import { buildUser } from "../../testing/factories";
import { useTestApp } from "../../testing/harness";
import { restCall } from "../../testing/restCall";
import { maxNotes } from "./removeOldNotes";

const testApp = useTestApp();
const rest = restCall(testApp);
const silentLog = { info: () => undefined, warn: () => undefined, error: () => undefined };

beforeAll(() => installQueues(testApp().db, parts().jobs));

describe("notes", () => {
  it("are the same over GraphQL and REST, newest first, and nobody else's", async () => {
    const [ada, bo] = [await buildUser(testApp().db), await buildUser(testApp().db)];
    await testApp().graphql(`mutation { addNote(input: { text: "First" }) { id } }`, {}, { as: ada });
    await rest("POST /api/notes", { as: ada, body: { text: "Second" } });

    const { data } = await testApp().graphql(`{ notes(first: 1) { nodes { text } totalCount } }`, {}, { as: ada });
    const own = await rest("GET /api/notes", { as: ada });
    const others = await rest("GET /api/notes", { as: bo });

    expect(data).toEqual({ notes: { nodes: [{ text: "Second" }], totalCount: 2 } });
    expect(own.body.map(({ text }: { text: string }) => text)).toEqual(["Second", "First"]);
    expect(others.body).toEqual([]);
  });

  it("name the field that is wrong, over both", async () => {
    const as = await buildUser(testApp().db);

    const { errors } = await testApp().graphql(`mutation { addNote(input: { text: " " }) { id } }`, {}, { as });
    const { status, body } = await rest("POST /api/notes", { as, body: { text: " " } });

    expect(errors?.[0]?.extensions.fields).toEqual([
      { field: "input.text", message: "Text is required", key: "notes.textRequired" },
    ]);
    expect([status, body.errors[0].param]).toEqual([400, "text"]);
  });

  it("are kept while they are among the newest", async () => {
    const as = await buildUser(testApp().db);
    for (const text of ["1", "2", "3", "4"]) await rest("POST /api/notes", { as, body: { text } });

    const { services } = testApp();
    const runner = new JobRunner({ services, jobs: parts().jobs, log: silentLog, isAlone: true });
    await runner.start();
    const texts = async () => (await rest("GET /api/notes", { as })).body.map(({ text }: { text: string }) => text);
    while ((await texts()).length > maxNotes) await wait(20);
    await runner.stop(5_000);

    expect(await texts()).toEqual(["4", "3", "2"]);
  });
});
