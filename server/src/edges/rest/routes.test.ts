import Fastify from "fastify";
import { parts } from "../../platform/parts";
import type { Route } from "../../platform/rest/route";
import { definitionOf, type Schema } from "../../platform/rest/schema";
import { buildUser } from "../../testing/app/factories";
import { useTestApp } from "../../testing/app/harness";
import { restCall } from "../../testing/calls/restCall";
import { restRoutes } from "./restRoutes";

const testApp = useTestApp();
const rest = restCall(testApp);
const nameOf = ({ method, path }: Route) => `${method} ${path}`;
const { routes } = parts();

/** Every route under /api, but those that refuse other methods. */
async function readServedRoutes(): Promise<string[]> {
  const served: string[] = [];
  const app = Fastify();
  app.addHook("onRoute", ({ method, url, config }) => {
    const isOwn = url.startsWith("/api/") && config?.action?.name !== "api.otherMethod";
    if (isOwn && !["HEAD", "OPTIONS"].includes(String(method))) served.push(`${String(method)} ${url.slice(4)}`);
  });
  await app.register(restRoutes, { prefix: "/api", listLimit: 10 });
  await app.close();
  return served.sort();
}

describe("routes", () => {
  it("are served and documented exactly as features define them", async () => {
    const { paths } = (await rest("GET /docs/openapi.json")).body as { paths: Record<string, object> };
    const documented = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.slice(4).replaceAll(/\{(\w+)\}/g, ":$1")}`),
    );

    const defined = routes.map(nameOf).sort();
    const older = routes.flatMap(({ method, alsoAt }) => (alsoAt ? [`${method} ${alsoAt}`] : []));

    expect(defined.length).toBeGreaterThan(25);
    expect(older.length).toBeGreaterThan(10);
    expect(await readServedRoutes()).toEqual([...defined, ...older].sort());
    expect(documented.sort()).toEqual(defined);
  });

  const inJson = routes.filter(({ mediaType }) => mediaType === undefined);

  it.each(inJson.map((route) => [nameOf(route), route] as const))(
    "send nothing that their schema does not name: %s",
    async (name, route) => {
      const [sent, expected] = [sampleOf(route.answers[200], true), sampleOf(route.answers[200], false)];
      const respond = vi.spyOn(route, "respond").mockResolvedValue(sent);

      const url = name.replace(" ", " /api").replaceAll(/:\w+/g, "0198a000-0000-7000-8000-000000000000");
      const { status, body } = await rest(url, { as: await buildUser(testApp().db) });

      expect(respond).toHaveBeenCalledTimes(1);
      expect(JSON.stringify(sent)).toContain("secret");
      expect([status, body]).toEqual([200, expected]);
      respond.mockRestore();
    },
  );
});

/** A value of the schema with all its fields; on request with one more in each object. */
function sampleOf(schema: Schema, isLeaky: boolean): unknown {
  const known = definitionOf(schema);
  if (known) return sampleOf(known, isLeaky);
  const { type, items, properties, examples, enum: choices } = schema;
  if (items) return [sampleOf(items as Schema, isLeaky)];
  if (properties) {
    const fields = Object.entries(properties).map(([name, field]) => [name, sampleOf(field, isLeaky)]);
    return { ...Object.fromEntries(fields), ...(isLeaky ? { password: "secret" } : {}) } as object;
  }
  if (examples || choices) return ((examples ?? choices) as unknown[])[0];
  return { string: "x", integer: 1, number: 0.5, boolean: true }[String([type].flat()[0])];
}
