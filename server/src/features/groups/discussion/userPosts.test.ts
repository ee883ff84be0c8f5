import type { User } from "../../accounts/users/User";
import { codeOf, fieldsOf } from "../../../testing/calls/answers";
import { buildComment, buildPost, buildProfile, buildUser } from "../../../testing/app/factories";
import { useTestApp } from "../../../testing/app/harness";
import { explain, statementFor } from "../../../testing/database/plans";
import { Interest } from "../../profiles/interest";
import { Group } from "../group/Group";

const testApp = useTestApp();
const newest = `query ($id: ID!, $first: Int! = 3, $after: String) {
  user(id: $id) {
    name
    posts(first: $first, after: $after) {
      nodes { id text interest likedByViewer viewerCanDelete author { name } repliers { name } }
      pageInfo { hasNextPage hasPreviousPage endCursor }
      totalCount
      totalCountIsExact
      pageCount
    }
  }
}`;
const directory = `query ($first: Int!) {
  profiles(first: $first) {
    nodes { user { posts(first: 3) { nodes { id likedByViewer author { name } interest repliers { name } } totalCount } } }
  }
}`;

let viewer: User;
beforeAll(async () => {
  viewer = await buildUser(testApp().db);
});

/** A member with a profile who started this many groups, the last one first. */
async function buildFounder(groups: number) {
  const { userId } = await buildProfile(testApp().db);
  const ids: string[] = [];
  for (let i = 0; i < groups; i++) ids.unshift((await buildPost(testApp().db, { authorId: userId })).id);
  return { userId, ids };
}

const ask = (id: string, variables: object = {}, as: User | undefined = viewer) =>
  testApp().graphql(newest, { id, ...variables }, { as });

describe("M50 the groups that a member started", () => {
  it("come newest first, with what a card shows, and none of anyone else", async () => {
    const { userId, ids } = await buildFounder(4);
    await testApp().db.update(Group, { id: ids[0] as string }, { interest: Interest.CODING });
    const bo = await buildUser(testApp().db, { name: "Bo" });
    await buildComment(testApp().db, { postId: ids[0] as string, authorId: bo.id });
    await buildPost(testApp().db, { authorId: bo.id });

    const { data, errors } = await ask(userId);

    expect(errors).toBeUndefined();
    expect(data.user.posts).toMatchObject({ totalCount: 4, totalCountIsExact: true, pageCount: 2 });
    expect(data.user.posts.nodes.map(({ id }: { id: string }) => id)).toEqual(ids.slice(0, 3));
    expect(data.user.posts.nodes[0]).toMatchObject({
      interest: "CODING",
      likedByViewer: false,
      viewerCanDelete: false,
      author: { name: "Ada Lovelace" },
      repliers: [{ name: "Bo" }],
    });
  });

  it("are paged by cursor without a gap or a repeat", async () => {
    const { userId, ids } = await buildFounder(5);

    const first = (await ask(userId, { first: 2 })).data.user.posts;
    const next = (await ask(userId, { first: 3, after: first.pageInfo.endCursor })).data.user.posts;

    expect(first.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: false });
    expect(next.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
    expect([...first.nodes, ...next.nodes].map(({ id }: { id: string }) => id)).toEqual(ids);
  });

  it("are an empty list for a member who started none", async () => {
    const { data } = await ask((await buildUser(testApp().db)).id);

    expect(data.user.posts).toMatchObject({ nodes: [], totalCount: 0, totalCountIsExact: true, pageCount: 1 });
  });

  it("are refused to a guest, who still gets the member", async () => {
    const { userId } = await buildFounder(1);

    const answer = await testApp().graphql(newest, { id: userId });

    expect(codeOf(answer)).toBe("UNAUTHENTICATED");
    expect(answer.errors?.[0]?.path).toEqual(["user", "posts"]);
    expect(answer.data).toEqual({ user: { name: "Ada Lovelace", posts: null } });
  });

  it.each([
    [{ first: 0 }, "first"],
    [{ first: 101 }, "first"],
    [{ after: "nonsense" }, "after"],
  ])("are refused with the argument's name for %j", async (variables, field) => {
    const answer = await ask(viewer.id, variables);

    expect(codeOf(answer)).toBe("BAD_USER_INPUT");
    expect(fieldsOf(answer)).toEqual([field]);
    expect(answer.data.user.posts).toBeNull();
  });

  it("cost a list of members as many statements for 20 as for 2", async () => {
    for (let i = 0; i < 20; i++) await buildFounder(i % 5);
    const asked = (first: number) => () => testApp().graphql(directory, { first }, { as: viewer });
    await asked(1)();

    const few = await testApp().counter.count(asked(2));
    const many = await testApp().counter.count(asked(20));

    const { data, errors } = await asked(20)();
    expect(errors).toBeUndefined();
    const lengths = data.profiles.nodes.map(({ user }: { user: { posts: { nodes: unknown[] } } }) => [
      user.posts.nodes.length,
    ]);
    expect(lengths.flat()).toEqual([3, 3, 2, 1, 0, 3, 3, 2, 1, 0, 3, 3, 2, 1, 0, 3, 3, 2, 1, 0]);
    expect(many).toBe(few);
  });

  it("count with the operation's cost, so that a directory of long lists is refused", async () => {
    const query = `{ profiles(first: 100) { nodes { user { posts(first: 100) { nodes { id } } } } } }`;

    const answer = await testApp().graphql(query, {}, { as: viewer });

    expect(codeOf(answer)).toBe("GRAPHQL_VALIDATION_FAILED");
    expect(answer.errors?.[0]?.message).toContain("may fetch");
  });
});

describe("M50 reading the groups that members started", () => {
  beforeAll(async () => {
    const { userId } = await buildFounder(0);
    await testApp().db.query(
      `insert into posts (id, author_id, text, created_at)
       select gen_random_uuid(), $1, 'Old', timestamp '2020-01-01' + make_interval(mins => n) from generate_series(1, 20000) n`,
      [userId],
    );
    await testApp().db.query("analyze posts");
  });

  it("reads one range of their index for one member", async () => {
    const statement = await statementFor(testApp(), "posts", () => ask(viewer.id));

    const plan = await explain(testApp(), statement, [`'${viewer.id}'`]);

    expect(plan).toContain("posts_author_newest");
    expect(plan).not.toMatch(/Seq Scan on posts|posts_newest/);
  });

  it("reads such a range for each of many, and no whole table", async () => {
    const { counter } = testApp();
    const before = counter.statements.length;
    await testApp().graphql(directory, { first: 20 }, { as: viewer });
    const statements = counter.statements.slice(before).filter((sql) => /where author_id = member\.id/.test(sql));

    expect(statements).toHaveLength(2);
    for (const statement of statements) {
      const plan = await explain(testApp(), statement, [`array['${viewer.id}']::uuid[]`]);
      expect(plan).toContain("posts_author_newest");
      expect(plan).not.toContain("Seq Scan on posts");
    }
  });
});
