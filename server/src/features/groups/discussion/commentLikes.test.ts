import { v7 as newId } from "uuid";
import { buildComment, buildCommentLike, buildPost, buildUser, buildUsers } from "../../../testing/app/factories";
import { useTestApp } from "../../../testing/app/harness";
import { untilServed } from "../../../testing/app/untilServed";
import { codeOf, fieldsOf } from "../../../testing/calls/answers";
import { blockCalls } from "../../../testing/calls/blockCalls";
import { groupCalls, notificationLines } from "../../../testing/calls/groupCalls";
import { restCall } from "../../../testing/calls/restCall";
import { removeMember } from "../../accounts/deletion/removeMember";
import { announceAbsence, beginAbsence } from "../../accounts/suspension/absence";
import type { User } from "../../accounts/users/User";
import { Comment } from "./Comment";
import { CommentLike } from "./CommentLike";
import { hideComment } from "./hiding";

const testApp = useTestApp();
const rest = restCall(testApp);
const { scene: groupOf, send } = groupCalls(testApp);
const { change } = blockCalls(testApp);

const mutationOf = (name: string) =>
  `mutation ($id: ID!) { ${name}(id: $id) { id version likeCount likedByViewer post { id } } }`;
const call = (name: "likeComment" | "unlikeComment", as: User | null, id: string) =>
  testApp().graphql(mutationOf(name), { id }, as ? { as } : {});
const like = (as: User | null, id: string) => call("likeComment", as, id);
const unlike = (as: User | null, id: string) => call("unlikeComment", as, id);

const countsOf = async (commentId: string) => ({
  shown: (await testApp().db.findOneByOrFail(Comment, { id: commentId })).likeCount,
  rows: await testApp().db.countBy(CommentLike, { commentId }),
});

const say = async (as: User, postId: string, replyTo?: string) => {
  const query = `mutation ($input: AddCommentInput!) { addComment(input: $input) { id } }`;
  const { data } = await testApp().graphql(query, { input: { postId, text: "Tuesdays?", replyTo } }, { as });
  return data.addComment.id as string;
};

async function scene() {
  const [author, ada, bo] = [
    await buildUser(testApp().db),
    await buildUser(testApp().db),
    await buildUser(testApp().db),
  ];
  const { id: postId } = await buildPost(testApp().db, { authorId: ada.id });
  return { author, ada, bo, postId, commentId: await say(author, postId) };
}

describe("X2 the like of a reply", () => {
  it("counts once, however often it is sent, and is taken back once", async () => {
    const { ada, author, postId, commentId } = await scene();

    const first = await like(ada, commentId);
    expect(first.data.likeComment).toEqual({
      ...{ id: commentId, version: 2, likeCount: 1, likedByViewer: true },
      post: { id: postId },
    });
    const again = await Promise.all(Array.from({ length: 8 }, () => like(ada, commentId)));
    expect(again.map(({ data }) => data.likeComment)).toEqual(again.map(() => first.data.likeComment));
    expect((await like(author, commentId)).data.likeComment).toMatchObject({ likeCount: 2 });
    expect(await countsOf(commentId)).toEqual({ shown: 2, rows: 2 });

    const back = await unlike(ada, commentId);
    expect(back.data.unlikeComment).toMatchObject({ likeCount: 1, likedByViewer: false });
    expect((await unlike(ada, commentId)).data.unlikeComment).toEqual(back.data.unlikeComment);
    expect(await countsOf(commentId)).toEqual({ shown: 1, rows: 1 });
  });

  it("is of an answer, too, and changes no text: an edit that began before it is taken", async () => {
    const { ada, author, postId, commentId } = await scene();
    const answerId = await say(author, postId, commentId);
    expect((await like(ada, answerId)).data.likeComment).toMatchObject({ likeCount: 1 });

    const edit = `mutation ($input: UpdateCommentInput!) { updateComment(input: $input) { text likeCount } }`;
    const input = { commentId: answerId, text: "Wednesdays?", version: 1 };
    const { data } = await testApp().graphql(edit, { input }, { as: author });
    expect(data.updateComment).toEqual({ text: "Wednesdays?", likeCount: 1 });
  });

  it("is exact when 100 members like one reply at once, and others take theirs back", async () => {
    const { commentId } = await scene();
    const members = await buildUsers(testApp().db, 100);

    const answers = await Promise.all(
      members.flatMap((as, n) =>
        [like, ...(n % 2 ? [unlike, like] : [])].map((send) => untilServed(() => send(as, commentId))),
      ),
    );

    expect(answers.map(codeOf).filter(Boolean)).toEqual([]);
    const { shown, rows } = await countsOf(commentId);
    expect(shown).toBe(rows);
    expect(rows).toBeGreaterThanOrEqual(50);
  });

  it("is exact while the reply is deleted: all or nothing", async () => {
    const { author, postId, commentId } = await scene();
    await say(author, postId, commentId);
    const members = await buildUsers(testApp().db, 20);
    const remove = `mutation ($id: ID!) { deleteComment(id: $id) { id } }`;

    const [removed, ...answers] = await Promise.all([
      untilServed(() => testApp().graphql(remove, { id: commentId }, { as: author })),
      ...members.map((as) => untilServed(() => like(as, commentId))),
    ]);

    expect(removed?.errors).toBeUndefined();
    expect(new Set(answers.map((answer) => codeOf(answer) ?? "served"))).not.toContain("INTERNAL");
    expect(answers.map(codeOf).filter((code) => code && code !== "NOT_FOUND")).toEqual([]);
    expect(await countsOf(commentId)).toEqual({ shown: 0, rows: 0 });
  });

  it.each(["likeComment", "unlikeComment"] as const)(
    "%s turns visitors, unknown and malformed ids away",
    async (name) => {
      const { ada, commentId } = await scene();

      expect(codeOf(await call(name, null, commentId))).toBe("UNAUTHENTICATED");
      expect(codeOf(await call(name, ada, newId()))).toBe("NOT_FOUND");
      const malformed = await call(name, ada, "abc");
      expect([codeOf(malformed), fieldsOf(malformed)]).toEqual(["BAD_USER_INPUT", ["id"]]);
      expect(await countsOf(commentId)).toEqual({ shown: 0, rows: 0 });
    },
  );

  it("is refused where the viewer may not write, and unknown where they may not read", async () => {
    for (const [visibility, code] of [
      ["ON_REQUEST", "NOT_FOUND"],
      ["PRIVATE", "NOT_FOUND"],
    ] as const) {
      const { ada, bo, groupId } = await groupOf({ visibility });
      const commentId = await say(ada, groupId);
      expect(codeOf(await like(bo, commentId))).toBe(code);
      expect(codeOf(await unlike(bo, commentId))).toBe(code);
      expect((await like(ada, commentId)).data.likeComment).toMatchObject({ likeCount: 1 });
    }
    const { ada, bo, groupId } = await groupOf({});
    const commentId = await say(ada, groupId);
    await send("joinGroup", bo, { groupId });
    await send("removeMember", ada, { groupId, userId: bo.id });
    expect(codeOf(await like(bo, commentId))).toBe("FORBIDDEN");
    expect(await countsOf(commentId)).toEqual({ shown: 0, rows: 0 });
  });

  it("C3 is unknown between members with a block, with the author of the reply or of its post", async () => {
    const { author, ada, bo, commentId } = await scene();
    await change("blockUser", author, bo);
    await change("blockUser", ada, bo);
    expect(codeOf(await like(bo, commentId))).toBe("NOT_FOUND");
    const third = await buildUser(testApp().db);
    await change("blockUser", third, ada);
    expect(codeOf(await like(third, commentId))).toBe("NOT_FOUND");
    expect(await countsOf(commentId)).toEqual({ shown: 0, rows: 0 });
  });

  it("C17 is not for hidden replies, and the likes are back when these are shown again", async () => {
    const { author, ada, bo, commentId } = await scene();
    await like(ada, commentId);
    const hide = (isHidden: boolean) => testApp().services.db.transaction((tx) => hideComment(tx, commentId, isHidden));

    await hide(true);
    expect([codeOf(await like(bo, commentId)), codeOf(await like(author, commentId))]).toEqual([
      "NOT_FOUND",
      "NOT_FOUND",
    ]);
    await hide(false);
    expect((await like(bo, commentId)).data.likeComment).toMatchObject({ likeCount: 2 });
  });

  it("W2 leaves nothing of itself at the place of a deleted reply", async () => {
    const { author, ada, postId, commentId } = await scene();
    await say(ada, postId, commentId);
    await like(ada, commentId);
    await testApp().graphql(`mutation ($id: ID!) { deleteComment(id: $id) { id } }`, { id: commentId }, { as: author });

    const query = `query ($id: ID!) { comment(id: $id) { isDeleted likeCount likedByViewer likes { totalCount nodes { id } } } }`;
    expect((await testApp().graphql(query, { id: commentId }, { as: ada })).data.comment).toEqual({
      ...{ isDeleted: true, likeCount: 0, likedByViewer: false },
      likes: { totalCount: 0, nodes: [] },
    });
    expect(await countsOf(commentId)).toEqual({ shown: 0, rows: 0 });
  });

  it.each([true, false])(
    "goes with the account, and counts stay true (what they wrote stays: %s)",
    async (keepsContent) => {
      const { author, ada, bo, postId, commentId } = await scene();
      const answerId = await say(author, postId, commentId);
      for (const id of [commentId, answerId]) for (const as of [ada, bo]) await like(as, id);
      const ownId = await say(bo, postId, commentId);
      await like(bo, ownId);
      await like(ada, ownId);

      await removeMember(testApp().services, bo.id, { keepsContent });

      expect(await countsOf(commentId)).toEqual({ shown: 1, rows: 1 });
      expect(await countsOf(answerId)).toEqual({ shown: 1, rows: 1 });
      expect(await testApp().db.countBy(CommentLike, { userId: bo.id })).toBe(0);
      expect(await testApp().db.countBy(CommentLike, { commentId: ownId })).toBe(keepsContent ? 1 : 0);
      if (keepsContent) expect(await countsOf(ownId)).toEqual({ shown: 1, rows: 1 });
    },
  );

  it("is listed newest first, page by page, without the names of who is absent or blocked", async () => {
    const { db } = testApp();
    const { author, ada, bo, commentId } = await scene();
    const likes = [];
    for (const { id: userId } of [ada, bo, author]) likes.push(await buildCommentLike(db, { commentId, userId }));
    const query = `query ($id: ID!, $after: String) { comment(id: $id) { likes(first: 2, after: $after) {
      totalCount nodes { id user { id } } pageInfo { hasNextPage endCursor } } } }`;
    const read = async (after: string | null) =>
      (await testApp().graphql(query, { id: commentId, after }, { as: author })).data.comment.likes;

    const first = await read(null);
    const second = await read(first.pageInfo.endCursor);
    const expected = likes.toReversed().map(({ id, userId }) => ({ id, user: { id: userId } }));
    expect([...first.nodes, ...second.nodes]).toEqual(expected);
    expect([first.totalCount, first.pageInfo.hasNextPage, second.pageInfo.hasNextPage]).toEqual([3, true, false]);

    const { services } = testApp();
    await services.db.transaction((tx) =>
      beginAbsence(services, tx, bo.id, { kind: "SUSPENDED", until: null, reason: "Spam" }),
    );
    announceAbsence(services, bo.id);
    await change("blockUser", author, ada);
    expect((await read(null)).nodes.map(({ user }: { user: unknown }) => user)).toEqual([{ id: author.id }, null]);
    expect((await read(first.pageInfo.endCursor)).nodes.map(({ user }: { user: unknown }) => user)).toEqual([null]);
  });

  it("notifies nobody", async () => {
    const { author, ada, commentId } = await scene();
    const before = await notificationLines(testApp(), author);
    await like(ada, commentId);
    expect(await notificationLines(testApp(), author)).toEqual(before);
  });
});

describe("X2 the likes of a reply over REST", () => {
  const nothing = { status: 404, body: { msg: "Comment does not exist" } };

  it("can be set and taken back safely, and the list says how many where there are some", async () => {
    const { author, ada, bo, postId, commentId } = await scene();
    const path = `/api/posts/comment/${postId}/${commentId}`;
    const before = await rest(`GET /api/posts/${postId}`, { as: ada });
    expect(before.body.comments[0]).not.toHaveProperty("likeCount");

    for (const as of [ada, ada, bo]) await rest(`PUT ${path}/like`, { as });
    const liked = await rest(`PUT ${path}/like`, { as: bo });
    expect(liked).toMatchObject({ status: 200, body: [{ user: bo.id }, { user: ada.id }] });
    const [comment] = (await rest(`GET /api/posts/${postId}`, { as: author })).body.comments;
    expect(comment).toEqual({ ...before.body.comments[0], likeCount: 2 });

    await rest(`DELETE ${path}/like`, { as: bo });
    expect(await rest(`DELETE ${path}/like`, { as: bo })).toMatchObject({ status: 200, body: [{ user: ada.id }] });
    expect(await rest(`GET ${path}/likes?limit=1`, { as: bo })).toMatchObject({ body: [{ user: ada.id }] });
  });

  it("come by pages", async () => {
    const { db } = testApp();
    const { ada, postId, commentId } = await scene();
    for (let n = 0; n < 3; n++) await buildCommentLike(db, { commentId });
    const first = await rest(`GET /api/posts/comment/${postId}/${commentId}/likes?limit=2`, { as: ada });
    const next = /<([^>]+)>/.exec(String(first.headers.link))?.[1];
    const second = await rest(`GET ${next}`, { as: ada });
    expect([first.body.length, second.body.length, second.headers.link]).toEqual([2, 1, undefined]);
    expect(await rest(`GET /api/posts/comment/${postId}/${commentId}/likes?cursor=x`, { as: ada })).toMatchObject({
      status: 400,
    });
  });

  it("are unknown under another post, and where the reply is not there", async () => {
    const { ada, commentId, postId } = await scene();
    const other = await buildPost(testApp().db);
    for (const verb of ["PUT", "DELETE"])
      for (const path of [`${other.id}/${commentId}`, `${postId}/${newId()}`, `${postId}/abc`])
        expect(await rest(`${verb} /api/posts/comment/${path}/like`, { as: ada })).toMatchObject(nothing);
    expect(await countsOf(commentId)).toEqual({ shown: 0, rows: 0 });
  });
});

describe("X2 whether the viewer likes the replies of a page", () => {
  const fields = "id likeCount likedByViewer";
  const query = `query ($id: ID!) { post(id: $id) { threads(first: 20) { nodes { ${fields} answers(first: 3) { nodes { ${fields} } } } } } }`;

  it("is read in one statement for all comments, and one for all answers; none where nobody likes any", async () => {
    const { db } = testApp();
    const { ada, bo, postId } = await scene();
    const ids: string[] = [];
    for (let n = 0; n < 6; n++) {
      const { id } = await buildComment(db, { postId });
      ids.push(id, (await buildComment(db, { postId, replyToId: id })).id);
    }
    const counted = async () => {
      const from = testApp().counter.statements.length;
      const { data } = await testApp().graphql(query, { id: postId }, { as: ada });
      return { data, count: testApp().counter.statements.length - from };
    };
    await counted();
    const without = (await counted()).count;
    for (const id of ids) await like(bo, id);
    await like(ada, ids[0] as string);

    const { data, count } = await counted();

    expect(count - without).toBe(2);
    const liked = data.post.threads.nodes.flatMap((node: { id: string; likedByViewer: boolean }) =>
      node.likedByViewer ? [node.id] : [],
    );
    expect(liked).toEqual([ids[0]]);
  });
});
