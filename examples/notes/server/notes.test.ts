import { parts } from "../../platform/parts";
import { runDueJobs } from "../../testing/app/dueJobs";
import { buildUser } from "../../testing/app/factories";
import { useTestApp } from "../../testing/app/harness";
import { restCall } from "../../testing/calls/restCall";

const testApp = useTestApp();
const rest = restCall(testApp);

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

    await runDueJobs(testApp().services, parts().jobs);

    const { body } = await rest("GET /api/notes", { as });
    expect(body.map(({ text }: { text: string }) => text)).toEqual(["4", "3", "2"]);
  });
});
