import { v7 as newId } from "uuid";
import { codeOf, fieldsOf, inputFieldsOf, messageOf } from "../../../testing/calls/answers";
import { buildComment, buildLike, buildPost, buildUser } from "../../../testing/app/factories";
import { useTestApp } from "../../../testing/app/harness";
import { Post } from "./Post";

const testApp = useTestApp();
const create = `mutation ($input: CreatePostInput!) {
  createPost(input: $input) { id text likeCount commentCount likedByViewer viewerCanDelete author { id } }
}`;
const read = `query ($id: ID!) {
  post(id: $id) { id text likeCount commentCount likedByViewer viewerCanDelete author { id name } }
}`;
const remove = `mutation ($id: ID!) { deletePost(id: $id) }`;

describe("createPost", () => {
  it("publishes a post, signed by the viewer", async () => {
    const viewer = await buildUser(testApp().db);

    const { data } = await testApp().graphql(create, { input: { text: "Who reads SICP?" } }, { as: viewer });

    const { id, ...rest } = data.createPost;
    expect(rest).toEqual({
      ...{ text: "Who reads SICP?", likeCount: 0, commentCount: 0, likedByViewer: false },
      ...{ viewerCanDelete: true, author: { id: viewer.id } },
    });
    expect(await testApp().db.countBy(Post, { id, authorId: viewer.id })).toBe(1);
  });

  it("creates one post of a double submit with one key, and gives the same id twice", async () => {
    const viewer = await buildUser(testApp().db);
    const other = await buildUser(testApp().db);
    const input = { text: "Once only", idempotencyKey: "submit-1" };

    const answers = await Promise.all([1, 2, 3].map(() => testApp().graphql(create, { input }, { as: viewer })));
    const others = await testApp().graphql(create, { input }, { as: other });

    expect(new Set(answers.map(({ data }) => data.createPost.id)).size).toBe(1);
    expect(await testApp().db.countBy(Post, { authorId: viewer.id })).toBe(1);
    expect(others.data.createPost.id).not.toBe(answers[0]?.data.createPost.id);
  });

  it("creates two posts of two submits without a key", async () => {
    const viewer = await buildUser(testApp().db);
    const input = { text: "Twice", idempotencyKey: "" };

    await Promise.all([1, 2].map(() => testApp().graphql(create, { input }, { as: viewer })));

    expect(await testApp().db.countBy(Post, { authorId: viewer.id })).toBe(2);
  });

  it.each([
    ["an empty text", { text: "" }, ["text"]],
    ["a blank text", { text: " \n\t" }, ["text"]],
    ["a text of 5,001 characters", { text: "x".repeat(5_001) }, ["text"]],
    ["a NUL", { text: "a\u0000b" }, ["text"]],
    ["half a surrogate pair", { text: "\udc00" }, ["text"]],
    ["a key of 65 characters", { text: "Hello", idempotencyKey: "k".repeat(65) }, ["idempotencyKey"]],
    ["a text that is a number", { text: 7 }, ["text"]],
    ["no text at all", {}, ["text"]],
    ["an unknown field", { text: "Hello", likeCount: 99 }, ["likeCount"]],
  ])("turns %s away by the field's name and creates nothing", async (_case, input, fields) => {
    const viewer = await buildUser(testApp().db);

    const answer = await testApp().graphql(create, { input }, { as: viewer });

    expect(codeOf(answer)).toBe("BAD_USER_INPUT");
    expect(inputFieldsOf(answer)).toEqual(fields);
    expect(await testApp().db.countBy(Post, { authorId: viewer.id })).toBe(0);
  });

  it("takes 5,000 characters as people count them, and gives them back unchanged", async () => {
    const text = "👩‍🔬".slice(0, 2).repeat(5_000);
    const viewer = await buildUser(testApp().db);

    const { data } = await testApp().graphql(create, { input: { text } }, { as: viewer });

    expect(data.createPost.text).toBe(text);
  });

  it("turns visitors away", async () => {
    expect(codeOf(await testApp().graphql(create, { input: { text: "Hello" } }))).toBe("UNAUTHENTICATED");
  });
});

describe("post", () => {
  it("shows a member the post as it concerns them", async () => {
    const { db } = testApp();
    const [author, reader] = [await buildUser(db, { name: "Ada" }), await buildUser(db)];
    const post = await buildPost(db, { authorId: author.id });
    await buildLike(db, { postId: post.id, userId: reader.id });
    await buildComment(db, { postId: post.id });

    const seen = await testApp().graphql(read, { id: post.id }, { as: reader });
    const own = await testApp().graphql(read, { id: post.id }, { as: author });

    const common = { id: post.id, text: post.text, likeCount: 1, commentCount: 1 };
    const by = { author: { id: author.id, name: "Ada" } };
    expect(seen.data.post).toEqual({ ...common, ...by, likedByViewer: true, viewerCanDelete: false });
    expect(own.data.post).toEqual({ ...common, ...by, likedByViewer: false, viewerCanDelete: true });
  });

  it("is null where there is none, for members alone, and by a well-formed id", async () => {
    const viewer = await buildUser(testApp().db);
    const post = await buildPost(testApp().db);

    const missing = await testApp().graphql(read, { id: newId() }, { as: viewer });
    const visitor = await testApp().graphql(read, { id: post.id });
    const malformed = await testApp().graphql(read, { id: "1 or 1=1" }, { as: viewer });

    expect(missing.data).toEqual({ post: null });
    expect(codeOf(visitor)).toBe("UNAUTHENTICATED");
    expect(visitor.data).toEqual({ post: null });
    expect([codeOf(malformed), fieldsOf(malformed)]).toEqual(["BAD_USER_INPUT", ["id"]]);
  });

  it("refuses a token that does not count instead of answering as to a visitor", async () => {
    const answer = await testApp().graphql(read, { id: newId() }, { token: "not.a.token" });

    expect(codeOf(answer)).toBe("UNAUTHENTICATED");
    expect(messageOf(answer)).toBe("Your session has ended. Please log in again.");
  });
});

describe("deletePost", () => {
  it("removes the author's post with its comments and likes", async () => {
    const { db } = testApp();
    const author = await buildUser(db);
    const post = await buildPost(db, { authorId: author.id });
    await buildComment(db, { postId: post.id });
    await buildLike(db, { postId: post.id });

    const { data } = await testApp().graphql(remove, { id: post.id }, { as: author });

    expect(data.deletePost).toBe(post.id);
    expect(await db.countBy(Post, { id: post.id })).toBe(0);
    expect(await db.query(`select 1 from comments where post_id = $1`, [post.id])).toEqual([]);
    expect(await db.query(`select 1 from post_likes where post_id = $1`, [post.id])).toEqual([]);
  });

  it("turns away someone who did not write it, and visitors, and leaves the post", async () => {
    const post = await buildPost(testApp().db);
    const other = await buildUser(testApp().db);

    const stranger = await testApp().graphql(remove, { id: post.id }, { as: other });
    const visitor = await testApp().graphql(remove, { id: post.id });

    expect([codeOf(stranger), codeOf(visitor)]).toEqual(["FORBIDDEN", "UNAUTHENTICATED"]);
    expect(await testApp().db.countBy(Post, { id: post.id, text: post.text })).toBe(1);
  });

  it("knows neither a post that is gone nor a malformed id", async () => {
    const viewer = await buildUser(testApp().db);

    const gone = await testApp().graphql(remove, { id: newId() }, { as: viewer });
    const malformed = await testApp().graphql(remove, { id: "abc" }, { as: viewer });

    expect(codeOf(gone)).toBe("NOT_FOUND");
    expect([codeOf(malformed), fieldsOf(malformed)]).toEqual(["BAD_USER_INPUT", ["id"]]);
  });
});

describe("the row of a post", () => {
  it("refuses a visibility that groups do not have", async () => {
    const { db } = testApp();
    const author = await buildUser(db);
    const insert = `insert into posts (id, author_id, text, visibility) values ($1, $2, 'Hello', $3)`;

    await db.query(insert, [newId(), author.id, "ON_REQUEST"]);

    await expect(db.query(insert, [newId(), author.id, "SOMETIMES"])).rejects.toThrow("study_groups_visibility_check");
  });

  it.each(["like_count", "comment_count"])("refuses a %s below zero", async (column) => {
    const { id } = await buildPost(testApp().db);

    await expect(testApp().db.query(`update posts set ${column} = -1 where id = $1`, [id])).rejects.toThrow(
      "posts_counts",
    );
  });
});
