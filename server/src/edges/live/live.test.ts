import { createHmac, randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import WebSocket from "ws";
import type { User } from "../../features/accounts/User";
import { buildPost, buildUser } from "../../testing/factories";
import { jwtSecret, type TestApp, useTestApp } from "../../testing/harness";
import { listen, LiveClient, type Subscription } from "../../testing/LiveClient";

const testApp = useTestApp();
let url: string;
beforeAll(async () => {
  url = await listen(testApp());
});

const open: LiveClient[] = [];
afterEach(() => Promise.all(open.splice(0).map((client) => client.leave())));

function connect(token?: string, options = {}): LiveClient {
  const client = new LiveClient(url, token, options);
  open.push(client);
  return client;
}

const connectAs = (user: User) => connect(testApp().tokenOf(user));

/** Waits until as many subscriptions listen as should: a subscription begins a moment after it is asked for. */
async function untilListening(count: number, app: TestApp = testApp()): Promise<void> {
  const own = 2; // the sessions and the sockets listen for ended sessions
  for (let i = 0; i < 500 && app.services.events.listenerCount !== own + count; i++) await wait(10);
  expect(app.services.events.listenerCount).toBe(own + count);
}

const like = `mutation ($id: ID!) { likePost(id: $id) { id } }`;
const comment = `mutation ($input: AddCommentInput!) { addComment(input: $input) { id } }`;
const publish = `mutation ($input: CreatePostInput!) { createPost(input: $input) { id } }`;

describe("a member who follows along", () => {
  it("hears of posts, and of one post's comments and likes, and of no other's", async () => {
    const { db } = testApp();
    const [follower, writer] = [await buildUser(db), await buildUser(db, { name: "Grace" })];
    const [post, other] = [await buildPost(db), await buildPost(db)];
    const client = connectAs(follower);
    const posts = client.subscribe(`subscription { postAdded { text author { name } likedByViewer } }`);
    const variables = { id: post.id };
    const comments = client.subscribe(
      `subscription ($id: ID!) { commentAdded(postId: $id) { text author { name } viewerCanDelete post { id } } }`,
      variables,
    );
    const likes = client.subscribe(
      `subscription ($id: ID!) { likesChanged(postId: $id) { id likeCount likedByViewer } }`,
      variables,
    );
    await untilListening(3);

    await testApp().graphql(publish, { input: { text: "Hello" } }, { as: writer });
    for (const postId of [other.id, post.id]) {
      await testApp().graphql(comment, { input: { postId, text: `On ${postId}` } }, { as: writer });
      await testApp().graphql(like, { id: postId }, { as: follower });
      await testApp().graphql(like, { id: postId }, { as: writer });
    }

    const by = { author: { name: "Grace" } };
    expect(await posts.until(1)).toEqual([{ postAdded: { text: "Hello", ...by, likedByViewer: false } }]);
    expect(await comments.until(1)).toEqual([
      { commentAdded: { text: `On ${post.id}`, ...by, viewerCanDelete: false, post: { id: post.id } } },
    ]);
    expect(await likes.until(2)).toEqual(
      [1, 2].map((likeCount) => ({ likesChanged: { id: post.id, likeCount, likedByViewer: true } })),
    );
  });

  it("leaves no listener behind, whether they unsubscribe, disconnect or lose the network", async () => {
    const user = await buildUser(testApp().db);
    const subscribe = (client: LiveClient) => client.subscribe(`subscription { postAdded { id } }`);
    const [stopping, leaving] = [connectAs(user), connectAs(user)];
    const stopped = subscribe(stopping);
    subscribe(leaving);
    const raw = await openSocket({ token: testApp().tokenOf(user) });
    raw.send(JSON.stringify({ id: "1", type: "subscribe", payload: { query: `subscription { postAdded { id } }` } }));
    await untilListening(3);

    stopped.stop();
    await leaving.leave();
    raw.terminate();

    await untilListening(0);
  });
});

describe("the door of the live connection", () => {
  it.each([
    ["no token", undefined],
    ["an empty token", ""],
    ["a made-up token", "not.a.token"],
  ])("is closed with 4401 to %s", async (_case, token) => {
    expect(await connect(token).closed).toBe(4401);
  });

  it.each([["https://evil.test"], ["null"], ["http://127.0.0.1.evil.test"]])(
    "is closed at the handshake to pages of %s",
    async (origin) => {
      const socket = new WebSocket(url, "graphql-transport-ws", { origin });

      const status = await new Promise((resolve) => {
        socket.once("unexpected-response", (_request, response) => resolve(response.statusCode));
        socket.once("open", () => resolve("open"));
        socket.once("error", () => undefined);
      });
      socket.terminate();

      expect(status).toBe(401);
    },
  );

  it("is open to our own pages", async () => {
    const origin = url.replace("ws://", "http://").replace("/graphql", "");
    const user = await buildUser(testApp().db);

    const client = connect(testApp().tokenOf(user), { origin });
    client.subscribe(`subscription { postAdded { id } }`);

    await untilListening(1);
  });

  it("takes no message above 64 KB", async () => {
    const user = await buildUser(testApp().db);
    const socket = await openSocket({ token: testApp().tokenOf(user) });
    const error = jest.spyOn(console, "error").mockImplementation(() => undefined);

    socket.send("x".repeat(64_001));
    const code = await new Promise((resolve) => socket.once("close", resolve));

    expect(code).toBe(1009);
    error.mockRestore();
  });
});

describe("an open connection", () => {
  const postAdded = `subscription { postAdded { id } }`;

  it("closes when its own session is logged out, and no other", async () => {
    const user = await buildUser(testApp().db);
    const [token, other] = [testApp().tokenOf(user), testApp().tokenOf(user)];
    const [leaving, staying] = [connect(token), connect(other)];
    for (const client of [leaving, staying]) client.subscribe(postAdded);
    await untilListening(2);

    await testApp().graphql(`mutation { logout }`, {}, { token });

    expect(await leaving.closed).toBe(4401);
    await untilListening(1);
  });

  it.each([
    ["every session is logged out", `mutation { logout(everywhere: true) }`],
    ["the account is deleted", `mutation { deleteAccount }`],
  ])("closes when %s", async (_case, mutation) => {
    const user = await buildUser(testApp().db);
    const clients = [connectAs(user), connectAs(user)];
    for (const client of clients) client.subscribe(postAdded);
    await untilListening(2);

    await testApp().graphql(mutation, {}, { as: user });

    expect(await Promise.all(clients.map((client) => client.closed))).toEqual([4401, 4401]);
    await untilListening(0);
  });

  it("closes when its token expires", async () => {
    const user = await buildUser(testApp().db);
    const client = connect(shortLived(user));
    client.subscribe(postAdded);

    expect(await client.closed).toBe(4401);
    await untilListening(0);
  });
});

describe("what comes over an open connection", () => {
  const refusals: [string, string, Record<string, unknown>, RegExp][] = [
    ["a query", `{ me { id } }`, {}, /Only subscriptions/],
    ["a mutation", `mutation { deleteAccount }`, {}, /Only subscriptions/],
    ["a syntax error", `subscription {`, {}, /Syntax Error/],
    ["an unknown field", `subscription { postAdded { nothing } }`, {}, /Cannot query field/],
    ["a malformed id", `subscription { likesChanged(postId: "abc") { id } }`, {}, /postId is not an id/],
    [
      "a variable of the wrong type",
      `subscription ($id: ID!) { likesChanged(postId: $id) { id } }`,
      { id: {} },
      /^postId: /,
    ],
    [
      "11 levels",
      `subscription { postAdded { ${"author { profile { user { ".repeat(3)} id ${"} } }".repeat(3)} } }`,
      {},
      /./,
    ],
    [
      "more than it may fetch",
      `subscription { postAdded { comments(first: 100) { nodes { post { likes(first: 100) { nodes { id } } } } } } }`,
      {},
      /may fetch/,
    ],
  ];

  it.each(refusals)("is refused when it is %s, with a code of the list", async (_case, query, variables, reason) => {
    const user = await buildUser(testApp().db);
    const subscription: Subscription<unknown> = connectAs(user).subscribe(query, variables);

    const [error] = await subscription.untilRefused();

    expect(error?.message).toMatch(reason);
    expect(error?.extensions).toMatchObject({ requestId: expect.any(String) });
    expect(error?.extensions.code).toMatch(
      /^(GRAPHQL_PARSE_FAILED|GRAPHQL_VALIDATION_FAILED|BAD_REQUEST|BAD_USER_INPUT)$/,
    );
    expect((await testApp().graphql(`{ me { id } }`, {}, { as: user })).data.me.id).toBe(user.id);
  });
});

/** A token that the service would have signed a week ago, but for a second and a half. */
function shortLived({ id }: User): string {
  const exp = Math.ceil(Date.now() / 1000) + 1;
  const claims = { sub: id, jti: randomUUID(), ver: 0, iat: exp - 10, exp, iss: "study-circle", aud: "study-circle" };
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const text = `${encode({ alg: "HS256", typ: "JWT" })}.${encode(claims)}`;
  return `${text}.${createHmac("sha256", jwtSecret).update(text).digest("base64url")}`;
}

/** A connection without a client's manners, past its greeting. */
async function openSocket(payload: object): Promise<WebSocket> {
  const socket = new WebSocket(url, "graphql-transport-ws");
  await new Promise((resolve) => socket.once("open", resolve));
  socket.send(JSON.stringify({ type: "connection_init", payload }));
  await new Promise((resolve) => socket.once("message", resolve));
  return socket;
}
