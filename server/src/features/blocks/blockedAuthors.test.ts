import type { User } from "../accounts/users/User";
import { codeOf } from "../../testing/calls/answers";
import { blockCalls } from "../../testing/calls/blockCalls";
import { buddyCalls } from "../../testing/calls/buddyCalls";
import { buildComment, buildLike, buildPost, buildUser } from "../../testing/app/factories";
import { groupCalls, notificationLines } from "../../testing/calls/groupCalls";
import { useTestApp } from "../../testing/app/harness";
import { moderationCalls } from "../../testing/calls/moderationCalls";
import { restCall } from "../../testing/calls/restCall";

const testApp = useTestApp();
const rest = restCall(testApp);
const { change, ask } = blockCalls(testApp);
const { pair } = buddyCalls(testApp);
const { scene: groupOfThree, send } = groupCalls(testApp);

describe("C3 what a blocked member wrote", () => {
  async function scene() {
    const { db } = testApp();
    const [ada, bo] = await pair();
    const post = await buildPost(db, { authorId: ada.id });
    const comment = await buildComment(db, { postId: post.id, authorId: bo.id, text: "From Bo" });
    await buildComment(db, { postId: post.id, authorId: ada.id, text: "From Ada" });
    await buildLike(db, { postId: post.id, userId: bo.id });
    const others = await buildPost(db, { authorId: bo.id });
    await change("blockUser", ada, bo);
    return { ada, bo, post, comment, others };
  }

  it("is folded in GraphQL and left out over REST; the counts stay true, and a like is a neutral mark", async () => {
    const { ada, post } = await scene();

    const fields =
      "commentCount likeCount comments { nodes { text isFolded author { name } } } likes { nodes { user { id } } }";
    const read = await ask(ada, `{ post(id: "${post.id}") { ${fields} repliers { id } } }`);
    const { body } = await rest(`GET /api/posts/${post.id}`, { as: ada });

    expect(read.post).toEqual({
      commentCount: 2,
      likeCount: 1,
      comments: {
        nodes: [
          { text: "From Ada", isFolded: false, author: { name: ada.name } },
          { text: "", isFolded: true, author: null },
        ],
      },
      likes: { nodes: [{ user: null }] },
      repliers: [{ id: ada.id }],
    });
    expect(body.comments.map(({ text }: { text: string }) => text)).toEqual(["From Ada"]);
    expect(body.likes).toMatchObject([{ user: "00000000-0000-0000-0000-000000000000" }]);
  });

  it("can be opened and removed by those who look after the group, and is read by nobody else", async () => {
    const { ada, post, comment } = await scene();
    const fellow = await buildUser(testApp().db);
    await testApp().graphql(`mutation { joinGroup(input: { groupId: "${post.id}" }) { id } }`, {}, { as: fellow });
    const [hers] = await pair();
    await change("blockUser", fellow, hers);
    const byHers = await buildComment(testApp().db, { postId: post.id, authorId: hers.id, text: "From a stranger" });
    const moderator = await moderationCalls(testApp).staff();
    await change("blockUser", hers, moderator);
    const query = `{ post(id: "${post.id}") { comments { nodes { id foldedText } } } }`;
    const readBy = async (as: User, id: string) =>
      (await ask(as, query)).post.comments.nodes.find((node: { id: string }) => node.id === id).foldedText;

    expect(await readBy(ada, comment.id)).toBe("From Bo");
    expect(await readBy(ada, byHers.id)).toBeNull();
    expect(await readBy(fellow, byHers.id)).toBeNull();
    expect(await readBy(moderator, byHers.id)).toBe("From a stranger");
    const removed = `mutation { removeComment(input: { commentId: "${comment.id}" }) { commentCount } }`;
    expect((await ask(ada, removed)).removeComment).toEqual({ commentCount: 2 });
  });

  it("cannot be joined, liked or found: the group of the other is an unknown id, and lists stay whole", async () => {
    const { ada, others } = await scene();
    const all = await ask(ada, "{ posts(first: 100) { nodes { id } totalCount } }");

    const like = await testApp().graphql(`mutation { likePost(id: "${others.id}") { id } }`, {}, { as: ada });
    const comment = await testApp().graphql(
      `mutation { addComment(input: { postId: "${others.id}", text: "Hi" }) { id } }`,
      {},
      { as: ada },
    );

    expect([codeOf(like), codeOf(comment)]).toEqual(["NOT_FOUND", "NOT_FOUND"]);
    expect((await rest(`GET /api/posts/${others.id}`, { as: ada })).status).toBe(404);
    expect(all.posts.nodes.map(({ id }: { id: string }) => id)).not.toContain(others.id);
    expect(all.posts.totalCount).toBe(all.posts.nodes.length);
  });
});

describe("C5 a blocked member", () => {
  it("notifies nobody who does not see them, and their earlier notifications are gone", async () => {
    const { db } = testApp();
    const [ada, bo] = await pair();
    const post = await buildPost(db);
    const say = (as: User) =>
      testApp().graphql(`mutation { addComment(input: { postId: "${post.id}", text: "Hi" }) { id } }`, {}, { as });
    const countOf = async (as: User) => {
      await testApp().runJobs();
      return (await ask(as, "{ me { unreadCount notifications { nodes { id } } } }")).me;
    };
    await say(ada);
    await say(bo);
    const before = await countOf(ada);

    await change("blockUser", bo, ada);
    const hidden = await countOf(ada);
    await say(bo);

    expect([before.unreadCount, before.notifications.nodes.length]).toEqual([1, 1]);
    expect(hidden).toEqual({ unreadCount: 0, notifications: { nodes: [] } });
    expect(await countOf(ada)).toEqual(hidden);
  });

  it("is not heard of in their group either, no matter who acts there, and earlier notifications of it are gone", async () => {
    const { ada: owner, bo: ada, eve: fellow, groupId } = await groupOfThree();
    await send("joinGroup", ada, { groupId });
    await send("joinGroup", fellow, { groupId });
    const say = async (as: User) => {
      const text = `mutation { addComment(input: { postId: "${groupId}", text: "Hi" }) { id } }`;
      expect((await testApp().graphql(text, {}, { as })).errors).toBeUndefined();
      return notificationLines(testApp(), ada);
    };
    await say(ada);
    const before = await say(fellow);

    await change("blockUser", ada, owner);
    const hidden = await notificationLines(testApp(), ada);
    const after = await say(fellow);
    await change("unblockUser", ada, owner);
    const unblocked = await notificationLines(testApp(), ada);

    expect([before, hidden, after, unblocked].map(({ unreadCount }) => unreadCount)).toEqual([1, 0, 0, 1]);
    expect([hidden, after].flatMap(({ notifications }) => notifications.nodes)).toEqual([]);
    expect(unblocked.notifications.nodes.map(({ summary }) => summary)).toEqual(
      before.notifications.nodes.map(({ summary }) => summary),
    );
  });
});
