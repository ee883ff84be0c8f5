import { codeOf, fieldsOf } from "../../../testing/calls/answers";
import { buildPost, buildUser } from "../../../testing/app/factories";
import { groupCalls } from "../../../testing/calls/groupCalls";
import { useTestApp } from "../../../testing/app/harness";
import { restCall } from "../../../testing/calls/restCall";
import type { User } from "../../accounts/users/User";

const testApp = useTestApp();
const posts = `query ($first: Int! = 20, $after: String, $page: Int) {
  posts(first: $first, after: $after, page: $page) {
    nodes { id } edges { cursor node { id } } pageInfo { hasNextPage endCursor }
    totalCount totalCountIsExact pageCount
  }
}`;

let viewer: User;
const newest: string[] = [];

beforeAll(async () => {
  const { db } = testApp();
  viewer = await buildUser(db);
  const twins = { createdAt: new Date("2026-01-10T00:00:00Z") };
  for (let i = 0; i < 25; i++) {
    newest.push((await buildPost(db, i >= 20 ? twins : { createdAt: new Date(Date.UTC(2026, 0, 1, 0, i)) })).id);
  }
  newest.splice(20, 5, ...newest.slice(20).sort());
  newest.reverse();
});

const ask = (variables: object = {}) => testApp().graphql(posts, { ...variables }, { as: viewer });

describe("posts", () => {
  it("come newest first, 20 at a time unless asked otherwise", async () => {
    const { data } = await ask();

    expect(data.posts.nodes.map(({ id }: { id: string }) => id)).toEqual(newest.slice(0, 20));
    expect(data.posts.edges.map(({ node }: { node: { id: string } }) => node.id)).toEqual(newest.slice(0, 20));
    expect(data.posts).toMatchObject({ totalCount: 25, totalCountIsExact: true, pageCount: 2 });
    expect(data.posts.pageInfo.hasNextPage).toBe(true);
  });

  it("are paged by cursor without repeating or skipping one, though five have the same time", async () => {
    const seen: string[] = [];
    for (let after: string | null = null, more = true; more;) {
      const { data }: Awaited<ReturnType<typeof ask>> = await ask({ first: 3, after });
      seen.push(...data.posts.nodes.map(({ id }: { id: string }) => id));
      after = data.posts.pageInfo.endCursor;
      more = data.posts.pageInfo.hasNextPage;
    }

    expect(seen).toEqual(newest);
  });

  it("are paged by number, and beyond the last page there is nothing", async () => {
    const second = await ask({ first: 10, page: 2 });
    const beyond = await ask({ first: 10, page: 4 });

    expect(second.data.posts.nodes.map(({ id }: { id: string }) => id)).toEqual(newest.slice(10, 20));
    expect(second.data.posts.pageCount).toBe(3);
    expect(beyond.data.posts).toMatchObject({ nodes: [], pageInfo: { hasNextPage: false, endCursor: null } });
  });

  it("are for members", async () => {
    const answer = await testApp().graphql(posts);

    expect(codeOf(answer)).toBe("UNAUTHENTICATED");
    expect(answer.data).toEqual({ posts: null });
  });

  const cursor = (text: string) => Buffer.from(text).toString("base64url");
  it.each([
    ["none", { first: 0 }, "first"],
    ["minus one", { first: -1 }, "first"],
    ["101", { first: 101 }, "first"],
    ["the largest number", { first: 2_147_483_647 }, "first"],
    ["more than the largest number", { first: 2_147_483_648 }, "first"],
    ["1e400", { first: "1e400" }, "first"],
    ["one and a half", { first: 1.5 }, "first"],
    ["null", { first: null }, "first"],
    ["page 0", { page: 0 }, "page"],
    ["page -1", { page: -1 }, "page"],
    ["a page and a cursor", { page: 1, after: cursor("1_x") }, "page"],
    ["a made-up cursor", { after: "id;drop" }, "after"],
    ["a cursor of nothing", { after: cursor("_") }, "after"],
    [
      "a cursor beyond time",
      { after: cursor(`9999999999999999_${"0".repeat(8)}-0000-7000-8000-000000000000`) },
      "after",
    ],
    ["a NUL for a cursor", { after: "\u0000" }, "after"],
  ])("turn a request for %s away by name", async (_case, variables, field) => {
    const answer = await ask(variables);

    expect(codeOf(answer)).toBe("BAD_USER_INPUT");
    expect(fieldsOf(answer)).toEqual([field]);
  });

  it("answer the far end of time and of pages with an empty list", async () => {
    const past = await ask({ after: cursor(`0_${"0".repeat(8)}-0000-7000-8000-000000000000`) });
    const future = await ask({ after: cursor(`999999999999999_${"0".repeat(8)}-0000-7000-8000-000000000000`) });
    const page = await ask({ page: 2_147_483_647, first: 100 });

    expect(past.data.posts.nodes).toEqual([]);
    expect(future.data.posts.nodes).toHaveLength(20);
    expect(page.data.posts.nodes).toEqual([]);
  });

  it("answer far pages with an empty list to members of private groups too", async () => {
    const { ada: as } = await groupCalls(testApp).scene({ visibility: "PRIVATE" });
    const rest = restCall(testApp);

    const page = await testApp().graphql(posts, { page: 2_147_483_647, first: 100 }, { as });
    const far = await Promise.all(["3000000000", "1e400"].map((skip) => rest(`GET /api/posts?skip=${skip}`, { as })));

    expect(page.data?.posts.nodes).toEqual([]);
    expect(far.map(({ status, body }) => [status, body])).toEqual([
      [200, []],
      [200, []],
    ]);
  });
});
