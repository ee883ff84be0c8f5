import type { User } from "../../features/accounts/users/User";
import { User as UserEntity } from "../../features/accounts/users/User";
import { toLiveComment } from "../../features/groups/discussion/livePosts";
import { Post } from "../../features/groups/discussion/Post";
import { buildComment, buildLike, buildPost, buildProfile, buildUser } from "../../testing/app/factories";
import { useTestApp } from "../../testing/app/harness";
import { listen, LiveClient } from "../../testing/live/LiveClient";
import { untilListening } from "../../testing/live/liveMembers";
import { restCall } from "../../testing/calls/restCall";

const testApp = useTestApp();
const rest = restCall(testApp);

afterEach(() => vi.restoreAllMocks());

const parents = { users: /from users where id = any/, posts: /from posts where id = any/ };

/** Lets something happen between two statements of a request: just before the first that looks for parents. */
function before(table: keyof typeof parents, happen: () => Promise<unknown>): void {
  const { reader } = testApp().services.db.access;
  const rows = reader.rows.bind(reader);
  let isDone = false;
  vi.spyOn(reader, "rows").mockImplementation(async (statement, values, reach) => {
    if (!isDone && parents[table].test(statement)) {
      isDone = true;
      await happen();
    }
    return rows(statement, values, reach);
  });
}

const leave = ({ id }: Pick<User, "id">) => testApp().db.delete(UserEntity, { id });

/** A post with a comment and a like, each of another member, and who reads them. */
async function buildThread() {
  const { db } = testApp();
  const [reader, author, replier, liker] = [
    await buildUser(db),
    await buildUser(db),
    await buildUser(db),
    await buildUser(db),
  ];
  const post = await buildPost(db, { authorId: author.id });
  await buildComment(db, { postId: post.id, authorId: replier.id });
  await buildLike(db, { postId: post.id, userId: liker.id });
  return { reader, author, replier, liker, post };
}

describe("M12 a reader, while others leave", () => {
  it("sees a group with the nameless like of a member who left meanwhile", async () => {
    const { reader, liker, post } = await buildThread();
    before("users", () => leave(liker));

    const answer = await testApp().graphql(
      `query ($id: ID!) { post(id: $id) { text likes { nodes { user { name } } } } }`,
      { id: post.id },
      { as: reader },
    );

    expect(answer.errors).toBeUndefined();
    expect(answer.data.post).toEqual({ text: post.text, likes: { nodes: [{ user: null }] } });
  });

  it("sees the groups without the one that lost its author meanwhile", async () => {
    const { reader, author, post } = await buildThread();
    const other = await buildPost(testApp().db);
    before("users", () => leave(author));

    const answer = await testApp().graphql(`{ posts { nodes { id author { name joinedAt } } } }`, {}, { as: reader });

    expect(answer.errors).toBeUndefined();
    const ids = answer.data.posts.nodes.map(({ id }: { id: string }) => id);
    expect(ids).toContain(other.id);
    expect(ids).not.toContain(post.id);
  });

  it("finds no group where it was deleted between its comments and itself", async () => {
    const { reader, post } = await buildThread();
    const query = `query ($id: ID!) { post(id: $id) { comments { nodes { post { text } } } } }`;
    before("posts", () => testApp().db.delete(Post, { id: post.id }));

    const answer = await testApp().graphql(query, { id: post.id }, { as: reader });

    expect(answer.errors).toBeUndefined();
    expect(answer.data).toEqual({ post: null });
  });

  it("gets no author, and no failure, from a change of a post after its author has left", async () => {
    const { reader, author, post } = await buildThread();
    before("users", () => leave(author));

    const answer = await testApp().graphql(
      `mutation ($id: ID!) { likePost(id: $id) { id author { name } } }`,
      { id: post.id },
      { as: reader },
    );

    expect(answer.errors).toBeUndefined();
    expect(answer.data).toEqual({ likePost: { id: post.id, author: null } });
  });

  it("is sent an event of someone who is gone without their name", async () => {
    const { reader, author, replier, post } = await buildThread();
    const client = new LiveClient(await listen(testApp()), testApp().tokenOf(reader));
    const comments = client.subscribe(
      `subscription ($id: ID!) { commentAdded(postId: $id) { text author { name joinedAt } } }`,
      { id: post.id },
    );
    await untilListening(1, testApp());
    const event = (authorId: string, text: string) =>
      toLiveComment(
        {
          id: post.id,
          postId: post.id,
          authorId,
          text,
          version: 1,
          answerCount: 0,
          likeCount: 0,
          createdAt: new Date(),
        },
        post,
      );
    await leave(replier);

    testApp().services.events.publish("commentAdded", event(replier.id, "gone"));
    testApp().services.events.publish("commentAdded", event(author.id, "here"));

    await comments.until(2);
    await client.leave();
    expect(comments.received).toEqual([
      { commentAdded: { text: "gone", author: null } },
      { commentAdded: { text: "here", author: expect.objectContaining({ name: author.name }) as object } },
    ]);
  });

  it("gets 200 or 404 over REST, with a name for everyone who is shown", async () => {
    const { reader, author, post } = await buildThread();
    before("users", () => leave(author));

    const answer = await rest(`GET /api/posts/${post.id}`, { as: reader });

    expect(answer.status).toBe(200);
    expect(answer.body.name).toBe(author.name);
    await leave(author);
    expect(await rest(`GET /api/posts/${post.id}`, { as: reader })).toMatchObject({
      status: 404,
      body: { msg: "Post not found" },
    });
  });

  it("never gets a failure of ours while members leave all the time", async () => {
    const { db } = testApp();
    const reader = await buildUser(db);
    const lists = `{ posts(first: 10) { nodes { author { name joinedAt profile { user { name } } }
        likes(first: 3) { nodes { user { name } } }
        comments(first: 3) { nodes { author { name joinedAt } post { author { name } } } } } }
      profiles(first: 10) { nodes { user { name joinedAt } } } }`;
    let isOver = false;
    const leaving = (async () => {
      for (let round = 0; round < 10; round++) {
        const { author, replier, liker } = await buildThread();
        await Promise.all([author, replier, liker].map(({ id }) => buildProfile(db, { userId: id })));
        for (const member of [liker, replier, author]) await leave(member);
      }
      isOver = true;
    })();

    const seen: unknown[] = [];
    while (!isOver) {
      const answers = await Promise.all([1, 2, 3].map(() => testApp().graphql(lists, {}, { as: reader })));
      const listed = await rest("GET /api/posts", { as: reader });
      seen.push(...answers.flatMap(({ errors = [] }) => errors.map(({ extensions }) => extensions.code)));
      if (listed.status !== 200) seen.push(listed);
    }
    await leaving;

    expect(seen).toEqual([]);
  });
});
