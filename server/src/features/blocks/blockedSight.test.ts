import {
  getNamedType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLSchema,
  isLeafType,
  isObjectType,
  isRequiredArgument,
} from "graphql";
import { v7 as newId } from "uuid";
import { features } from "../../features";
import { createSchema } from "../../schema";
import { buildComment, buildLike, buildPost, buildProfile, buildUser } from "../../testing/factories";
import { useTestApp } from "../../testing/harness";
import type { User } from "../accounts/User";

const testApp = useTestApp();

interface Scene {
  /** Stands in everything that the other wrote. */
  canary: string;
  viewer: User;
  other: User;
  ownPost: string;
  othersPost: string;
}

/** Two members with a block between them, who meet wherever members can meet. */
async function buildScene(isBlocker: boolean): Promise<Scene> {
  const { db } = testApp();
  const canary = `Blocked ${newId()}`;
  const viewer = await buildUser(db);
  const other = await buildUser(db, { name: canary });
  await buildProfile(db, { userId: viewer.id });
  await buildProfile(db, { userId: other.id, bio: canary, company: canary });
  const own = await buildPost(db, { authorId: viewer.id });
  const others = await buildPost(db, { authorId: other.id, text: canary });
  for (const { id: postId } of [own, others]) {
    await buildComment(db, { postId, authorId: other.id, text: canary });
    await buildComment(db, { postId, authorId: viewer.id });
    await buildLike(db, { postId, userId: other.id });
  }
  const [blocker, blocked] = isBlocker ? [viewer, other] : [other, viewer];
  await testApp().graphql(`mutation { blockUser(input: { userId: "${blocked.id}" }) { id } }`, {}, { as: blocker });
  return { canary, viewer, other, ownPost: own.id, othersPost: others.id };
}

/** What required arguments are given, by their names: a new one must be thought of here. */
const argumentsOf = ({ other, ownPost, othersPost }: Scene): Record<string, string[]> => ({
  id: [other.id, ownPost, othersPost].map((id) => `"${id}"`),
  userId: [`"${other.id}"`],
  goal: [`"learn to paint"`],
});

/** The viewer's own list of whom they blocked names them, of course. */
const exempt = new Set(["User.blocked"]);

/** One query for each field of an object type that a viewer can reach, with the values of what it leads to. */
function queriesOf(schema: GraphQLSchema, scene: Scene): string[] {
  const known = argumentsOf(scene);
  const seen = new Set<string>();
  const queries: string[] = [];
  let ways = Object.values(schema.getQueryType()?.getFields() ?? {}).flatMap((field) =>
    callsOf(field, known).map((call) => ({ path: [call], field })),
  );
  while (ways.length > 0) {
    queries.push(
      ...ways.map(({ path, field }) => `{ ${path.join(" { ")} ${valuesOf(field)} ${"}".repeat(path.length)}`),
    );
    ways = ways.flatMap(({ path, field }) =>
      fieldsBelow(field).flatMap((below) => {
        const name = `${getNamedType(field.type).name}.${below.name}`;
        if (seen.has(name) || exempt.has(name)) return [];
        if (path.length > 1) seen.add(name);
        return [{ path: [...path, `${below.name}${hasPages(below) ? "(first: 5)" : ""}`], field: below }];
      }),
    );
  }
  return queries;
}

type Field = GraphQLField<unknown, unknown>;

const hasPages = ({ args }: Field) => args.some(({ name }) => name === "first");
const needsNothing = ({ args }: Field) => !args.some(isRequiredArgument);

function fieldsOf(field: Field): Field[] {
  const type = getNamedType(field.type);
  return isObjectType(type) ? Object.values(type.getFields()).filter(needsNothing) : [];
}

const fieldsBelow = (field: Field) => fieldsOf(field).filter(({ type }) => isObjectType(getNamedType(type)));

function valuesOf(field: Field): string {
  const names = fieldsOf(field).filter(({ type }) => isLeafType(getNamedType(type)));
  return isObjectType(getNamedType(field.type))
    ? `{ ${["__typename", ...names.map(({ name }) => name)].join(" ")} }`
    : "";
}

function callsOf({ name, args }: GraphQLField<unknown, unknown>, known: Record<string, string[]>): string[] {
  const required = args.filter(isRequiredArgument).map((argument: GraphQLArgument) => argument.name);
  if (required.length === 0) return [name];
  const [only = "", ...more] = required;
  if (more.length > 0 || !known[only])
    throw new Error(`say in argumentsOf what ${name}(${required.join()}) is asked for`);
  return known[only].map((value) => `${name}(${only}: ${value})`);
}

/** What they wrote, or their id where the question did not have it. */
function findsOther(answer: string, question: string, { canary, other, othersPost }: Scene): boolean {
  const ids = [other.id, othersPost].filter((id) => !question.includes(id));
  return [canary, ...ids].some((trace) => answer.includes(trace));
}

describe.each([
  ["the member who blocked", true],
  ["the member who was blocked", false],
])("C3 to %s", (_who, isBlocker) => {
  it("no field of the schema shows the other", async () => {
    const scene = await buildScene(isBlocker);
    const schema = createSchema({ pubSub: testApp().services.events.pubSub });
    const queries = queriesOf(schema, scene);

    const found: string[] = [];
    for (const query of queries) {
      const { data, errors } = await testApp().graphql(query, {}, { as: scene.viewer });
      const wrong = errors?.find(({ extensions }) => extensions.code !== "NOT_FOUND");
      if (wrong) found.push(`${query}: ${wrong.message}`);
      if (findsOther(JSON.stringify(data ?? null), query, scene)) found.push(query);
    }

    expect(found).toEqual([]);
    expect(queries.length).toBeGreaterThan(80);
  });

  it("no REST route shows the other", async () => {
    const scene = await buildScene(isBlocker);
    const reads = features.flatMap(({ rest }) => rest.routes).filter(({ method }) => method === "GET");
    const lists = [
      { method: "POST", path: "/profile/postload", payload: {} },
      { method: "PUT", path: `/posts/like/${scene.ownPost}` },
      { method: "POST", path: `/posts/comment/${scene.ownPost}`, payload: { text: "Hi" } },
    ] as const;
    const ids = [scene.other.id, scene.ownPost, scene.othersPost];
    const requests = [
      ...lists.map(({ path, ...rest }) => ({ ...rest, url: `/api${path}` })),
      ...reads.flatMap(({ path }) =>
        (path.includes(":") ? ids : [""]).map(
          (id) => ({ method: "GET", url: `/api${path.replace(/:\w+/, id)}` }) as const,
        ),
      ),
    ];

    const found: string[] = [];
    for (const request of requests) {
      if (request.url === "/api/blocks") continue;
      const response = await testApp().request(request, { as: scene.viewer });
      if (response.statusCode >= 500 || findsOther(response.body, request.url, scene)) found.push(request.url);
    }

    expect(found).toEqual([]);
    expect(requests.length).toBeGreaterThan(15);
  });
});
