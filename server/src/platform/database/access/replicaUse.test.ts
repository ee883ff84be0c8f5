import type { User } from "../../../features/accounts/User";
import { createApp } from "../../../app";
import { loadConfig } from "../../config";
import { createServices } from "../../../services";
import { buildPost, buildProfile, buildUser } from "../../../testing/factories";
import { jwtSecret, TestApp, useTestApp } from "../../../testing/harness";
import { listen, LiveClient } from "../../../testing/LiveClient";
import { StatementCounter } from "../../../testing/StatementCounter";
import { DatabaseReader, type Reader } from "./Reader";

const template = useTestApp();

/** Reads like the one that it is given and counts how often and how, but for session checks; empty, it has no rows. */
class CountingReader implements Reader {
  count = 0;
  ways = new Set<"shared" | "own">();
  isEmpty = false;

  constructor(
    private readonly reader: Reader,
    readonly primary: Reader | null = null,
  ) {}

  rows<T>(statement: string, values?: unknown[], reach = 1): Promise<T[]> {
    // Every request with a token checks its session on the primary, which knows at once that one has ended.
    if (statement.includes("revoked_tokens")) return this.reader.rows<T>(statement, values);
    this.count++;
    this.ways.add(reach > 1_000 ? "own" : "shared");
    return this.isEmpty ? Promise.resolve([]) : this.reader.rows<T>(statement, values, reach);
  }
}

let app: TestApp;
let primary: CountingReader;
let replica: CountingReader;
let reader: User;
let author: string;
let postId: string;

beforeAll(async () => {
  const { db } = template();
  primary = new CountingReader(new DatabaseReader(db));
  replica = new CountingReader(new DatabaseReader(db), primary);
  const replicas = [{ name: "replica", reader: replica, isUsable: true, behindMs: 0 }];
  const services = createServices({
    db,
    readers: { primary, replicas },
    jwtSecret,
    rateLimitFactor: 1_000,
    redis: null,
  });
  const started = await createApp({ config: loadConfig({ NODE_ENV: "test", GRAVATAR: "false" }), services });
  app = new TestApp(started, services, new StatementCounter(), { close: async () => undefined } as never);
  reader = await buildUser(db);
  const profile = await buildProfile(db);
  author = profile.userId;
  postId = (await buildPost(db, { authorId: author })).id;
  for (let n = 0; n < 12; n++) await buildPost(db);
  // The first goal of a process looks for an index, which is not there.
  await app.graphql(`{ recommendBooks(goal: "algebra") { nodes { title } } }`, {}, { as: reader });
});
afterAll(() => app.http.close());
beforeEach(() => {
  primary.count = replica.count = 0;
  replica.isEmpty = false;
});

/** Which of the two a piece of work read from. */
async function placesOf(work: () => Promise<unknown>): Promise<string[]> {
  primary.count = replica.count = 0;
  await work();
  return [...(primary.count > 0 ? ["primary"] : []), ...(replica.count > 0 ? ["replica"] : [])];
}

async function ask(query: string, variables: Record<string, unknown>, as: User) {
  const answer = await app.graphql(query, variables, { as });
  expect(answer.errors).toBeUndefined();
  return answer.data;
}

const onePost = `query ($id: ID!) { post(id: $id) { text author { name } comments { nodes { text } } } }`;

describe("who only reads", () => {
  it.each([
    ["me", `{ me { name profile { bio } } }`],
    ["the groups", `{ posts(first: 5) { totalCount nodes { text author { name } comments { nodes { text } } } } }`],
    ["a page far back", `{ posts(first: 5, page: 900) { nodes { text } } }`],
    ["the directory", `{ profiles(first: 5) { totalCount nodes { bio user { name } experience { title } } } }`],
    ["recommendations", `{ recommendBooks(goal: "algebra") { nodes { title similar { title } } } }`],
  ])("is served by the replica alone: %s", async (_what, query) => {
    expect(await placesOf(() => ask(query, {}, reader))).toEqual(["replica"]);
  });

  it("is served by the replica alone: a group, a profile", async () => {
    const profile = `query ($id: ID!) { profile(userId: $id) { bio user { name } education { school } } }`;

    expect(await placesOf(() => ask(onePost, { id: postId }, reader))).toEqual(["replica"]);
    expect(await placesOf(() => ask(profile, { id: author }, reader))).toEqual(["replica"]);
  });

  it.each([
    ["GET", "/api/posts?limit=5", undefined],
    ["GET", "/api/profile", undefined],
    ["GET", "/api/auth", undefined],
    ["POST", "/api/profile/postload", { limit: 5 }],
    ["POST", "/api/recommendations", { query: "algebra" }],
  ] as const)("is served by the replica alone: %s %s", async (method, url, payload) => {
    const places = await placesOf(async () => {
      const { statusCode } = await app.request({ method, url, payload }, { as: reader });
      expect(statusCode).toBe(200);
    });

    expect(places).toEqual(["replica"]);
  });

  it("finds on the primary the group and the profile that the replica does not have yet", async () => {
    replica.isEmpty = true;

    const { post } = await ask(`query ($id: ID!) { post(id: $id) { id } }`, { id: postId }, reader);
    const { statusCode } = await app.request({ method: "GET", url: `/api/posts/${postId}` }, { as: reader });

    const { profile } = await ask(`query ($id: ID!) { profile(userId: $id) { user { id } } }`, { id: author }, reader);

    expect(post).toEqual({ id: postId });
    expect(statusCode).toBe(200);
    expect(profile).toEqual({ user: { id: author } });
  });
});

describe("what takes longer", () => {
  it.each([
    ["a page", `{ posts(first: 5, page: 2) { nodes { text author { name } } } }`, ["shared"]],
    ["a page far back", `{ posts(first: 5, page: 900) { nodes { text } } }`, ["own"]],
    ["comments of one group", `{ posts(first: 1) { nodes { comments { nodes { text } } } } }`, ["shared"]],
    ["a few comments of some", `{ posts(first: 5) { nodes { comments { nodes { text } } } } }`, ["shared"]],
    [
      "many comments of many",
      `{ posts(first: 12) { nodes { comments(first: 100) { nodes { text } } } } }`,
      ["own", "shared"],
    ],
    ["a total", `{ posts { totalCount } }`, ["own", "shared"]],
    ["a total of the directory", `{ profiles(interests: [CODING]) { totalCount } }`, ["own", "shared"]],
    ["recommendations", `{ recommendBooks(goal: "algebra", interests: [CODING]) { nodes { title } } }`, ["own"]],
  ])("does not delay others: %s", async (_what, query, ways) => {
    replica.ways.clear();

    await ask(query, {}, reader);

    expect([...replica.ways].sort()).toEqual(ways);
  });

  it.each([
    ["a page", "/api/profile?limit=20", ["shared"]],
    ["a long list", "/api/profile?limit=1000", ["own", "shared"]],
    ["a page far back", "/api/profile?limit=20&skip=5000", ["own"]],
  ])("does not delay others, over REST: %s", async (_what, url, ways) => {
    replica.ways.clear();

    await app.request({ method: "GET", url });

    expect([...replica.ways].sort()).toEqual(ways);
  });
});

describe("who writes", () => {
  const input = { text: "A new group" };
  const publish = `mutation ($input: CreatePostInput!) { createPost(input: $input) { id author { name } } }`;

  it.each([
    ["publishes", publish, { input }],
    ["likes", `mutation ($id: ID!) { likePost(id: $id) { likedByViewer author { name } } }`, {}],
    [
      "saves",
      `mutation ($input: SaveProfileInput!) { saveProfile(input: $input) { user { name } } }`,
      {
        input: { status: "LEARNING", skills: ["SQL"] },
      },
    ],
  ])("sees the answer as the primary has it: %s", async (_what, mutation, variables) => {
    const writer = await buildUser(template().db);

    expect(await placesOf(() => ask(mutation, { id: postId, ...variables }, writer))).toEqual(["primary"]);
  });

  it("reads from the primary afterwards, and nobody else does", async () => {
    const writer = await buildUser(template().db);
    const feed = `{ posts(first: 5) { nodes { text author { name } } } }`;

    await ask(publish, { input }, writer);

    expect(await placesOf(() => ask(feed, {}, writer))).toEqual(["primary"]);
    expect(await placesOf(() => ask(feed, {}, reader))).toEqual(["replica"]);
  });

  it("reads from the primary afterwards, over REST too", async () => {
    const writer = await buildUser(template().db);

    const writing = await placesOf(() =>
      app.request({ method: "POST", url: "/api/posts", payload: input }, { as: writer }),
    );
    const reading = await placesOf(() => app.request({ method: "GET", url: "/api/posts" }, { as: writer }));

    expect([writing, reading]).toEqual([["primary"], ["primary"]]);
  });

  it("is known from the very first: a newcomer finds their account", async () => {
    const payload = { name: "Newcomer", email: "new@example.com", password: "correct horse battery" };
    const { token } = (await app.request({ method: "POST", url: "/api/users", payload })).json<{ token: string }>();
    replica.isEmpty = true;

    const { data } = await app.graphql(`{ me { name } }`, {}, { token });

    expect(data).toEqual({ me: { name: "Newcomer" } });
  });
});

describe("who hears of it live", () => {
  it("gets what the primary has", async () => {
    const client = new LiveClient(await listen(app), app.tokenOf(reader));
    const heard = client.subscribe(`subscription { postAdded { text author { name } comments { nodes { id } } } }`);
    while (app.services.events.listenerCount < 4) await new Promise((resolve) => setTimeout(resolve, 10));
    const writer = await buildUser(template().db, { name: "Grace" });
    replica.isEmpty = true;
    replica.count = 0;

    await app.graphql(`mutation { createPost(input: { text: "Live" }) { id } }`, {}, { as: writer });

    expect(await heard.until(1)).toEqual([
      { postAdded: { text: "Live", author: { name: "Grace" }, comments: { nodes: [] } } },
    ]);
    expect(replica.count).toBe(0);
    await client.leave();
  });
});
