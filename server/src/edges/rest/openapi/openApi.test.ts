import { memberRoutes, noSuchId, openRoutes } from "../../../testing/contract/contractRoutes";
import { buildPost, buildProfile } from "../../../testing/app/factories";
import { useTestApp } from "../../../testing/app/harness";
import { restCall } from "../../../testing/calls/restCall";

const testApp = useTestApp();
const rest = restCall(testApp);

interface Operation {
  summary?: string;
  security: object[];
  responses: Record<string, unknown>;
}

/** An empty way among them lets anyone in. */
const needsToken = (security: object[]) => security.length > 0 && security.every((way) => Object.keys(way).length > 0);

const read = async () => (await rest("GET /docs/openapi.json")).body;

/** A route of the contract in the spelling of OpenAPI. */
function toOperation(route: string): string {
  const [method = "", path = ""] = route.split(" ");
  const [first, ...more] = path.split(noSuchId);
  return `${method} ${[first, ...more].join("{id}").replace("{id}/{id}", "{id}/{comment_id}")}`;
}

describe("the description of /api", () => {
  it("is OpenAPI 3.1 and says for every route of the contract who may use it", async () => {
    const document = await read();
    const operations = Object.entries<Record<string, Operation>>(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ name: `${method.toUpperCase()} ${path}`, ...operation })),
    );
    const named = (isForMembers: boolean) =>
      operations.filter(({ security }) => needsToken(security) === isForMembers).map(({ name }) => name);

    expect(document.openapi).toBe("3.1.0");
    expect(named(true)).toEqual(expect.arrayContaining(memberRoutes.map(toOperation)));
    expect(named(false)).toEqual(expect.arrayContaining(openRoutes.map(toOperation)));
    for (const { name, summary, responses } of operations) {
      expect([name, summary]).toEqual([name, expect.stringMatching(/\w/)]);
      expect(Object.keys(responses)).toEqual(expect.arrayContaining(["200", "429", "500"]));
    }
  });

  it("requires a body only where a field of it is required", async () => {
    const { paths } = await read();

    expect(paths["/api/users"].post.requestBody.required).toBe(true);
    expect(paths["/api/profile/postload"].post.requestBody.required).toBe(false);
  });

  it("refers to nothing that it does not define", async () => {
    const document = await read();
    const references = new Set(JSON.stringify(document).match(/#\/components\/schemas\/\w+/g));

    expect(references.size).toBeGreaterThan(8);
    for (const reference of references) {
      expect(Object.keys(document.components.schemas)).toContain(reference.split("/").at(-1));
    }
  });

  it("names exactly the fields that answers have", async () => {
    const { db } = testApp();
    const { schemas } = (await read()).components;
    const profile = await buildProfile(db);
    await buildPost(db, { authorId: profile.userId });
    const fieldsOf = (name: string) => [...schemas[name].required].sort();

    const [shown] = (await rest("GET /api/profile")).body;
    const account = { name: "Ada", email: "ada@example.com", password: "paper7" };
    const { token } = (await rest("POST /api/users", { body: account })).body;
    const [post] = (await rest("GET /api/posts", { token })).body;

    expect(Object.keys(shown).sort()).toEqual(fieldsOf("ProfileWithMember"));
    expect(Object.keys(shown.user).sort()).toEqual(fieldsOf("Member"));
    expect(Object.keys(post).sort()).toEqual(fieldsOf("Post"));
    expect(Object.keys((await rest("GET /api/auth", { token })).body).sort()).toEqual(fieldsOf("User"));
  });

  it("is the same text every time", async () => {
    const [first, second] = [await read(), await read()];

    expect(JSON.stringify(first)).toBe(JSON.stringify(second));
    expect(Object.keys(first)).toEqual(Object.keys(first).sort());
  });
});

describe("/docs/openapi.json", () => {
  it("M22 names every operation once, the server, and the refusals that any route can give", async () => {
    const document = (await testApp().request({ method: "GET", url: "/docs/openapi.json" })).json();
    const operations = Object.values<Record<string, { operationId: string; responses: object }>>(
      document.paths,
    ).flatMap((path) => Object.values(path));

    expect(document.servers).toHaveLength(1);
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
    for (const { responses } of operations)
      expect(Object.keys(responses)).toEqual(expect.arrayContaining(["429", "500", "503"]));
  });
});
