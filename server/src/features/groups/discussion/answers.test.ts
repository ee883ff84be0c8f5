import { codeOf, inputFieldsOf } from "../../../testing/calls/answers";
import { blockCalls } from "../../../testing/calls/blockCalls";
import { notificationCalls } from "../../../testing/calls/notificationCalls";
import { restCall } from "../../../testing/calls/restCall";
import { buildComment, buildPost, buildUser } from "../../../testing/app/factories";
import { useTestApp } from "../../../testing/app/harness";
import { untilServed } from "../../../testing/app/untilServed";
import { removeMember } from "../../accounts/deletion/removeMember";
import type { User } from "../../accounts/users/User";
import { Comment } from "./Comment";
import { hideComment } from "./hiding";
import { Post } from "./Post";

const testApp = useTestApp();
const rest = restCall(testApp);
const { linesOf } = notificationCalls(testApp);

const comment = `id text isDeleted answerCount author { id } replyTo { id }`;
const threadsQuery = `query ($id: ID!) { post(id: $id) {
  commentCount threads { totalCount nodes { ${comment} answers { totalCount nodes { ${comment} } } } }
} }`;

function say(as: User, postId: string, text: string, replyTo?: string, more: object = {}) {
  const query = `mutation ($input: AddCommentInput!) { addComment(input: $input) { ${comment} } }`;
  return testApp().graphql(query, { input: { postId, text, replyTo, ...more } }, { as });
}

async function idOf(said: ReturnType<typeof say>): Promise<string> {
  const { data, errors } = await said;
  expect(errors).toBeUndefined();
  return data.addComment.id;
}

const remove = (as: User, id: string) =>
  testApp().graphql(`mutation ($id: ID!) { deleteComment(id: $id) { id commentCount } }`, { id }, { as });
const read = async (as: User, id: string) => (await testApp().graphql(threadsQuery, { id }, { as })).data.post;

/** Grace's comment in Ada's group, with an answer of Linus. */
async function scene() {
  const { db } = testApp();
  const [ada, grace, linus] = [await buildUser(db), await buildUser(db), await buildUser(db)];
  const { id: postId } = await buildPost(db, { authorId: ada.id });
  const commentId = await idOf(say(grace, postId, "Tuesdays?"));
  const answerId = await idOf(say(linus, postId, "Fine", commentId));
  return { ada, grace, linus, postId, commentId, answerId };
}

describe("an answer", () => {
  it("stands under its comment, also as an answer to an answer, and both are counted", async () => {
    const { ada, postId, commentId, answerId } = await scene();

    const { data } = await say(ada, postId, "Me too", answerId);

    expect(data.addComment.replyTo).toEqual({ id: commentId });
    const { commentCount, threads } = await read(ada, postId);
    expect([commentCount, threads.totalCount, threads.nodes.length]).toEqual([3, 1, 1]);
    expect(threads.nodes[0]).toMatchObject({ id: commentId, answerCount: 2, isDeleted: false, replyTo: null });
    expect(threads.nodes[0].answers).toMatchObject({ totalCount: 2, nodes: [{ text: "Me too" }, { text: "Fine" }] });
  });

  it("is one of the comments in the flat lists of both APIs, newest first", async () => {
    const { ada, postId, commentId, answerId } = await scene();

    const { data } = await testApp().graphql(
      `{ post(id: "${postId}") { comments { nodes { id } } } }`,
      {},
      { as: ada },
    );
    const { body } = await rest(`GET /api/posts/${postId}`, { as: ada });

    expect(data.post.comments.nodes).toEqual([{ id: answerId }, { id: commentId }]);
    expect(body.comments.map(({ _id, replyTo }: Record<string, string>) => [_id, replyTo])).toEqual([
      [answerId, commentId],
      [commentId, undefined],
    ]);
  });

  it("is written over REST with replyTo", async () => {
    const { ada, postId, commentId } = await scene();
    const path = `POST /api/posts/comment/${postId}`;

    const { body } = await rest(path, { as: ada, body: { text: "Over REST", replyTo: commentId } });
    expect(body[0]).toMatchObject({ text: "Over REST", replyTo: commentId });
    const malformed = await rest(path, { as: ada, body: { text: "Over REST", replyTo: "abc" } });
    expect([malformed.status, malformed.body.msg]).toEqual([404, "Comment does not exist"]);
    const unknown = await rest(path, { as: ada, body: { text: "Over REST", replyTo: postId } });
    expect([unknown.status, unknown.body.msg]).toEqual([404, "Comment does not exist"]);
  });

  it("needs a comment of the same post, which is there and which the viewer may read", async () => {
    const { db } = testApp();
    const { ada, grace, linus, postId, commentId, answerId } = await scene();
    const other = await buildComment(db, { postId: (await buildPost(db)).id });
    const hidden = await buildComment(db, { postId });
    await db.query("update comments set hidden_at = now() where id = $1", [hidden.id]);

    expect(codeOf(await say(ada, postId, "No", other.id))).toBe("NOT_FOUND");
    expect(codeOf(await say(ada, postId, "No", hidden.id))).toBe("NOT_FOUND");
    expect(inputFieldsOf(await say(ada, postId, "No", "abc"))).toEqual(["replyTo"]);
    await blockCalls(testApp).change("blockUser", grace, ada);
    expect(codeOf(await say(ada, postId, "No", commentId))).toBe("NOT_FOUND");
    await remove(linus, answerId);
    expect(codeOf(await say(ada, postId, "No", answerId))).toBe("NOT_FOUND");
    expect((await db.findOneByOrFail(Comment, { id: commentId })).answerCount).toBe(0);
  });

  it("is written once by a repeated request", async () => {
    const { ada, postId, commentId } = await scene();
    const key = { idempotencyKey: "answer-1" };

    const ids = await Promise.all([1, 2].map(() => idOf(say(ada, postId, "Once", commentId, key))));

    expect(new Set(ids).size).toBe(1);
    expect((await testApp().db.findOneByOrFail(Comment, { id: commentId })).answerCount).toBe(2);
  });

  it("is counted exactly while 30 arrive and the comment is deleted", async () => {
    const { db } = testApp();
    const { ada, grace, postId, commentId } = await scene();

    const key = (n: number) => ({ idempotencyKey: `answer-${n}` });
    const answers = Array.from({ length: 30 }, (_value, n) =>
      untilServed(() => say(ada, postId, `Answer ${n}`, commentId, key(n))),
    );
    const [removed, ...said] = await Promise.all([untilServed(() => remove(grace, commentId)), ...answers]);

    expect(removed.errors).toBeUndefined();
    expect(said.map(codeOf).filter((code) => code !== undefined && code !== "NOT_FOUND")).toEqual([]);
    const written = said.filter(({ errors }) => !errors).length;
    expect(await db.countBy(Comment, { replyToId: commentId })).toBe(written + 1);
    expect((await db.findOneByOrFail(Comment, { id: commentId })).answerCount).toBe(written + 1);
    expect((await db.findOneByOrFail(Post, { id: postId })).commentCount).toBe(written + 1);
  });

  it("notifies the author of its comment once, and others as a comment does", async () => {
    const { ada, grace, linus } = await scene();
    await testApp().runJobs();

    expect((await linesOf(grace)).map(({ summary }) => summary)).toEqual([
      expect.stringMatching(/^.+ answered your reply in “.+”$/),
    ]);
    expect((await linesOf(ada)).map(({ count }) => count)).toEqual([2]);
    expect(await linesOf(linus)).toEqual([]);
  });

  it("that moderators hide is not counted, until it is shown again", async () => {
    const { ada, postId, commentId, answerId } = await scene();
    const hide = (isHidden: boolean) => testApp().services.db.transaction((tx) => hideComment(tx, answerId, isHidden));

    await hide(true);
    expect((await read(ada, postId)).threads.nodes[0]).toMatchObject({ answerCount: 0, answers: { nodes: [] } });
    await hide(false);
    expect((await read(ada, postId)).threads.nodes[0]).toMatchObject({ id: commentId, answerCount: 1 });
  });
});

describe("W2 a deleted comment", () => {
  it("leaves its place as long as answers stand, and the counts stay true", async () => {
    const { db } = testApp();
    const { ada, grace, linus, postId, commentId, answerId } = await scene();

    expect((await remove(grace, commentId)).data.deleteComment.commentCount).toBe(1);

    const { commentCount, threads } = await read(ada, postId);
    expect([commentCount, threads.nodes[0]]).toMatchObject([
      1,
      {
        id: commentId,
        text: "",
        isDeleted: true,
        author: null,
        answerCount: 1,
        answers: { nodes: [{ id: answerId }] },
      },
    ]);
    const flat = `{ post(id: "${postId}") { comments { totalCount nodes { id replyTo { id isDeleted text } } } } }`;
    expect((await testApp().graphql(flat, {}, { as: ada })).data.post.comments).toEqual({
      totalCount: 1,
      nodes: [{ id: answerId, replyTo: { id: commentId, isDeleted: true, text: "" } }],
    });
    const { body } = await rest(`GET /api/posts/${postId}`, { as: ada });
    expect(body.comments).toMatchObject([{ _id: answerId, replyTo: commentId }]);
    expect(codeOf(await remove(grace, commentId))).toBe("NOT_FOUND");
    expect(codeOf(await say(ada, postId, "Late", commentId))).toBe("NOT_FOUND");
    expect((await say(ada, postId, "Still here", answerId)).data.addComment.replyTo).toEqual({ id: commentId });
    const rows = await db.query("select text, author_id = $2 as is_own from comments where id = $1", [
      commentId,
      grace.id,
    ]);
    expect(rows).toEqual([{ text: "", is_own: false }]);

    const { nodes } = (await read(ada, postId)).threads.nodes[0].answers;
    await remove(ada, nodes[0].id);
    await remove(linus, answerId);
    expect(await read(ada, postId)).toMatchObject({ commentCount: 0, threads: { totalCount: 0, nodes: [] } });
  });

  it("goes whole where nobody answered it", async () => {
    const { ada, linus, postId, commentId, answerId } = await scene();

    await remove(linus, answerId);

    expect(await testApp().db.countBy(Comment, { id: answerId })).toBe(0);
    expect((await read(ada, postId)).threads.nodes).toMatchObject([{ id: commentId, answerCount: 0 }]);
  });

  it("leaves its place when moderators hide it, too, and has its text again when they show it", async () => {
    const { ada, postId, commentId } = await scene();
    const hide = (isHidden: boolean) => testApp().services.db.transaction((tx) => hideComment(tx, commentId, isHidden));

    await hide(true);
    expect(await read(ada, postId)).toMatchObject({
      ...{ commentCount: 1, threads: { nodes: [{ id: commentId, isDeleted: true, text: "", author: null }] } },
    });
    await hide(false);
    expect(await read(ada, postId)).toMatchObject({
      ...{ commentCount: 2, threads: { nodes: [{ id: commentId, isDeleted: false, text: "Tuesdays?" }] } },
    });
  });

  it("leaves its place when its author deletes the account, and answers of that member go", async () => {
    const { db } = testApp();
    const { ada, grace, postId, commentId } = await scene();
    const eve = await buildUser(db);
    const asked = await idOf(say(eve, postId, "Who has notes?"));
    await idOf(say(grace, postId, "I do", asked));
    await idOf(say(eve, postId, "Me too", commentId));
    await idOf(say(eve, postId, "Alone"));

    await removeMember(testApp().services, eve.id, { keepsContent: false });

    const post = await read(ada, postId);
    expect(post.threads.nodes.map(({ text, isDeleted }: Record<string, unknown>) => [text, isDeleted])).toEqual([
      ["", true],
      ["Tuesdays?", false],
    ]);
    expect(post.commentCount).toBe(3);
    expect(post.threads.nodes[1].answerCount).toBe(1);
  });
});
