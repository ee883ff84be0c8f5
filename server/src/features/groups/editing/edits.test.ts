import { v7 as newId } from "uuid";
import { codeOf, inputFieldsOf, messageOf } from "../../../testing/calls/answers";
import { editCalls } from "../../../testing/calls/editCalls";
import { groupCalls, notificationLines } from "../../../testing/calls/groupCalls";
import { buildComment, buildPost, buildUser } from "../../../testing/app/factories";
import { useTestApp } from "../../../testing/app/harness";
import { beforeItWrites } from "../../../testing/app/races";
import type { User } from "../../accounts/users/User";
import { hideComment, hidePost } from "../discussion/hiding";
import { Post } from "../discussion/Post";

const testApp = useTestApp();
const { editPost, editComment, readPost } = editCalls(testApp);
const { scene, send } = groupCalls(testApp);
const act = async (as: User, operation: string) =>
  expect((await testApp().graphql(`mutation { ${operation} }`, {}, { as })).errors).toBeUndefined();

/** Ada's group, in which Bo has written. */
async function discussion(settings: object | null = null) {
  const { ada, bo, eve, groupId } = await scene(settings);
  await send("joinGroup", bo, { groupId });
  const { id: commentId } = await buildComment(testApp().db, { postId: groupId, authorId: bo.id, text: "Me too" });
  return { ada, bo, eve, groupId, commentId };
}

describe("updatePost", () => {
  it("changes the text, says when, and leaves the post where it stands", async () => {
    const { ada, bo, groupId } = await discussion();
    await buildPost(testApp().db);
    const feed = "{ posts(first: 100) { nodes { id } } myGroups { nodes { id } } }";
    const order = async () => (await testApp().graphql(feed, {}, { as: ada })).data;
    const before = await order();

    const { data } = await editPost(ada, groupId, "  Calculus\n on Wednesdays ");

    const text = "  Calculus\n on Wednesdays ";
    expect(data.updatePost).toEqual({
      ...{ id: groupId, text, version: 2, viewerCanEdit: true, viewerCanReadRevisions: true },
      editedAt: expect.stringMatching(/^\d{4}-/),
    });
    expect(await readPost(bo, groupId)).toMatchObject({
      ...{ text, version: 2, viewerCanEdit: false, viewerCanReadRevisions: false },
      editedAt: data.updatePost.editedAt,
    });
    expect(await order()).toEqual(before);
  });

  it("is possible after likes and comments, which raise the version", async () => {
    const { ada, bo, groupId } = await discussion();
    await act(bo, `likePost(id: "${groupId}") { id }`);
    await act(bo, `addComment(input: { postId: "${groupId}", text: "Hi" }) { id }`);

    const { data } = await editPost(ada, groupId, "Calculus", { version: 2 });

    expect(data.updatePost).toMatchObject({ text: "Calculus", version: 4 });
  });

  it("D9 gives the second of two who edit the same text a CONFLICT, and changes nothing", async () => {
    const { ada, groupId } = await discussion();

    const answers = await Promise.all([
      editPost(ada, groupId, "From the phone"),
      editPost(ada, groupId, "At the desk"),
    ]);
    const late = await editPost(ada, groupId, "Much later");

    expect(answers.map((answer) => codeOf(answer) ?? "OK").sort()).toEqual(["CONFLICT", "OK"]);
    expect([codeOf(late), inputFieldsOf(late)]).toEqual(["CONFLICT", ["version"]]);
    const saved = answers.find((answer) => !answer.errors)?.data.updatePost;
    expect(await readPost(ada, groupId)).toMatchObject({ text: saved?.text, version: 2 });
    expect((await editPost(ada, groupId, "Much later", { version: 2 })).errors).toBeUndefined();
  });

  it("is no version that nobody has seen", async () => {
    const { ada, groupId } = await discussion();

    for (const version of [0, -1, 9, 2_147_483_647])
      expect([version, codeOf(await editPost(ada, groupId, "Calculus", { version }))]).toEqual([version, "CONFLICT"]);
  });

  it("changes nothing when the same text is sent again, with a key or without", async () => {
    const { ada, groupId } = await discussion();
    const withKey = { idempotencyKey: "edit-1" };

    const first = await editPost(ada, groupId, "Calculus", withKey);
    const again = await editPost(ada, groupId, "Calculus");
    await editPost(ada, groupId, "Algebra", { version: 2 });
    const repeated = await editPost(ada, groupId, "Calculus", withKey);
    const reused = await editPost(ada, groupId, "Geometry", withKey);

    expect(again.data.updatePost).toEqual(first.data.updatePost);
    expect(repeated.data.updatePost).toMatchObject({ text: "Algebra", version: 3 });
    expect(codeOf(reused)).toBe("CONFLICT");
    expect(await readPost(ada, groupId)).toMatchObject({ text: "Algebra", version: 3 });
  });

  it("gives the group its name where it had none", async () => {
    const { ada, bo, groupId } = await discussion();

    await editPost(ada, groupId, "Calculus for beginners");
    await act(ada, `addComment(input: { postId: "${groupId}", text: "Hi" }) { id }`);

    const { notifications } = await notificationLines(testApp(), bo);
    expect(notifications.nodes[0]?.summary).toContain("“Calculus for beginners”");
  });

  it.each([
    ["a blank text", { text: " " }, ["text"]],
    ["a text of 5,001 characters", { text: "x".repeat(5_001) }, ["text"]],
    ["a NUL", { text: "\u0000" }, ["text"]],
    ["a malformed id", { postId: "abc" }, ["postId"]],
  ])("turns %s away by the field's name", async (_case, overrides, fields) => {
    const { ada, groupId } = await discussion();

    const answer = await editPost(ada, groupId, "Hello", overrides);

    expect([codeOf(answer), inputFieldsOf(answer)]).toEqual(["BAD_USER_INPUT", fields]);
    expect(await readPost(ada, groupId)).toMatchObject({ version: 1, editedAt: null });
  });

  it("is for the author alone: not for moderators, members, visitors; a post that is gone is NOT_FOUND", async () => {
    const { ada, bo, eve, groupId } = await discussion();
    await send("setMemberRole", ada, { groupId, userId: bo.id, role: "MODERATOR" });

    expect([codeOf(await editPost(bo, groupId, "Mine")), codeOf(await editPost(eve, groupId, "Mine"))]).toEqual([
      "FORBIDDEN",
      "FORBIDDEN",
    ]);
    expect(codeOf(await editPost(undefined, groupId, "Mine"))).toBe("UNAUTHENTICATED");
    expect(codeOf(await editPost(ada, newId(), "Mine"))).toBe("NOT_FOUND");
    expect(await readPost(ada, groupId)).toMatchObject({ version: 1, editedAt: null });
  });

  it("makes the owner of a group that was handed over the writer of the new text", async () => {
    const { ada, bo, groupId } = await discussion();
    await send("handOverGroup", ada, { groupId, userId: bo.id });
    expect(await readPost(bo, groupId)).toMatchObject({ writer: { id: ada.id }, viewerCanEdit: true });
    const { version } = await readPost(bo, groupId);

    expect(codeOf(await editPost(ada, groupId, "Still mine", { version }))).toBe("FORBIDDEN");
    await editPost(bo, groupId, "Bo's plan", { version });

    expect(await readPost(bo, groupId)).toMatchObject({ text: "Bo's plan", writer: null });
  });
});

describe("updateComment", () => {
  it("changes the text where the comment stands", async () => {
    const { ada, bo, groupId, commentId } = await discussion();
    const newest = await buildComment(testApp().db, { postId: groupId });

    const { data } = await editComment(bo, commentId, "Count me in");

    expect(data.updateComment).toEqual({
      ...{ id: commentId, text: "Count me in", version: 2, viewerCanEdit: true, viewerCanReadRevisions: true },
      ...{ editedAt: expect.stringMatching(/^\d{4}-/), post: { id: groupId } },
    });
    const { nodes } = (await readPost(ada, groupId)).comments;
    expect(nodes.map(({ id }: { id: string }) => id)).toEqual([newest.id, commentId]);
    expect(nodes[1]).toMatchObject({ text: "Count me in", viewerCanEdit: false });
    expect((await testApp().db.findOneByOrFail(Post, { id: groupId })).commentCount).toBe(2);
  });

  it("D9 gives the second of two who edit it a CONFLICT, and finds no comment of a post that is gone", async () => {
    const { ada, bo, groupId, commentId } = await discussion();

    const answers = await Promise.all([editComment(bo, commentId, "One"), editComment(bo, commentId, "Two")]);
    await act(ada, `deletePost(id: "${groupId}")`);

    expect(answers.map((answer) => codeOf(answer) ?? "OK").sort()).toEqual(["CONFLICT", "OK"]);
    expect(codeOf(await editComment(bo, commentId, "Three", { version: 2 }))).toBe("NOT_FOUND");
  });

  it("is for its author alone, and names bad input", async () => {
    const { ada, bo, eve, commentId } = await discussion();

    expect(codeOf(await editComment(ada, commentId, "Mine"))).toBe("FORBIDDEN");
    expect(codeOf(await editComment(eve, commentId, "Mine"))).toBe("FORBIDDEN");
    expect(codeOf(await editComment(undefined, commentId, "Mine"))).toBe("UNAUTHENTICATED");
    expect(inputFieldsOf(await editComment(bo, commentId, " "))).toEqual(["text"]);
    expect(inputFieldsOf(await editComment(bo, "abc", "Hi"))).toEqual(["commentId"]);
  });

  it("is not for who left the discussion, also if they are removed while they send it", async () => {
    const { ada, bo, groupId, commentId } = await discussion();

    const racing = await beforeItWrites(
      testApp(),
      () => send("removeMember", ada, { groupId, userId: bo.id }),
      () => editComment(bo, commentId, "Last word"),
    );

    expect(codeOf(racing)).toBe("FORBIDDEN");
    expect(codeOf(await editComment(bo, commentId, "Last word"))).toBe("FORBIDDEN");
    const { nodes } = (await readPost(bo, groupId)).comments;
    expect(nodes).toMatchObject([{ text: "Me too", viewerCanEdit: false }]);
  });
});

describe("W1 what moderators hid", () => {
  const hide = (what: "post" | "comment", id: string) =>
    testApp().services.db.transaction((tx) => (what === "post" ? hidePost(tx, id, true) : hideComment(tx, id, true)));

  it("stays as it was: its author cannot edit it, and reads why", async () => {
    const { ada, bo, groupId, commentId } = await discussion();
    await hide("comment", commentId);
    const comment = await editComment(bo, commentId, "Harmless");
    await hide("post", groupId);
    const post = await editPost(ada, groupId, "Harmless", { version: 2 });

    expect([codeOf(comment), codeOf(post)]).toEqual(["FORBIDDEN", "FORBIDDEN"]);
    expect(messageOf(post)).toBe("Moderators have hidden this text. It can't be edited.");
    expect(await readPost(ada, groupId)).toMatchObject({ viewerCanEdit: false, editedAt: null });
  });

  it("includes the comments under a hidden post", async () => {
    const { ada, groupId } = await discussion();
    const own = await buildComment(testApp().db, { postId: groupId, authorId: ada.id });
    await hide("post", groupId);

    expect(codeOf(await editComment(ada, own.id, "Harmless"))).toBe("FORBIDDEN");
    const { nodes } = (await readPost(ada, groupId)).comments;
    expect(nodes.find(({ id }: { id: string }) => id === own.id).viewerCanEdit).toBe(false);
  });

  it("cannot be edited while it is being hidden", async () => {
    const { ada, bo, groupId, commentId } = await discussion();

    const comment = await beforeItWrites(
      testApp(),
      () => hide("comment", commentId),
      () => editComment(bo, commentId, "Harmless"),
    );
    const post = await beforeItWrites(
      testApp(),
      () => hide("post", groupId),
      () => editPost(ada, groupId, "Harmless", { version: 2 }),
    );

    expect([codeOf(comment), codeOf(post)]).toEqual(["FORBIDDEN", "FORBIDDEN"]);
    expect(
      await testApp().db.query("select id from revisions where post_id = $1 or comment_id = $2", [groupId, commentId]),
    ).toEqual([]);
  });
});

describe("edits of a new member", () => {
  const limited = useTestApp({ config: { limitsNewMembers: true }, rateLimitFactor: 0.04 });
  const edits = editCalls(limited);

  it("are limited on their first day", async () => {
    const ada = await buildUser(limited().db, { createdAt: new Date() });
    const post = await buildPost(limited().db, { authorId: ada.id });
    const edit = (version: number) => edits.editPost(ada, post.id, `Plan ${version}`, { version });

    expect([codeOf(await edit(1)), codeOf(await edit(2))]).toEqual([undefined, undefined]);
    expect(codeOf(await edits.editPost(ada, post.id, "Late", { version: 1 }))).toBe("RATE_LIMITED");
    expect(messageOf(await edit(3))).toMatch(/^On your first day here you can make/);
  });
});
