import { features } from "../../features";
import { getSchema } from "../../schema";
import { useTestApp } from "../../testing/app/harness";
import { queriesOf } from "../../testing/contract/reachableFields";
import { dayIn } from "../../testing/calls/sessionCalls";
import { type UnseenScene, unseenScenes } from "../../testing/contract/unseen";

const testApp = useTestApp();
const { reasons, buildScene } = unseenScenes(testApp);

/** What required arguments are given, by their names: a new one must be thought of here. */
const argumentsOf = ({ other, ownPost, othersPost, book, sessions }: UnseenScene): Record<string, string[]> => ({
  id: [other.id, ownPost, othersPost, book, ...sessions],
  userId: [other.id],
  goal: ["learn to paint"],
  text: ["Person"],
  // The beginnings of the words of their name, and of what they wrote.
  query: other.name.split(" ").map((word) => word.slice(0, 4)),
  code: ["no invitation"],
  from: [`${dayIn(0)}T00:00:00Z`],
  to: [`${dayIn(30)}T00:00:00Z`],
  limitedToken: ["none"],
});

/**
 * The viewer's own list of whom they blocked names them, of course; who looks after a group reads all that is written in
 * it. The last takes a suspended member's token.
 */
const exempt = new Set(["User.blocked", "Comment.foldedText", "Query.absentExports"]);

const askingAs = ({ viewer }: UnseenScene) => (viewer ? { as: viewer } : {});

const refusalsOf = ({ viewer }: UnseenScene) => ["NOT_FOUND", "FORBIDDEN", ...(viewer ? [] : ["UNAUTHENTICATED"])];

/** What must not be found, unless the question had it. */
const findsTrace = (answer: string, question: string, { traces }: UnseenScene): boolean =>
  traces.some((trace) => answer.includes(trace) && !question.includes(trace));

describe.each(Object.entries(reasons))("%s", (_who, reason) => {
  it("is shown by no field of the schema", async () => {
    const scene = await buildScene(reason);
    const schema = getSchema();
    const queries = queriesOf(schema, argumentsOf(scene), exempt);

    const found: string[] = [];
    for (const { query, variables } of queries) {
      const { data, errors } = await testApp().graphql(query, variables, askingAs(scene));
      const wrong = errors?.find(({ extensions }) => !refusalsOf(scene).includes(extensions.code));
      const question = `${query} ${JSON.stringify(variables)}`;
      // That token is for members without a session.
      if (wrong && !query.includes("limitedToken")) found.push(`${question}: ${wrong.message}`);
      if (findsTrace(JSON.stringify(data ?? null), question, scene)) found.push(question);
    }

    expect(found).toEqual([]);
    expect(queries.length).toBeGreaterThan(80);
  });

  it("is shown by no REST route", async () => {
    const scene = await buildScene(reason);
    const reads = features.flatMap(({ rest }) => rest.routes).filter(({ method }) => method === "GET");
    const lists = [
      { method: "POST", path: "/profile/postload", payload: {} },
      { method: "PUT", path: `/posts/like/${scene.ownPost}` },
      { method: "POST", path: `/posts/comment/${scene.ownPost}`, payload: { text: "Hi" } },
    ] as const;
    const ids = [scene.other.id, scene.ownPost, scene.othersPost, scene.book, ...scene.sessions];
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
      const response = await testApp().request(request, askingAs(scene));
      if (response.statusCode >= 500 || findsTrace(response.body, request.url, scene)) found.push(request.url);
    }

    expect(found).toEqual([]);
    expect(requests.length).toBeGreaterThan(15);
  });
});
