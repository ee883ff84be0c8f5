import { readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import { buildClientFolder } from "../../testing/app/clientFolder";
import { useTestApp } from "../../testing/app/harness";
import { clientPages } from "./pages";

const script = `export const text = "${"study ".repeat(400)}";`;
const page = { accept: "text/html,application/xhtml+xml,*/*;q=0.8" };

describe("the web client's files", () => {
  const clientFolder = buildClientFolder({
    "index.html": "<title>Landing</title>",
    "app.html": "<title>Any page</title>",
    "login.html": "<title>Login</title>",
    "frames/groups/mine.html": "<title>Frame of my groups</title>",
    "csp.json": "{}",
    "preloads.json": JSON.stringify({ "/posts/:postId": ["assets/Post-abc.js", "assets/Bell-abc.js"] }),
    ".vite/manifest.json": "{}",
    ".built-from": "abc",
    "favicon.svg": "<svg/>",
    "assets/index-abc.js": script,
    "assets/ready-abc.js": script,
    "assets/ready-abc.js.br": brotliCompressSync(`${script}br`),
    "assets/ready-abc.js.gz": gzipSync(`${script}gz`),
    "assets/picture-abc.png": "p".repeat(5_000),
    "playground/index.html": "<title>Playground</title>",
  });
  const app = useTestApp({ deps: { clientFolder } });
  const get = (url: string, headers: Record<string, string> = {}) => app().http.inject({ url, headers });

  it("shows the landing page, and asks browsers to come back for it each time", async () => {
    const answer = await get("/", page);

    expect(answer).toMatchObject({ statusCode: 200, body: "<title>Landing</title>" });
    expect(answer.headers).toMatchObject({ "content-type": "text/html; charset=utf-8", "cache-control": "no-cache" });
    expect((await get("/", { "if-none-match": String(answer.headers.etag) })).statusCode).toBe(304);
  });

  it("shows a page that the build has drawn at its own address", async () => {
    expect((await get("/login", page)).body).toBe("<title>Login</title>");
    expect((await get("/login/?from=posts", page)).body).toBe("<title>Login</title>");
  });

  it("shows the frame with the head of a page that has one, whatever its query, and asks for it each time", async () => {
    for (const url of ["/groups/mine", "/groups/mine/?after=0199"]) {
      const answer = await get(url, page);
      expect(answer).toMatchObject({ statusCode: 200, body: "<title>Frame of my groups</title>" });
      expect(answer.headers["cache-control"]).toBe("no-cache");
    }
    expect((await get("/frames/groups/mine.html")).statusCode).toBe(404);
  });

  it("N26 knows every page of the client, and answers 404 with the client's own page for the others", async () => {
    const source = readFileSync(path.resolve(__dirname, "../../../../client/src/app/routing/pages.tsx"), "utf8");
    const ofClient = [...source.matchAll(/^ {2}"(\/[^"]*)": \w+\(/gm)].map(([, route]) => route);

    expect(ofClient.length).toBeGreaterThan(30);
    expect([...clientPages].sort()).toEqual(ofClient.sort());
    for (const route of clientPages) {
      expect([route, (await get(route.replaceAll(/:\w+/g, "0199"), page)).statusCode]).toEqual([route, 200]);
    }
    for (const url of ["/no/such/page", "/some.name", "/profile", "/posts/1/2/3"]) {
      expect(await get(url, page)).toMatchObject({ statusCode: 404, body: "<title>Any page</title>" });
      expect((await app().http.inject({ method: "HEAD", url, headers: page })).statusCode).toBe(404);
    }
  });

  it("names the files of a page that is not drawn, so that they come with the libraries and not after them", async () => {
    expect((await get("/posts/0199", page)).headers.link).toBe(
      ["Post", "Bell"]
        .map((name) => `</assets/${name}-abc.js>; rel=modulepreload; fetchpriority=low; crossorigin`)
        .join(", "),
    );
    for (const url of ["/posts", "/login", "/no/such/page", "/assets/index-abc.js"])
      expect((await get(url, page)).headers.link).toBeUndefined();
  });

  it.each(["/profile/0199", "/posts?page=2"])("lets the client show %s", async (url) => {
    expect(await get(url, page)).toMatchObject({ statusCode: 200, body: "<title>Any page</title>" });
    expect((await get(url, page)).headers["cache-control"]).toBe("no-cache");
  });

  it("shows a page to someone who takes anything, as tools on the command line do", async () => {
    expect((await get("/profiles", { accept: "*/*" })).body).toBe("<title>Any page</title>");
    expect((await app().http.inject({ method: "HEAD", url: "/profiles" })).statusCode).toBe(200);
  });

  it("lets browsers keep what has its content in its name for ever, and the rest for an hour", async () => {
    expect((await get("/assets/index-abc.js")).headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect((await get("/favicon.svg")).headers["cache-control"]).toBe("public, max-age=3600");
  });

  it.each([
    "/assets/gone.js",
    "/gone.png",
    "/assets/../csp.json",
    "/csp.json",
    "/preloads.json",
    "/.vite/manifest.json",
    "/.built-from",
  ])("answers 404 for %s", async (url) => {
    const answer = await get(url);

    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ msg: "There is nothing here." });
  });

  it.each(["/assets/gone.js", "/health/gone", "/avatars", "/graphql/gone", "/metrics/gone"])(
    "does not take the service address %s for a page",
    async (url) => {
      expect((await get(url, page)).statusCode).toBe(404);
    },
  );

  it.each(["POST", "PUT", "DELETE"] as const)("answers 404 for a %s to a page", async (method) => {
    expect((await app().http.inject({ method, url: "/profiles", headers: page })).statusCode).toBe(404);
  });

  it("sends what the build has compressed already, in the form that the browser takes", async () => {
    const asBrotli = await get("/assets/ready-abc.js", { "accept-encoding": "gzip, br" });
    const asGzip = await get("/assets/ready-abc.js", { "accept-encoding": "gzip" });
    const plain = await get("/assets/ready-abc.js");

    expect(brotliDecompressSync(asBrotli.rawPayload).toString()).toBe(`${script}br`);
    expect(gunzipSync(asGzip.rawPayload).toString()).toBe(`${script}gz`);
    expect(plain.body).toBe(script);
    for (const answer of [asBrotli, asGzip, plain]) {
      expect(answer.headers).toMatchObject({
        "content-type": expect.stringContaining("javascript; charset=utf-8"),
        vary: expect.stringMatching(/accept-encoding/i),
      });
    }
  });

  it("compresses on the way what the build has not, but no picture", async () => {
    const text = await get("/assets/index-abc.js", { "accept-encoding": "br" });
    const picture = await get("/assets/picture-abc.png", { "accept-encoding": "br" });

    expect(text.headers["content-encoding"]).toBe("br");
    expect(brotliDecompressSync(text.rawPayload).toString()).toBe(script);
    expect(picture.headers["content-encoding"]).toBeUndefined();
  });
});

describe("the web client's files before they are built", () => {
  const app = useTestApp({ deps: { clientFolder: "/no/such/folder" } });

  it("says what to do, and leaves the APIs alone", async () => {
    const answer = await app().http.inject({ url: "/profiles", headers: page });

    expect(answer.statusCode).toBe(503);
    expect(answer.body).toContain("npm run build");
    expect((await app().graphql("{ __typename }")).data).toEqual({ __typename: "Query" });
    expect((await app().http.inject("/assets/index.js")).statusCode).toBe(404);
  });
});
