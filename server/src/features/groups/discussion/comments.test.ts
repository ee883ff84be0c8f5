import { v7 as newId } from "uuid";
import { codeOf, fieldsOf, inputFieldsOf } from "../../../testing/calls/answers";
import { buildComment, buildPost, buildUser, buildUsers } from "../../../testing/app/factories";
import { useTestApp } from "../../../testing/app/harness";
import { untilServed } from "../../../testing/app/untilServed";
import { Comment } from "./Comment";
import { Post } from "./Post";

const testApp = useTestApp();
const add = `mutation ($input: AddCommentInput!) {
  addComment(input: $input) { id text viewerCanDelete author { id } post { id commentCount } }
}`;
const remove = `mutation ($id: ID!) { deleteComment(id: $id) { id commentCount } }`;
const list = `query ($id: ID!, $first: Int! = 2, $after: String) {
  post(id: $id) { comments(first: $first, after: $after) { nodes { id } pageInfo { hasNextPage endCursor } } }
}`;

const countsOf = async (postId: string) => ({
  shown: (await testApp().db.findOneByOrFail(Post, { id: postId })).commentCount,
  rows: await testApp().db.countBy(Comment, { postId }),
});

describe("addComment", () => {
  it("puts a comment under a post, signed by the viewer, and counts it", async () => {
    const viewer = await buildUser(testApp().db);
    const post = await buildPost(testApp().db);

    const input = { postId: post.id, text: "  I am in!\n" };
    const { data } = await testApp().graphql(add, { input }, { as: viewer });

    expect(data.addComment).toEqual({
      ...{ id: expect.any(String), text: "  I am in!\n", viewerCanDelete: true },
      ...{ author: { id: viewer.id }, post: { id: post.id, commentCount: 1 } },
    });
    expect(await countsOf(post.id)).toEqual({ shown: 1, rows: 1 });
  });

  it("adds one comment of a double submit with one key, and gives the same id twice", async () => {
    const viewer = await buildUser(testApp().db);
    const post = await buildPost(testApp().db);
    const input = { postId: post.id, text: "Once only", idempotencyKey: "submit-1" };

    const answers = await Promise.all([1, 2, 3].map(() => testApp().graphql(add, { input }, { as: viewer })));

    expect(new Set(answers.map(({ data }) => data.addComment.id)).size).toBe(1);
    expect(await countsOf(post.id)).toEqual({ shown: 1, rows: 1 });
  });

  it("counts 100 comments that arrive at once exactly", async () => {
    const post = await buildPost(testApp().db);
    const members = await buildUsers(testApp().db, 20);
    const inputs = Array.from({ length: 100 }, (_value, i) => ({
      postId: post.id,
      text: "Me too",
      idempotencyKey: `${i}`,
    }));

    const answers = await Promise.all(
      inputs.map((input, i) => untilServed(() => testApp().graphql(add, { input }, { as: members[i % 20] }))),
    );

    expect(answers.filter((answer) => answer.errors)).toEqual([]);
    expect(await countsOf(post.id)).toEqual({ shown: 100, rows: 100 });
  });

  it("answers that the post is gone while it is being deleted, and leaves nothing behind", async () => {
    const { db } = testApp();
    const author = await buildUser(db);
    const post = await buildPost(db, { authorId: author.id });
    const input = { postId: post.id, text: "Too late?" };
    const members = await buildUsers(db, 20);
    const query = `mutation ($input: AddCommentInput!) { addComment(input: $input) { id } }`;
    const comment = (as: (typeof members)[number]) => untilServed(() => testApp().graphql(query, { input }, { as }));

    const early = members.flatMap((member) => [comment(member), comment(member)]);
    const deletion = testApp().graphql(`mutation ($id: ID!) { deletePost(id: $id) }`, { id: post.id }, { as: author });
    const answers = await Promise.all([...early, ...members.map(comment)]);

    expect((await deletion).data.deletePost).toBe(post.id);
    expect(answers.map(codeOf).filter((code) => code !== undefined && code !== "NOT_FOUND")).toEqual([]);
    expect(codeOf(await comment(author))).toBe("NOT_FOUND");
    expect(await db.countBy(Comment, { postId: post.id })).toBe(0);
  });

  it.each([
    ["a blank text", { text: " " }, ["text"]],
    ["a text of 5,001 characters", { text: "x".repeat(5_001) }, ["text"]],
    ["a NUL", { text: "\u0000" }, ["text"]],
    ["a malformed post id", { postId: "abc" }, ["postId"]],
  ])("turns %s away by the field's name and adds nothing", async (_case, overrides, fields) => {
    const viewer = await buildUser(testApp().db);
    const post = await buildPost(testApp().db);

    const input = { postId: post.id, text: "Hello", ...overrides };
    const answer = await testApp().graphql(add, { input }, { as: viewer });

    expect([codeOf(answer), inputFieldsOf(answer)]).toEqual(["BAD_USER_INPUT", fields]);
    expect(await countsOf(post.id)).toEqual({ shown: 0, rows: 0 });
  });

  it("turns visitors away, and knows no post that is gone", async () => {
    const viewer = await buildUser(testApp().db);
    const post = await buildPost(testApp().db);

    const visitor = await testApp().graphql(add, { input: { postId: post.id, text: "Hello" } });
    const late = await testApp().graphql(add, { input: { postId: newId(), text: "Hello" } }, { as: viewer });

    expect([codeOf(visitor), codeOf(late)]).toEqual(["UNAUTHENTICATED", "NOT_FOUND"]);
    expect(await countsOf(post.id)).toEqual({ shown: 0, rows: 0 });
  });
});

describe("deleteComment", () => {
  it("removes the writer's comment and gives the post back with its count", async () => {
    const { db } = testApp();
    const writer = await buildUser(db);
    const post = await buildPost(db);
    const comment = await buildComment(db, { postId: post.id, authorId: writer.id });
    await buildComment(db, { postId: post.id });

    const { data } = await testApp().graphql(remove, { id: comment.id }, { as: writer });

    expect(data.deleteComment).toEqual({ id: post.id, commentCount: 1 });
    expect(await countsOf(post.id)).toEqual({ shown: 1, rows: 1 });
  });

  it("counts down once when the same comment is deleted ten times at once", async () => {
    const { db } = testApp();
    const writer = await buildUser(db);
    const post = await buildPost(db);
    const comment = await buildComment(db, { postId: post.id, authorId: writer.id });
    await buildComment(db, { postId: post.id });

    const answers = await Promise.all(
      Array.from({ length: 10 }, () => testApp().graphql(remove, { id: comment.id }, { as: writer })),
    );

    expect(answers.map((answer) => codeOf(answer) ?? "OK").sort()).toEqual([...Array(9).fill("NOT_FOUND"), "OK"]);
    expect(await countsOf(post.id)).toEqual({ shown: 1, rows: 1 });
  });

  it("turns away the author of the post, a stranger and a visitor, and leaves the comment", async () => {
    const { db } = testApp();
    const author = await buildUser(db);
    const post = await buildPost(db, { authorId: author.id });
    const comment = await buildComment(db, { postId: post.id });

    const answers = [
      await testApp().graphql(remove, { id: comment.id }, { as: author }),
      await testApp().graphql(remove, { id: comment.id }, { as: await buildUser(db) }),
      await testApp().graphql(remove, { id: comment.id }),
    ];

    expect(answers.map(codeOf)).toEqual(["FORBIDDEN", "FORBIDDEN", "UNAUTHENTICATED"]);
    expect(await countsOf(post.id)).toEqual({ shown: 1, rows: 1 });
  });

  it("knows neither a comment that is gone nor a malformed id", async () => {
    const viewer = await buildUser(testApp().db);

    const gone = await testApp().graphql(remove, { id: newId() }, { as: viewer });
    const malformed = await testApp().graphql(remove, { id: "abc" }, { as: viewer });

    expect(codeOf(gone)).toBe("NOT_FOUND");
    expect([codeOf(malformed), fieldsOf(malformed)]).toEqual(["BAD_USER_INPUT", ["id"]]);
  });
});

describe("the comments of a post", () => {
  it("come newest first, and paging neither repeats nor skips one", async () => {
    const { db } = testApp();
    const post = await buildPost(db);
    const sameMoment = { postId: post.id, createdAt: new Date("2026-02-01T00:00:00Z") };
    const older = await buildComment(db, { postId: post.id });
    const twins = [await buildComment(db, sameMoment), await buildComment(db, sameMoment)];
    const as = await buildUser(db);

    const first = (await testApp().graphql(list, { id: post.id }, { as })).data.post.comments;
    const after = first.pageInfo.endCursor;
    const second = (await testApp().graphql(list, { id: post.id, after }, { as })).data.post.comments;

    const ids = (page: { nodes: { id: string }[] }) => page.nodes.map(({ id }) => id);
    expect(ids(first)).toEqual(
      twins
        .map(({ id }) => id)
        .sort()
        .reverse(),
    );
    expect(ids(second)).toEqual([older.id]);
    expect([first.pageInfo.hasNextPage, second.pageInfo.hasNextPage]).toEqual([true, false]);
  });
});
