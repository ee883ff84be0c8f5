import { buildUser } from "../../testing/factories";
import { useTestApp } from "../../testing/harness";

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
  }, 40_000);
});
