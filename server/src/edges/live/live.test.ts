import type { User } from "../../features/accounts/users/User";
import { buildPost, buildUser } from "../../testing/app/factories";
import { LiveClient, type Subscription } from "../../testing/live/LiveClient";
import { testApp, connect, untilListening, openSocket, useLiveMembers } from "../../testing/live/liveMembers";

useLiveMembers();

const connectAs = (user: User) => connect(testApp().tokenOf(user));

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
