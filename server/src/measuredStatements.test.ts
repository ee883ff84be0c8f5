import { execFileSync } from "node:child_process";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { ensureCatalogue } from "./features/books/ensureCatalogue";
import { Interest } from "./features/profiles/interest";
import {
  buildComment,
  buildEducation,
  buildExperience,
  buildLike,
  buildPost,
  buildProfile,
} from "./testing/app/factories";
import { useTestApp } from "./testing/app/harness";

/** How many statements a request takes once its member is known, for everything that the benchmark measures. */
const expected: Record<string, number> = {
  "feed of 20, signed in": 1,
  "feed of 20, plain fields": 1,
  "nothing: what any operation costs": 0,
  "numbered page in the middle": 1,
  "the last numbered page, one reader": 1,
  "post with 50 comments": 2,
  "directory of 6 with a filter": 1,
  profile: 3, // With its member; the jobs; the studies.
  "likePost and unlikePost": 1,
  "likePost, liked before": 3, // The like, which changes nothing; the post as it is; that it is liked.
  createPost: 1,
  addComment: 1,
  "directory filtered by career status, one reader": 2, // Who fits; their profiles.
  "directory by the last visit, one reader": 3, // Who fits; their profiles; how many.
  "directory by best match, one reader": 3, // Their profile; who may fit; the profiles of the best.
  "suggestions of buddies, one reader": 2, // The member; those who may fit.
  recommendBooks: 1,
  "GraphQL: posts with their threads": 4, // Posts, likes, comments, and the members who like.
  "REST: GET /api/posts?limit=20": 3, // Posts, likes, comments: all of it is in its contract.
  "GraphQL: directory with the whole profiles": 3,
  "REST: POST /api/profile/postload": 3,
  "feed of 20, of an interest": 1,
  "feed of 20, of one's groups": 1,
  "feed of 20, of one's groups of an interest": 1,
  "groups: the first 20": 1,
  "groups: the newest 20": 1,
  "groups: the largest 20": 1,
  "groups: the next 20 to study": 1,
  "groups: the first 20 of an interest": 1,
  "Home of a member of 40 groups": 6,
  "groups: the page of one": 3, // The group with its post; its members; its next date.
  "groups: a week of 20 in the schedule": 1,
  "notifications: the first page": 1,
  "notifications: the first page, one reader": 1,
  "notifications: the unread number": 1,
  "notifications: the unread number, one reader": 1,
  "notifications: a comment that notifies one": 1,
  "notifications: a comment that notifies many": 1,
  login: 4, // The account; then, the password proved, its session, in a transaction of three statements.
};

interface Turn {
  query: string;
  variables: Record<string, unknown>;
}

/** As the benchmark describes it: `turns` are sent one after the other. */
interface Operation extends Partial<Turn> {
  name: string;
  member?: boolean;
  turns?: Turn[];
  rest?: { method: "GET" | "POST"; path: string; body?: object };
}

const testApp = useTestApp();
const operations = new Map<string, Operation>();
let token: string;

/** More posts, comments and profiles than any measured page shows. */
beforeAll(async () => {
  const { db } = testApp();
  await ensureCatalogue(db.dataSource);
  const account = { name: "Bench", email: "bench@example.com", password: "a password to hash" };
  const { body } = await send({ method: "POST", url: "/api/users", payload: account });
  token = body.token;
  const query = `mutation { saveProfile(input: { status: LEARNING, interest: FINANCE, skills: ["SQL"] }) { id } }`;
  await send({ method: "POST", url: "/graphql", payload: { query } }, { token });
  const start = { startsOn: new Date(Date.now() + 86_400_000).toISOString().slice(0, 10), startTime: "12:00" };
  const session = { title: "Read", ...start, timeZone: "UTC", durationMinutes: 60 };
  const plan = `mutation ($input: CreateStudySessionInput!) { createStudySession(input: $input) { id } }`;
  const publish = `mutation { createPost(input: { text: "Who codes?", group: { interest: CODING } }) { id } }`;
  const { body: started } = await send({ method: "POST", url: "/graphql", payload: { query: publish } }, { token });
  for (const input of [session, { ...session, groupId: started.data.createPost.id }])
    await send({ method: "POST", url: "/graphql", payload: { query: plan, variables: { input } } }, { token });
  const userIds = [];
  for (let n = 0; n < 8; n++) userIds.push(await buildWholeProfile());
  const posts = [];
  for (let n = 0; n < 42; n++) posts.push(await buildBusyPost(2));
  const ids = {
    post: await buildBusyPost(60),
    otherPost: posts[0],
    somePosts: posts.slice(1, 3),
    quietPost: posts[3],
    user: userIds[0],
    middlePage: 2,
    lastPage: 2,
  };
  for (const operation of readOperations(ids)) operations.set(operation.name, operation);
});

async function buildWholeProfile(): Promise<string> {
  const { db } = testApp();
  const { id: profileId, userId } = await buildProfile(db, { interest: Interest.FINANCE });
  await buildExperience(db, { profileId });
  await buildEducation(db, { profileId });
  return userId;
}

async function buildBusyPost(comments: number): Promise<string> {
  const { db } = testApp();
  const { id: postId } = await buildPost(db);
  for (let n = 0; n < comments; n++) await buildComment(db, { postId });
  for (let n = 0; n < 2; n++) await buildLike(db, { postId });
  return postId;
}

/** The benchmark's own list, as another process reads it: it is an ES module outside of the service. */
function readOperations(ids: object): Operation[] {
  const file = pathToFileURL(path.resolve(__dirname, "../../bench/operations.mjs"));
  const script = `import { operations } from ${JSON.stringify(file.href)};
    console.log(JSON.stringify(operations(${JSON.stringify(ids)})));`;
  return JSON.parse(
    execFileSync(process.execPath, ["--input-type=module", "-e", script], { encoding: "utf8" }),
  ) as Operation[];
}

async function send(request: { method: "GET" | "POST"; url: string; payload?: object }, asking = {}) {
  const response = await testApp().request(request, asking);
  return { status: response.statusCode, body: response.json() };
}

/** Sends all requests of an operation; gives what each answered and how many statements it took. */
async function run({ query, variables, turns, rest, member }: Operation) {
  const requests = rest
    ? [{ method: rest.method, url: rest.path, ...(rest.body ? { payload: rest.body } : {}) }]
    : (turns ?? [{ query, variables }]).map((payload) => ({ method: "POST" as const, url: "/graphql", payload }));
  const results = [];
  for (const request of requests) {
    // It is known for some seconds, which may end here on a slow machine.
    testApp().services.sessions.cache.clear();
    if (member) await testApp().services.sessions.find(token);
    const { statements: all } = testApp().counter;
    const before = all.length;
    const answer = await send(request, member ? { token } : {});
    results.push({ ...answer, statements: all.slice(before) });
  }
  return results;
}

/** The first thing that was asked for, or its entries when it is a list. Home begins with what its member did not do yet. */
function shown(body: Record<string, unknown>): unknown {
  const { firstSteps: _none, ...data } = (body.data as Record<string, unknown> | undefined) ?? { body };
  const [first] = Object.values(data);
  const { nodes, profiles, suggestions } = (first ?? {}) as Record<string, unknown>;
  return nodes ?? profiles ?? suggestions ?? first;
}

it("knows everything that the benchmark measures", () => {
  expect([...operations.keys()].sort()).toEqual(Object.keys(expected).sort());
});

it.each(Object.entries(expected))("%s takes %i statements, not one more", async (name, count) => {
  const operation = operations.get(name);
  if (!operation) throw new Error(`bench/operations.mjs has no ${name}`);

  await run(operation);
  const results = await run(operation);

  for (const { status, body, statements } of results) {
    expect({ status, statements: statements.length }, statements.join("\n\n")).toEqual({
      status: 200,
      statements: count,
    });
    expect(body).not.toHaveProperty("errors");
    expect(shown(body)).toBeTruthy();
    expect(shown(body)).not.toEqual([]);
  }
});
