import { brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import { buildPost, buildUser } from "../../testing/app/factories";
import { useTestApp } from "../../testing/app/harness";

const query = "{ posts { nodes { text } } }";

describe("the compression of answers", () => {
  const app = useTestApp();
  const ask = async (encoding: string) => {
    const as = await buildUser(app().db);
    return app().request(
      { method: "POST", url: "/graphql", payload: { query } },
      { as, headers: { "accept-encoding": encoding } },
    );
  };
  beforeAll(async () => {
    await buildPost(app().db, { text: "Study together. ".repeat(200) });
  });

  it("takes the best form that the client understands", async () => {
    const brotli = await ask("gzip, deflate, br");
    const gzip = await ask("gzip");
    const plain = await ask("identity");

    expect(brotli.headers).toMatchObject({
      "content-encoding": "br",
      vary: expect.stringContaining("accept-encoding"),
    });
    expect(gzip.headers["content-encoding"]).toBe("gzip");
    expect(plain.headers["content-encoding"]).toBeUndefined();
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
    expect(brotli.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4);
  });

  it("leaves small answers alone", async () => {
    const answer = await app().http.inject({ url: "/health/live", headers: { "accept-encoding": "br" } });

    expect(answer.headers["content-encoding"]).toBeUndefined();
  });
});

describe("a compressed request", () => {
  const app = useTestApp();
  const headers = { "content-type": "application/json", "content-encoding": "gzip" };
  const send = (url: string, body: string) =>
    app().http.inject({ method: "POST", url, headers, payload: gzipSync(body) });

  it("is unpacked", async () => {
    expect((await send("/graphql", JSON.stringify({ query: "{ __typename }" }))).json()).toEqual({
      data: { __typename: "Query" },
    });
  });

  it.each(["/graphql", "/api/users"])("is refused by %s before it grows beyond the limit", async (url) => {
    const payload = gzipSync(Buffer.alloc(100_000_000, " "));
    const before = process.memoryUsage().rss;

    const answer = await app().http.inject({ method: "POST", url, headers, payload });

    expect(answer.statusCode).toBe(413);
    expect(answer.json()).toHaveProperty("errors");
    expect(process.memoryUsage().rss - before).toBeLessThan(50_000_000);
  });

  it("is refused when it is not what it says", async () => {
    const answer = await app().http.inject({ method: "POST", url: "/api/users", headers, payload: "no gzip" });

    expect(answer.statusCode).toBe(400);
  });
});
