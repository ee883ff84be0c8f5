import { buildComment, buildLike, buildPost, buildUser } from "../../../testing/app/factories";
import { useTestApp } from "../../../testing/app/harness";
import type { User } from "../../accounts/users/User";

const testApp = useTestApp();
const page = `query ($first: Int!) {
  posts(first: $first) {
    totalCount
    nodes {
      id text likeCount commentCount likedByViewer viewerCanDelete author { id name avatar }
      comments(first: 5) { nodes { text viewerCanDelete author { id name avatar } } pageInfo { endCursor } }
    }
  }
}`;
const one = `query ($id: ID!, $first: Int!) {
  post(id: $id) {
    text likedByViewer author { name }
    comments(first: $first) { nodes { text viewerCanDelete author { name } } }
    likes(first: $first) { nodes { user { name } } }
  }
}`;

let viewer: User;
let postId: string;

/** 50 posts by as many members, the newest with 50 comments and likes, the others with two. */
beforeAll(async () => {
  const { db } = testApp();
  viewer = await buildUser(db);
  for (let i = 0; i < 50; i++) {
    const post = await buildPost(db);
    for (let n = 0; n < 2; n++) await buildComment(db, { postId: post.id });
    await buildLike(db, { postId: post.id, userId: viewer.id });
    postId = post.id;
  }
  for (let i = 0; i < 48; i++) await buildComment(db, { postId });
  for (let i = 0; i < 49; i++) await buildLike(db, { postId });
});

/** How many statements a query takes when its list shows `first` entries, as `shown` reads them. */
async function statementsOf<T>(
  query: string,
  variables: { id?: string; first: number },
  shown: (data: T) => unknown[],
) {
  const token = testApp().tokenOf(viewer);
  await testApp().graphql(`{ me { id } }`, {}, { token });
  const before = testApp().counter.statements.length;
  const { data, errors } = await testApp().graphql(query, variables, { token });
  expect(errors).toBeUndefined();
  expect(shown(data as T)).toHaveLength(variables.first);
  return testApp().counter.statements.length - before;
}

describe("a page of posts with authors, likes and comments", () => {
  it("takes as many statements for 50 posts as for 2, and no more than 6", async () => {
    const shown = (data: { posts: { nodes: unknown[] } }) => data.posts.nodes;

    const few = await statementsOf(page, { first: 2 }, shown);
    const many = await statementsOf(page, { first: 50 }, shown);

    expect(many).toBe(few);
    expect(many).toBeLessThanOrEqual(6);
  });
});

describe("a post with its comments, likes and their authors", () => {
  it("takes as many statements for 50 comments as for 2, and no more than 7", async () => {
    const shown = (data: { post: { comments: { nodes: unknown[] } } }) => data.post.comments.nodes;

    const few = await statementsOf(one, { id: postId, first: 2 }, shown);
    const many = await statementsOf(one, { id: postId, first: 50 }, shown);

    expect(many).toBe(few);
    expect(many).toBeLessThanOrEqual(7);
  });
});
