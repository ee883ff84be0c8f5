import { codeOf, fieldsOf } from "../../testing/calls/answers";
import { buildComment, buildLike, buildPost, buildProfile, buildUser } from "../../testing/app/factories";
import { useTestApp } from "../../testing/app/harness";

const testApp = useTestApp();

const page = `nodes { __typename } edges { cursor }
  pageInfo { hasNextPage hasPreviousPage startCursor endCursor } totalCount totalCountIsExact`;
const args = `first: $first, after: $after`;

/** Each list by a query and the way to it in the answer. */
const lists = [
  ["posts", `posts(${args}) { ${page} }`, ["posts"]],
  ["profiles", `profiles(${args}) { ${page} }`, ["profiles"]],
  ["comments of a post", `post(id: $id) { list: comments(${args}) { ${page} } }`, ["post", "list"]],
  ["likes of a post", `post(id: $id) { list: likes(${args}) { ${page} } }`, ["post", "list"]],
] as const;

const viewer = async () => buildUser(testApp().db);

/** Three entries of every list; gives the post that the comments and likes belong to. */
async function fill(): Promise<string> {
  const { db } = testApp();
  const post = await buildPost(db);
  for (let i = 0; i < 3; i++) {
    await buildPost(db);
    await buildProfile(db);
    await buildComment(db, { postId: post.id });
    await buildLike(db, { postId: post.id });
  }
  await db.query(`update posts set comment_count = 3, like_count = 3 where id = $1`, [post.id]);
  return post.id;
}

describe.each(lists)("M30 the %s", (_name, selection, way) => {
  const ask = async (variables: { first?: unknown; after?: string | null }) => {
    const id = variables.after === undefined ? await fill() : lastId;
    lastId = id;
    const variable = selection.includes("$id") ? "$id: ID!, " : "";
    return testApp().graphql(
      `query (${variable}$first: Int! = 20, $after: String) { ${selection} }`,
      { ...(variable ? { id } : {}), ...variables },
      { as: await viewer() },
    );
  };
  let lastId = "";
  const listOf = (answer: { data: Record<string, unknown> }) =>
    way.reduce((value, key) => (value as Record<string, unknown>)[key], answer.data as unknown) as {
      edges: { cursor: string }[];
      pageInfo: Record<string, unknown>;
      totalCount: number;
      totalCountIsExact: boolean;
    };

  it("say where a page begins and ends, and how long the whole list is", async () => {
    const first = listOf(await ask({ first: 2 }));
    const next = listOf(await ask({ first: 1, after: String(first.pageInfo.endCursor) }));

    expect(first.pageInfo).toEqual({
      hasNextPage: true,
      hasPreviousPage: false,
      startCursor: first.edges[0]?.cursor,
      endCursor: first.edges[1]?.cursor,
    });
    expect(next.pageInfo).toMatchObject({ hasPreviousPage: true, startCursor: next.edges[0]?.cursor });
    expect(next.edges[0]?.cursor).not.toBe(first.edges[1]?.cursor);
    expect(first).toMatchObject({ totalCountIsExact: true, totalCount: next.totalCount });
    expect(first.totalCount).toBeGreaterThanOrEqual(3);
  });

  it.each([0, -1, 101, 2 ** 31 - 1])("refuse %s entries by the argument's name", async (first) => {
    const answer = await ask({ first });

    expect(codeOf(answer)).toBe("BAD_USER_INPUT");
    expect(fieldsOf(answer)).toEqual(["first"]);
  });

  it("give up to 100 entries", async () => {
    expect((await ask({ first: 100 })).errors).toBeUndefined();
  });
});
