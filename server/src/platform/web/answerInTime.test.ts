import { setTimeout as wait } from "node:timers/promises";
import { getSchema } from "../../schema";
import { buildProfile, buildUser } from "../../testing/app/factories";
import { createContext, endWork } from "../context";
import { times } from "../limits/limits";
import { useTestApp } from "../../testing/app/harness";
import { useUsualTimes } from "../../testing/app/workTimes";

useUsualTimes();
const testApp = useTestApp();
const isEmbedded = () => (testApp().db.dataSource.options as { poolSize?: number }).poolSize === 1;

describe("a database that does not answer", () => {
  it("M13 leaves nobody waiting, over whichever API", async () => {
    if (!isEmbedded()) return console.warn("SKIPPED: only the embedded database can be kept busy by one statement.");
    const user = await buildUser(testApp().db);
    const headers = { "x-auth-token": testApp().tokenOf(user) };
    const query = { query: "{ me { id } posts { nodes { id } } }" };
    const busy = testApp().db.query("select pg_sleep(9)");
    const start = performance.now();

    const answers = await Promise.all([
      testApp().http.inject({ url: "/api/posts", headers }),
      testApp().http.inject({ url: "/api/profile" }),
      testApp().http.inject({ url: `/avatars/${user.id}` }),
      testApp().http.inject({ method: "POST", url: "/graphql", headers, payload: query }),
      testApp().http.inject({ method: "POST", url: "/graphql", payload: { query: "{ profiles { nodes { id } } }" } }),
    ]);

    expect(performance.now() - start).toBeLessThan(8_000);
    expect(answers.map(({ statusCode, headers: given }) => [statusCode, given["retry-after"]])).toEqual(
      answers.map(() => [503, "2"]),
    );
    await busy;
    expect((await testApp().http.inject({ url: "/api/posts", headers })).statusCode).toBe(200);
  });
});

const guestContext = () =>
  createContext(testApp().services, {
    ...{ viewer: null, hasInvalidToken: false, requestId: "x", ip: "", userAgent: "", baseUrl: "" },
    log: testApp().http.log,
  });

describe("N34 what takes too long", () => {
  const { answerMs } = times;
  afterEach(() => {
    Object.assign(times, { answerMs });
    vi.restoreAllMocks();
  });

  it.each([
    [
      "GraphQL",
      "/graphql",
      { query: "{ profiles { nodes { experience(first: 1) { title } education(first: 1) { school } } } }" },
    ],
    ["REST", "/api/profile/postload", {}],
  ])("N34 begins no further statement over %s once its time is up", async (_edge, url, payload) => {
    await buildProfile(testApp().db);
    const { reader } = testApp().services.db.access;
    const read = reader.rows.bind(reader);
    let statements = 0;
    vi.spyOn(reader, "rows").mockImplementation(async (...asked) => {
      statements++;
      await wait(150);
      return read(...asked);
    });
    Object.assign(times, { answerMs: 50 });

    const { statusCode } = await testApp().http.inject({ method: "POST", url, payload });
    const begun = statements;
    await wait(400);

    expect([statusCode, begun, statements]).toEqual([503, 1, 1]);
  });

  it("N34 calls no resolver and commits nothing", async () => {
    const ctx = guestContext();
    const user = await buildUser(testApp().db, { name: "Before" });
    const change = ctx.db.transaction(async (tx) => {
      await tx.rows("update users set name = 'After' where id = $1", [user.id]);
      endWork(ctx);
    });

    await expect(change).rejects.toMatchObject({ code: "UNAVAILABLE" });
    expect((await testApp().db.query("select name from users where id = $1", [user.id]))[0].name).toBe("Before");
    const profile = getSchema().getQueryType()?.getFields().profile;
    expect(() => profile?.resolve?.({}, {}, ctx, {} as never)).toThrow();
    await expect(ctx.db.rows("select 1")).rejects.toMatchObject({ code: "UNAVAILABLE" });
  });
});
