import { v7 as newId } from "uuid";
import { codeOf, fieldsOf } from "../../../testing/calls/answers";
import { buildLike, buildPost, buildUser, buildUsers } from "../../../testing/app/factories";
import { useTestApp } from "../../../testing/app/harness";
import { untilServed } from "../../../testing/app/untilServed";
import { Post } from "./Post";
import { PostLike } from "./PostLike";

const testApp = useTestApp();
const likePost = `mutation ($id: ID!) { likePost(id: $id) { likeCount likedByViewer } }`;
const unlikePost = `mutation ($id: ID!) { unlikePost(id: $id) { likeCount likedByViewer } }`;

const countsOf = async (postId: string) => ({
  shown: (await testApp().db.findOneByOrFail(Post, { id: postId })).likeCount,
  rows: await testApp().db.countBy(PostLike, { postId }),
});

describe("likePost", () => {
  it("likes a post once, however often it is sent", async () => {
    const post = await buildPost(testApp().db);
    const viewer = await buildUser(testApp().db);

    const first = await testApp().graphql(likePost, { id: post.id }, { as: viewer });
    const again = await testApp().graphql(likePost, { id: post.id }, { as: viewer });
    await Promise.all([1, 2, 3, 4].map(() => testApp().graphql(likePost, { id: post.id }, { as: viewer })));

    expect(first.data.likePost).toEqual({ likeCount: 1, likedByViewer: true });
    expect(again.data.likePost).toEqual({ likeCount: 1, likedByViewer: true });
    expect(await countsOf(post.id)).toEqual({ shown: 1, rows: 1 });
  });

  it("answers each request of a member in a hurry with the one like", async () => {
    const post = await buildPost(testApp().db);
    const viewer = await buildUser(testApp().db);

    const answers = await Promise.all(
      Array.from({ length: 8 }, () => testApp().graphql(likePost, { id: post.id }, { as: viewer })),
    );

    expect(answers.map(({ errors }) => errors)).toEqual(answers.map(() => undefined));
    expect(answers.map(({ data }) => data.likePost)).toEqual(
      answers.map(() => ({ likeCount: 1, likedByViewer: true })),
    );
    expect(await countsOf(post.id)).toEqual({ shown: 1, rows: 1 });
  });

  it("is open to the author of the post", async () => {
    const author = await buildUser(testApp().db);
    const post = await buildPost(testApp().db, { authorId: author.id });

    const { data } = await testApp().graphql(likePost, { id: post.id }, { as: author });

    expect(data.likePost).toEqual({ likeCount: 1, likedByViewer: true });
  });

  it("counts each of 200 members who like one post at once exactly once", async () => {
    const { db } = testApp();
    const post = await buildPost(db);
    const members = await buildUsers(db, 200);

    const answers = await Promise.all(
      members.map((as) => untilServed(() => testApp().graphql(likePost, { id: post.id }, { as }))),
    );

    expect(answers.filter((answer) => answer.errors)).toEqual([]);
    expect(await countsOf(post.id)).toEqual({ shown: 200, rows: 200 });
  });

  it("ends exact when members like and take it back all at once", async () => {
    const { db } = testApp();
    const post = await buildPost(db);
    const members = await buildUsers(db, 30);

    const answers = await Promise.all(
      members.flatMap((as) =>
        [likePost, unlikePost, likePost].map((m) => untilServed(() => testApp().graphql(m, { id: post.id }, { as }))),
      ),
    );

    expect(answers.filter((answer) => answer.errors)).toEqual([]);
    const { shown, rows } = await countsOf(post.id);
    expect(shown).toBe(rows);
  });
});

describe("unlikePost", () => {
  it("takes a like back, and changes nothing without one", async () => {
    const post = await buildPost(testApp().db);
    const viewer = await buildUser(testApp().db);
    await buildLike(testApp().db, { postId: post.id, userId: viewer.id });
    await buildLike(testApp().db, { postId: post.id });

    const first = await testApp().graphql(unlikePost, { id: post.id }, { as: viewer });
    const again = await testApp().graphql(unlikePost, { id: post.id }, { as: viewer });

    expect(first.data.unlikePost).toEqual({ likeCount: 1, likedByViewer: false });
    expect(again.data.unlikePost).toEqual({ likeCount: 1, likedByViewer: false });
    expect(await countsOf(post.id)).toEqual({ shown: 1, rows: 1 });
  });
});

describe.each([
  ["likePost", likePost],
  ["unlikePost", unlikePost],
])("%s", (_name, mutation) => {
  it("turns visitors, unknown posts and malformed ids away and counts nothing", async () => {
    const post = await buildPost(testApp().db);
    const viewer = await buildUser(testApp().db);

    const visitor = await testApp().graphql(mutation, { id: post.id });
    const gone = await testApp().graphql(mutation, { id: newId() }, { as: viewer });
    const malformed = await testApp().graphql(mutation, { id: "abc" }, { as: viewer });

    expect([codeOf(visitor), codeOf(gone)]).toEqual(["UNAUTHENTICATED", "NOT_FOUND"]);
    expect([codeOf(malformed), fieldsOf(malformed)]).toEqual(["BAD_USER_INPUT", ["id"]]);
    expect(await countsOf(post.id)).toEqual({ shown: 0, rows: 0 });
  });
});

describe("the likes of a post", () => {
  it("name the members, newest first, page by page", async () => {
    const { db } = testApp();
    const post = await buildPost(db);
    const likes = [];
    for (let i = 0; i < 3; i++) likes.push(await buildLike(db, { postId: post.id }));
    const as = await buildUser(db);
    const query = `query ($id: ID!, $after: String) {
      post(id: $id) { likes(first: 2, after: $after) { nodes { id user { id } } pageInfo { hasNextPage endCursor } } }
    }`;

    const first = (await testApp().graphql(query, { id: post.id }, { as })).data.post.likes;
    const after = first.pageInfo.endCursor;
    const second = (await testApp().graphql(query, { id: post.id, after }, { as })).data.post.likes;

    const expected = likes.reverse().map(({ id, userId }) => ({ id, user: { id: userId } }));
    expect([...first.nodes, ...second.nodes]).toEqual(expected);
    expect([first.pageInfo.hasNextPage, second.pageInfo.hasNextPage]).toEqual([true, false]);
  });
});
