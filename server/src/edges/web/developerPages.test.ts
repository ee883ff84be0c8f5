import { readFileSync } from "node:fs";
import path from "node:path";
import { isObjectType } from "graphql";
import { getSchema } from "../../schema";
import { buildClientFolder } from "../../testing/app/clientFolder";
import { useTestApp } from "../../testing/app/harness";

const header = readFileSync(path.join(__dirname, "../../../../client/developers/header.html"), "utf8");
const reference = `<title>Reference</title>${header.replace('"/docs"', '"/docs" aria-current="page"')}`;
const clientFolder = buildClientFolder({
  "index.html": "<title>Landing</title>",
  "app.html": "<title>Any page</title>",
  "playground/index.html": "<title>Playground</title>",
  "playground/assets/main-abc.js": "export {}",
  "developers/index.html": "<title>Overview</title>",
  "developers/graphql.html": "<title>GraphQL guide</title>",
  "developers/assets/main-abc.js": "export {}",
  "docs/index.html": reference,
  "docs/assets/main-abc.js": "export {}",
});
const page = { accept: "text/html" };

describe("/playground", () => {
  const app = useTestApp({ deps: { clientFolder } });
  const get = (url: string) => app().http.inject({ url, headers: page });

  it.each(["/playground", "/playground/"])("opens at %s, under a policy of its own", async (url) => {
    const answer = await get(url);

    expect(answer).toMatchObject({ statusCode: 200, body: "<title>Playground</title>" });
    expect(answer.headers["content-security-policy"]).toContain("style-src 'self' 'unsafe-inline'; ");
    expect(answer.headers["content-security-policy"]).toContain("script-src 'self';");
    expect(answer.headers["cache-control"]).toBe("no-cache");
  });

  it("has its own files, to be kept for ever", async () => {
    const answer = await get("/playground/assets/main-abc.js");

    expect(answer.statusCode).toBe(200);
    expect(answer.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  });

  it.each(["/playground/assets/gone.js", "/playground/assets/..%2findex.html", "/playground/nothing"])(
    "answers 404 for %s",
    async (url) => {
      expect((await get(url)).statusCode).toBe(404);
    },
  );

  it("does not loosen the policy of other pages", async () => {
    expect((await get("/")).headers["content-security-policy"]).not.toContain("unsafe");
  });
});

describe("/docs of the client's build", () => {
  const app = useTestApp({ deps: { clientFolder } });
  const get = (url: string) => app().http.inject({ url, headers: page });

  it.each(["/docs", "/docs/"])("M53 opens at %s, under a policy of its own", async (url) => {
    const answer = await get(url);

    expect(answer).toMatchObject({ statusCode: 200, body: reference });
    expect(answer.body).toContain('href="/playground"');
    expect(answer.headers["content-security-policy"]).toContain("script-src 'self';");
    expect(answer.headers["content-security-policy"]).not.toContain("unsafe");
    expect(answer.headers["cache-control"]).toBe("no-cache");
  });

  it("M53 has files of its own, Swagger UI's and the description", async () => {
    const own = await get("/docs/assets/main-abc.js");

    expect(own.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    for (const file of ["static/swagger-ui-bundle.js", "static/swagger-ui.css", "openapi.json"])
      expect((await get(`/docs/${file}`)).statusCode).toBe(200);
    for (const file of ["assets/gone.js", "assets/..%2findex.html", "nothing"])
      expect((await get(`/docs/${file}`)).statusCode).toBe(404);
  });
});

describe("/developers", () => {
  const app = useTestApp({ deps: { clientFolder } });
  const get = (url: string) => app().http.inject({ url, headers: page });

  it.each([
    ["/developers", "Overview"],
    ["/developers/", "Overview"],
    ["/developers/graphql", "GraphQL guide"],
  ])("O6 opens at %s, under a policy of its own", async (url, title) => {
    const answer = await get(url);

    expect(answer).toMatchObject({ statusCode: 200, body: `<title>${title}</title>` });
    expect(answer.headers["content-security-policy"]).toContain("script-src 'self';");
    expect(answer.headers["content-security-policy"]).not.toContain("unsafe");
  });

  it.each(["/developers/nothing", "/developers/index", "/developers/..%2fdocs", "/developers/assets/gone.js"])(
    "O6 answers 404 for %s",
    async (url) => expect((await get(url)).statusCode).toBe(404),
  );

  it("O6 serves the GraphQL contract as text, for any origin", async () => {
    const answer = await get("/schema.graphql");

    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      "content-type": "text/plain; charset=utf-8",
      "access-control-allow-origin": "*",
    });
    const file = readFileSync(path.join(__dirname, "../../../../schema.graphql"), "utf8");
    expect(file.endsWith(answer.body)).toBe(true);
    expect(answer.body).toContain("type Mutation");
  });
});

describe("the guides of docs/", () => {
  const read = (file: string) => readFileSync(path.join(__dirname, "../../../../docs", file), "utf8");

  it("O6 changes.md names everything that is deprecated, with the day from which it may go", () => {
    const schema = getSchema();
    const deprecated = Object.values(schema.getTypeMap()).flatMap((type) =>
      isObjectType(type)
        ? Object.values(type.getFields()).flatMap(({ name, deprecationReason }) =>
            deprecationReason ? [[`${type.name}.${name}`, deprecationReason] as const] : [],
          )
        : [],
    );
    const listed = [...read("changes.md").matchAll(/^\| `(\w+\.\w+)`/gm)].map(([, name]) => name);

    expect(deprecated.map(([name]) => name).sort()).toEqual(listed.sort());
    for (const [, reason] of deprecated) expect(read("changes.md")).toContain(/from (.*) on/.exec(reason)?.[1]);
  });
});

describe("/playground switched off", () => {
  const app = useTestApp({ config: { playground: false, introspection: false }, deps: { clientFolder } });

  it.each(["/playground", "/playground/", "/playground/assets/main-abc.js"])("hides %s", async (url) => {
    expect((await app().http.inject({ url, headers: page })).statusCode).toBe(404);
  });

  it.each(["/docs", "/docs/"])("M53 is not linked from %s, which keeps everything else", async (url) => {
    const answer = await app().http.inject({ url, headers: page });

    expect(answer.statusCode).toBe(200);
    expect(answer.body).not.toContain("/playground");
    expect(answer.body).toBe(reference.replace(/\s*<a href="\/playground">GraphQL playground<\/a>/, ""));
    expect(answer.headers).toMatchObject({
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-cache",
      "content-security-policy": expect.stringContaining("script-src 'self';") as unknown,
    });
  });

  it("hides the contract with introspection", async () => {
    expect((await app().http.inject({ url: "/schema.graphql", headers: page })).statusCode).toBe(404);
  });

  it.each(["{ __schema { types { name } } }", '{ __type(name: "User") { name } }'])(
    "hides the schema with introspection (%s)",
    async (query) => {
      const { data, errors } = await app().graphql(query);

      expect(data?.__schema ?? data?.__type).toBeUndefined();
      expect(errors?.[0]?.extensions.code).toBe("GRAPHQL_VALIDATION_FAILED");
    },
  );
});
