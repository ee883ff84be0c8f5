import Fastify, { type FastifyInstance } from "fastify";
import { extendSchema, type GraphQLObjectType, type GraphQLSchema, parse } from "graphql";
import { restRoutes } from "../../edges/rest/restRoutes";
import { getSchema } from "../../schema";
import {
  buildComment,
  buildEducation,
  buildExperience,
  buildPost,
  buildProfile,
  buildUser,
} from "../../testing/app/factories";
import { useTestApp } from "../../testing/app/harness";
import { LiveClient, listen } from "../../testing/live/LiveClient";
import { liveOperations, personalOperations } from "../../testing/rights/liveOperations";
import { operations } from "../../testing/rights/operations";
import { people, type Person, rights, type Scene } from "../../testing/rights/rights";
import { routes } from "../../testing/rights/routes";
import { actionOf, guardFields } from "./fieldRights";

const testApp = useTestApp();

/** The owner has written everything that there is; the other member has a profile and nothing else. */
async function buildScene(): Promise<Scene> {
  const { db } = testApp();
  const owner = await buildUser(db);
  const other = await buildUser(db);
  const profile = await buildProfile(db, { userId: owner.id });
  await buildProfile(db, { userId: other.id });
  const post = await buildPost(db, { authorId: owner.id });
  return {
    owner,
    other,
    third: await buildUser(db),
    post: post.id,
    secondPost: (await buildPost(db, { authorId: owner.id })).id,
    comment: (await buildComment(db, { postId: post.id, authorId: owner.id })).id,
    secondComment: (await buildComment(db, { postId: post.id, authorId: owner.id })).id,
    experience: (await buildExperience(db, { profileId: profile.id })).id,
    education: (await buildEducation(db, { profileId: profile.id })).id,
  };
}

/** The token that a person comes with; that of an ended session is the owner's, who has logged out. */
async function tokenOf(person: Person, { owner, other }: Scene): Promise<string | undefined> {
  if (person === "guest") return undefined;
  const token = testApp().tokenOf(person === "other" ? other : owner);
  if (person === "ended") await logOut(token);
  return token;
}

const logOut = (token: string) => testApp().request({ method: "DELETE", url: "/api/auth" }, { token });

const cases = <T extends { name: string; action: string; answers?: Partial<Record<Person, string>> }>(
  entries: readonly T[],
) =>
  entries.flatMap((entry) =>
    people.map((person) => {
      const expected = entry.answers?.[person] ?? rights[entry.action]?.[person];
      return [entry.name, person, expected, entry] as const;
    }),
  );

describe("the right to a GraphQL operation", () => {
  it.each(cases(operations))("%s, asked by %s: %s", async (_name, person, expected, { query }) => {
    const scene = await buildScene();
    const token = await tokenOf(person, scene);

    const answer = await testApp().graphql(query(scene), {}, token === undefined ? {} : { token });

    expect(answer.errors?.[0]?.extensions.code ?? "yes").toBe(expected);
  });
});

describe("the right to a REST route", () => {
  it.each(cases(routes))("%s, asked by %s: %s", async (name, person, expected, { params, body }) => {
    const scene = await buildScene();
    const token = await tokenOf(person, scene);
    const [method, pattern] = name.split(" ") as ["GET" | "PUT" | "POST" | "DELETE", string];
    const path = pattern.replace(/\{(\w+)\}/g, (_place, key: string) => params?.(scene)[key] ?? "");

    const response = await testApp().request(
      { method, url: `/api${path}`, ...(body ? { payload: typeof body === "function" ? body(scene) : body } : {}) },
      token === undefined ? {} : { token },
    );

    const { code } = response.json<{ code?: string }>();
    expect(response.statusCode === 200 ? "yes" : (code ?? String(response.statusCode))).toBe(expected);
  });
});

describe("the right to live events", () => {
  const open = async (token: string) => new LiveClient(await listen(testApp()), token);

  it.each(liveOperations.map((entry) => [entry.name, entry] as const))(
    "%s reaches every member until their session ends",
    async (name, { query, causes }) => {
      const first = ["postChanged", "groupChanged", "roomChanged"].includes(name) ? 2 : 1; // They begin with what is there.
      const scene = await buildScene();
      const act = (mutation: string) => testApp().graphql(`mutation { ${mutation} }`, {}, { as: scene.owner });
      const ending = testApp().tokenOf(scene.other);
      const [owner, other] = [await open(testApp().tokenOf(scene.owner)), await open(ending)];
      const [toOwner, toOther] = [owner.subscribe(query(scene)), other.subscribe(query(scene))];
      await new Promise((resolve) => setTimeout(resolve, 200));

      await act(causes(scene)[0]);
      await Promise.all([toOwner.until(first), toOther.until(first)]);
      await logOut(ending);
      await act(causes(scene)[1]);
      await toOwner.until(first + 1);

      expect(await other.closed).toBe(4401);
      expect(toOther.received).toHaveLength(first);
      await owner.leave();
    },
  );

  it.each(["", "wrong"])("is no guest's, with the token %j", async (token) => {
    expect(await (await open(token)).closed).toBe(4401);
  });
});

/** Method, path and declared action of every route under /api, and of those that `add` brings. */
async function readRoutes(
  add: (app: FastifyInstance) => void = () => undefined,
): Promise<[string, string, string | undefined][]> {
  const found: [string, string, string | undefined][] = [];
  const app = Fastify();
  app.addHook("onRoute", ({ method, url, config }) => {
    const path = url.replace("/api", "").replace(/:(\w+)/g, "{$1}");
    const isOurs = url.startsWith("/api/") && config?.action?.name !== "api.otherMethod";
    if (isOurs && !["HEAD", "OPTIONS"].includes(String(method)))
      found.push([String(method), path, config?.action?.name]);
  });
  await app.register(restRoutes, { prefix: "/api", listLimit: 10 });
  add(app);
  await app.close();
  return found;
}

describe("the table of rights", () => {
  const schema: GraphQLSchema = getSchema();
  const declared = (type: GraphQLObjectType | null | undefined) =>
    Object.values(type?.getFields() ?? {}).map((field) => [field.name, actionOf(field)?.name] as const);
  const listed = (entries: readonly { name: string; action: string }[]) =>
    entries.map(({ name, action }) => [name, action] as const).sort();

  const expectOperations = (of: GraphQLSchema) =>
    expect(listed(operations)).toEqual([...declared(of.getQueryType()), ...declared(of.getMutationType())].sort());
  const expectSubscriptions = (of: GraphQLSchema) =>
    expect(listed([...liveOperations, ...personalOperations])).toEqual([...declared(of.getSubscriptionType())].sort());
  const expectRoutes = (found: Awaited<ReturnType<typeof readRoutes>>) =>
    expect(listed(routes)).toEqual(found.map(([method, url, action]) => [`${method} ${url}`, action]).sort());
  /** The failure of such a comparison. */
  const missing = (name: string) => expect.objectContaining({ expected: expect.arrayContaining([[name, undefined]]) });

  it("has every query and mutation with the action that it declares", () => expectOperations(schema));

  it("has every subscription", () => expectSubscriptions(schema));

  it("has every route under /api with the action that it declares", async () => expectRoutes(await readRoutes()));

  it.each([
    ["Query", expectOperations],
    ["Mutation", expectOperations],
    ["Subscription", expectSubscriptions],
  ])("is refused when %s has a field more than the table, and so is the schema itself", (type, check) => {
    const larger = extendSchema(schema, parse(`extend type ${type} { scratch: Int }`));

    expect(() => check(larger)).toThrow(missing("scratch"));
    expect(() => guardFields(larger)).toThrow(`${type}.scratch declares no action`);
  });

  it("is refused when there is a route more than the table", async () => {
    const found = await readRoutes((app) => app.get("/api/scratch", () => null));

    expect(() => expectRoutes(found)).toThrow(missing("GET /scratch"));
  });

  it("has an answer for every action that is named in it", () => {
    const named = [...operations, ...routes, ...liveOperations, ...personalOperations].map(({ action }) => action);

    expect(Object.keys(rights).sort()).toEqual([...new Set(named)].sort());
  });
});
