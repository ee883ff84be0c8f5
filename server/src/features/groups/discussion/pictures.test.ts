import { removeMember } from "../../accounts/deletion/removeMember";
import type { User } from "../../accounts/users/User";
import { codeOf } from "../../../testing/calls/answers";
import { buildPost, buildUser } from "../../../testing/app/factories";
import { useTestApp } from "../../../testing/app/harness";
import { blockCalls } from "../../../testing/calls/blockCalls";
import { groupCalls } from "../../../testing/calls/groupCalls";
import { pictureCalls } from "../../../testing/calls/pictureCalls";
import { restCall } from "../../../testing/calls/restCall";
import { listen, LiveClient } from "../../../testing/live/LiveClient";
import { hideComment, hidePost } from "./hiding";

const testApp = useTestApp();
const rest = restCall(testApp);
const { upload, statusOf } = pictureCalls(testApp);
const { send: changeGroup } = groupCalls(testApp);

const fields = "pictures { id url thumbnail width height description }";
const createPost = `mutation ($input: CreatePostInput!) { createPost(input: $input) { id text ${fields} } }`;
const addComment = `mutation ($input: AddCommentInput!) { addComment(input: $input) { id text ${fields} } }`;
const send = (query: string, as: User, input: object) => testApp().graphql(query, { input }, { as });
const see = async (as: User, id: string) =>
  (
    await testApp().graphql(
      `{ post(id: "${id}") { text ${fields} comments(first: 10) { nodes { id text isFolded ${fields} } } } }`,
      {},
      { as },
    )
  ).data.post;

const pathOf = (url: string) => new URL(url, "http://localhost").pathname;

/** A post of Ada's and a comment of Bo's, each with a picture. */
async function scene(group: object | null = null) {
  const { db } = testApp();
  const [ada, bo, eve] = [await buildUser(db), await buildUser(db), await buildUser(db)];
  const [first, second] = [await upload(ada), await upload(bo)];
  const post = (await send(createPost, ada, { text: "A post", group, pictures: [{ id: first.id }] })).data.createPost;
  if (group) {
    const code = (await testApp().graphql(`{ group(id: "${post.id}") { inviteCode } }`, {}, { as: ada })).data.group;
    await changeGroup("joinGroup", bo, { inviteCode: code.inviteCode });
  }
  const input = { postId: post.id, text: "A comment", pictures: [{ id: second.id, description: "A proof" }] };
  const comment = (await send(addComment, bo, input)).data.addComment;
  return { ada, bo, eve, post, comment, first, second };
}

describe("W4 the pictures of a text", () => {
  it("belong to posts and comments, in their order, on both edges", async () => {
    const ada = await buildUser(testApp().db);
    const [one, two] = [await upload(ada), await upload(ada)];
    const pictures = [{ id: two.id, description: "Sketch of the proof" }, { id: one.id }];

    const { data } = await send(createPost, ada, { text: "Look", pictures });
    const seen = await see(await buildUser(testApp().db), data.createPost.id);

    expect(seen.pictures).toEqual(data.createPost.pictures);
    expect(seen.pictures).toMatchObject([
      { id: two.id, description: "Sketch of the proof", width: 20, height: 10 },
      { id: one.id, description: "" },
    ]);
    expect(seen.pictures.map(({ url }: { url: string }) => pathOf(url))).toEqual([pathOf(two.url), pathOf(one.url)]);
    const { body } = await rest(`GET /api/posts/${data.createPost.id}`, { as: ada });
    expect(body.pictures).toMatchObject([{ id: two.id, description: "Sketch of the proof" }, { id: one.id }]);
    expect([await statusOf(body.pictures[0].url), await statusOf(body.pictures[0].thumbnail)]).toEqual([200, 200]);
  });

  it("can be sent over REST, where texts without any look as before", async () => {
    const ada = await buildUser(testApp().db);
    const [one, two] = [await upload(ada), await upload(ada)];

    const post = await rest("POST /api/posts", { as: ada, body: { text: "Look", pictures: [{ id: one.id }] } });
    const body = { text: "And here", pictures: [{ id: two.id, description: "Notes" }] };
    const comments = await rest(`POST /api/posts/comment/${post.body._id}`, { as: ada, body });
    await rest(`POST /api/posts/comment/${post.body._id}`, { as: ada, body: { text: "Without" } });

    expect([post.status, post.body.pictures[0].id]).toEqual([200, one.id]);
    expect(comments.body[0].pictures).toMatchObject([{ id: two.id, description: "Notes" }]);
    const list = (await rest("GET /api/posts", { as: ada })).body[0];
    expect(list.pictures).toHaveLength(1);
    expect(list.comments.map((comment: object) => "pictures" in comment)).toEqual([false, true]);
    const plain = await rest("POST /api/posts", { as: ada, body: { text: "Plain" } });
    expect(Object.keys(plain.body)).not.toContain("pictures");
  });

  it("are refused by the field that is wrong, and nothing is published", async () => {
    const [ada, bo] = [await buildUser(testApp().db), await buildUser(testApp().db)];
    const [own, used, theirs] = [await upload(ada), await upload(ada), await upload(bo)];
    await send(createPost, ada, { text: "Used", pictures: [{ id: used.id }] });
    const post = await buildPost(testApp().db);
    const unknown = "0198a000-0000-7000-8000-000000000000";
    const cases: [object[], string][] = [
      [[{ id: theirs.id }], "pictures[0].id"],
      [[{ id: own.id }, { id: used.id }], "pictures[1].id"],
      [[{ id: own.id }, { id: own.id }], "pictures[1].id"],
      [[{ id: unknown }], "pictures[0].id"],
      [[{ id: "x" }], "pictures[0].id"],
      [[{ id: own.id, description: "x".repeat(501) }], "pictures[0].description"],
      [Array.from({ length: 5 }, () => ({ id: own.id })), "pictures"],
    ];

    for (const [pictures, field] of cases) {
      for (const answer of [
        await send(createPost, ada, { text: "Wrong", pictures }),
        await send(createPost, ada, { text: "Wrong", pictures, group: { title: "Wrong" } }),
        await send(addComment, ada, { postId: post.id, text: "Wrong", pictures }),
      ]) {
        const [wrong] = answer.errors?.[0]?.extensions.fields ?? [];
        expect([codeOf(answer), wrong?.field.replace(/^input\./, "")]).toEqual(["BAD_USER_INPUT", field]);
      }
      const answer = await rest("POST /api/posts", { as: ada, body: { text: "Wrong", pictures } });
      expect([answer.status, answer.body.errors.length > 0]).toEqual([400, true]);
    }
    for (const pictures of [[[{ id: own.id }]], [null], ["x"], { id: own.id }]) {
      const answer = await rest("POST /api/posts", { as: ada, body: { text: "Wrong", pictures } });
      expect([answer.status, answer.body.errors[0].param]).toEqual([400, "pictures"]);
    }
    const rows = await testApp().db.query(`select 1 from posts where text = 'Wrong' union all
      select 1 from comments where text = 'Wrong'`);
    expect(rows).toEqual([]);
    expect((await send(createPost, ada, { text: "Right", pictures: [{ id: own.id }] })).errors).toBeUndefined();
  });

  it("are published once, however often the same request is sent", async () => {
    const ada = await buildUser(testApp().db);
    const [one, two] = [await upload(ada), await upload(ada)];
    const post = { text: "Once", pictures: [{ id: one.id }], idempotencyKey: "post-with-picture" };

    const posts = await Promise.all([send(createPost, ada, post), send(createPost, ada, post)]);
    const postId = posts[0]?.data.createPost.id;
    const comment = { postId, text: "Once", pictures: [{ id: two.id }], idempotencyKey: "comment-with-picture" };
    const comments = await Promise.all([send(addComment, ada, comment), send(addComment, ada, comment)]);
    const other = await send(addComment, ada, { ...comment, pictures: [] });

    expect(new Set(posts.map(({ data }) => data.createPost.id)).size).toBe(1);
    expect(new Set(comments.map(({ data }) => data.addComment.id)).size).toBe(1);
    expect((await see(ada, postId)).comments.nodes).toHaveLength(1);
    expect(codeOf(other)).toBe("CONFLICT");
  });

  it("stay free when the text is refused", async () => {
    const ada = await buildUser(testApp().db);
    const { id } = await upload(ada);
    const gone = "0198a000-0000-7000-8000-000000000000";
    const input = { postId: gone, text: "Too late", pictures: [{ id }], idempotencyKey: "too-late" };

    expect(codeOf(await send(addComment, ada, input))).toBe("NOT_FOUND");

    const post = await buildPost(testApp().db);
    expect((await send(addComment, ada, { ...input, postId: post.id })).errors).toBeUndefined();
  });

  it("are read without a statement for each text", async () => {
    const { eve, post, bo } = await scene();
    const list = `{ posts(first: 50) { nodes { id text ${fields} comments(first: 5) { nodes { id ${fields} } } } } }`;
    const count = () => testApp().counter.count(() => testApp().graphql(list, {}, { as: eve }));
    await count();
    const few = await count();

    for (let n = 0; n < 3; n++) {
      const { id } = await upload(bo);
      await send(addComment, bo, { postId: post.id, text: "More", pictures: [{ id }] });
      await send(createPost, bo, { text: "More", pictures: [{ id: (await upload(bo)).id }] });
    }

    expect(await count()).toBe(few);
  });

  it("come with live events", async () => {
    const { ada, bo, post } = await scene();
    const live = new LiveClient(await listen(testApp()), testApp().tokenOf(ada));
    const comments = live.subscribe<{ commentAdded: { text: string; pictures: object[] } }>(
      `subscription ($id: ID!) { commentAdded(postId: $id) { text ${fields} } }`,
      { id: post.id },
    );
    const changes = live.subscribe<{ postChanged: { likeCount: number; pictures: object[] } }>(
      `subscription ($id: ID!) { postChanged(postId: $id) { likeCount ${fields} } }`,
      { id: post.id },
    );
    await changes.until(1);
    const { id } = await upload(bo);

    await send(addComment, bo, { postId: post.id, text: "Live", pictures: [{ id, description: "Here" }] });
    await testApp().graphql(`mutation { likePost(id: "${post.id}") { id } }`, {}, { as: bo });
    await Promise.all([comments.until(1), changes.until(3)]);
    await live.leave();

    expect(comments.received).toMatchObject([{ commentAdded: { pictures: [{ id, description: "Here" }] } }]);
    expect(changes.received.map(({ postChanged }) => postChanged.pictures.length)).toEqual(
      changes.received.map(() => 1),
    );
  });
});

describe("W4 the pictures of an edited text", () => {
  const update = (kind: "Post" | "Comment") =>
    `mutation ($input: Update${kind}Input!) { update${kind}(input: $input) { id text version ${fields} } }`;

  it("stay unless the edit names others, and those that it leaves out go", async () => {
    const { ada, bo, post, comment, first, second } = await scene();
    const [added, other] = [await upload(ada), await upload(bo)];
    const edit = { postId: post.id, text: "Edited", version: 1 };
    const kept = (await send(update("Post"), ada, edit)).data.updatePost;
    expect([kept.text, kept.pictures.length]).toEqual(["Edited", 1]);

    const pictures = [
      { id: added.id, description: "New" },
      { id: first.id, description: "Old" },
    ];
    const both = (await send(update("Post"), ada, { ...edit, version: kept.version, pictures })).data.updatePost;
    const comments = { commentId: comment.id, text: "A comment", version: 1, pictures: [{ id: other.id }] };
    const changed = await send(update("Comment"), bo, comments);

    expect(both.pictures).toMatchObject([
      { id: added.id, description: "New" },
      { id: first.id, description: "Old" },
    ]);
    expect(changed.data.updateComment.pictures).toMatchObject([{ id: other.id }]);
    expect([await statusOf(first.url), await statusOf(second.url), await statusOf(other.url)]).toEqual([200, 404, 200]);
    const none = await send(update("Post"), ada, { ...edit, version: both.version, pictures: [] });
    expect(none.data.updatePost.pictures).toEqual([]);
    expect([await statusOf(first.url), await statusOf(added.url)]).toEqual([404, 404]);
  });

  it("are refused where they belong to somebody or something else, and a stale edit changes none", async () => {
    const { ada, post, first, second } = await scene();
    const edit = { postId: post.id, text: "Edited", version: 1 };

    const theirs = await send(update("Post"), ada, { ...edit, pictures: [{ id: second.id }] });
    await send(update("Post"), ada, edit);
    const stale = await send(update("Post"), ada, { ...edit, text: "Stale", pictures: [] });

    expect([codeOf(theirs), codeOf(stale)]).toEqual(["BAD_USER_INPUT", "CONFLICT"]);
    expect(await statusOf(first.url)).toBe(200);
    const body = { text: "Over REST", pictures: [] };
    const over = await rest(`PUT /api/posts/${post.id}`, { as: ada, body });
    expect([over.status, "pictures" in over.body, await statusOf(first.url)]).toEqual([200, false, 404]);
  });
});

describe("W4 the pictures of a text that is gone", () => {
  it("go with a deleted comment, and with a deleted post and all under it", async () => {
    const { ada, bo, post, comment, first, second } = await scene();
    await testApp().graphql(`mutation { deleteComment(id: "${comment.id}") { id } }`, {}, { as: bo });
    expect([await statusOf(first.url), await statusOf(second.url)]).toEqual([200, 404]);
    const third = await upload(bo);
    await send(addComment, bo, { postId: post.id, text: "Another", pictures: [{ id: third.id }] });

    await testApp().graphql(`mutation { deletePost(id: "${post.id}") }`, {}, { as: ada });

    expect([await statusOf(first.url), await statusOf(third.url)]).toEqual([404, 404]);
  });

  it("go with the account, also where a text of it stays empty in the group of another", async () => {
    const { ada, bo, post, first, second } = await scene();
    await changeGroup("joinGroup", bo, { groupId: post.id });
    await rest("DELETE /api/profile", { as: ada });

    const left = await see(bo, post.id);

    expect([left.text, left.pictures]).toEqual(["", []]);
    expect([await statusOf(first.url), await statusOf(second.url)]).toEqual([404, 200]);
  });

  it("stay with texts that stay without their author's name", async () => {
    const { ada, eve, post, first } = await scene();
    await removeMember(testApp().services, ada.id, { keepsContent: true });

    expect((await see(eve, post.id)).pictures).toHaveLength(1);
    expect(await statusOf(first.url)).toBe(200);
  });
});

describe("W4 the pictures of a text that somebody may not see", () => {
  it("are hidden with it by moderators, and come back with it", async () => {
    const { eve, post, comment } = await scene();
    const { db } = testApp().services;
    await db.transaction((tx) => hideComment(tx, comment.id, true));
    expect((await see(eve, post.id)).comments.nodes).toEqual([]);
    await db.transaction((tx) => hidePost(tx, post.id, true));
    expect(await see(eve, post.id)).toBeNull();

    await db.transaction((tx) => hidePost(tx, post.id, false));

    expect((await see(eve, post.id)).pictures).toHaveLength(1);
  });

  it("are not in the comments of blocked members", async () => {
    const { bo, eve, post } = await scene();
    await blockCalls(testApp).change("blockUser", eve, bo);

    const [comment] = (await see(eve, post.id)).comments.nodes;

    expect([comment.isFolded, comment.text, comment.pictures]).toEqual([true, "", []]);
  });

  it("are given to members of a private group alone, and to nobody who has left it", async () => {
    const { bo, eve, post } = await scene({ visibility: "PRIVATE" });
    const inside = await see(bo, post.id);
    expect([inside.pictures.length, inside.comments.nodes[0].pictures.length]).toEqual([1, 1]);
    expect(await see(eve, post.id)).toBeNull();

    await changeGroup("leaveGroup", bo, { groupId: post.id });

    expect(await see(bo, post.id)).toBeNull();
    const everything = await Promise.all(
      ["GET /api/posts", `GET /api/threads/${post.id}/comments`].map((route) => rest(route, { as: bo })),
    );
    expect(JSON.stringify(everything.map(({ body }) => body))).not.toContain(inside.pictures[0].url);
  });
});
