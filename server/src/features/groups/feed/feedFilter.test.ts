import { buildPost, buildUser } from "../../../testing/app/factories";
import { groupCalls } from "../../../testing/calls/groupCalls";
import { useTestApp } from "../../../testing/app/harness";
import type { Tx } from "../../../platform/events/transaction";
import type { User } from "../../accounts/users/User";
import { hidePost } from "../discussion/hiding";

const testApp = useTestApp();
const { send } = groupCalls(testApp);

interface Page {
  ids: string[];
  totalCount: number;
  pageInfo: { endCursor: string | null };
}

const feed = async (as: User, variables: object): Promise<Page> => {
  const query = `query ($scope: FeedScope, $interest: Interest, $first: Int, $after: String, $page: Int) {
    posts(scope: $scope, interest: $interest, first: $first, after: $after, page: $page) {
      nodes { id author { id } likedByViewer } totalCount pageCount pageInfo { endCursor } } }`;
  const answer = await testApp().graphql(query, { first: 100, ...variables }, { as });
  expect(answer.errors).toBeUndefined();
  const { posts } = answer.data;
  return { ...posts, ids: posts.nodes.map(({ id }: { id: string }) => id) };
};

const start = async (as: User, settings: object = {}) => {
  const { id } = await buildPost(testApp().db, { authorId: as.id });
  if (Object.keys(settings).length > 0) await send("updateGroup", as, { groupId: id, ...settings });
  return id;
};

/** The pages of a filtered feed, one entry each, by cursor and by number. */
async function pagesOf(as: User, variables: object, count: number): Promise<string[][]> {
  const [byCursor, byNumber]: [string[], string[]] = [[], []];
  let after: string | null = null;
  for (let page = 1; page <= count + 1; page++) {
    const next: Page = await feed(as, { ...variables, first: 1, after });
    byCursor.push(...next.ids);
    after = next.pageInfo.endCursor ?? after;
    byNumber.push(...(await feed(as, { ...variables, first: 1, page })).ids);
  }
  return [byCursor, byNumber];
}

describe("B7 the feed with a filter", () => {
  it("has the groups of the viewer alone, private ones too, the newest first, by cursor and by number", async () => {
    const { db } = testApp();
    const [viewer, ada] = [await buildUser(db), await buildUser(db)];
    const own = await start(viewer);
    const joined = await start(ada);
    const secret = await start(ada, { interest: "FINANCE" });
    await start(ada);
    for (const groupId of [secret, joined]) await send("joinGroup", viewer, { groupId });
    await send("updateGroup", ada, { groupId: secret, visibility: "PRIVATE" });

    const mine = await feed(viewer, { scope: "MY_GROUPS" });

    expect([mine.ids, mine.totalCount]).toEqual([[secret, joined, own], 3]);
    expect(await pagesOf(viewer, { scope: "MY_GROUPS" }, 3)).toEqual([mine.ids, mine.ids]);
    expect((await feed(viewer, { scope: "MY_GROUPS", interest: "FINANCE" })).ids).toEqual([secret]);
    expect((await feed(viewer, { scope: "ALL" })).ids).toEqual((await feed(viewer, {})).ids);
  });

  it("has the groups of an interest that the viewer may see", async () => {
    const { db } = testApp();
    const [viewer, ada, bo] = [await buildUser(db), await buildUser(db), await buildUser(db)];
    const interest = "PHYSICS";
    const seen = await start(ada, { interest });
    const [unknown, mine] = [await start(ada, { interest }), await start(ada, { interest })];
    const [hidden, blocked] = [await start(ada, { interest }), await start(bo, { interest })];
    const other = await start(ada, { interest: "ART" });
    const onRequest = await start(ada, { interest, visibility: "ON_REQUEST" });
    expect((await feed(viewer, { interest })).ids).toEqual([onRequest, blocked, hidden, mine, unknown, seen]);
    await send("joinGroup", viewer, { groupId: mine });
    for (const groupId of [unknown, mine]) await send("updateGroup", ada, { groupId, visibility: "PRIVATE" });
    await testApp().services.db.transaction((tx: Tx) => hidePost(tx, hidden, true));
    await testApp().graphql(`mutation { blockUser(input: { userId: "${bo.id}" }) { id } }`, {}, { as: viewer });

    const page = await feed(viewer, { interest });

    expect([page.ids, page.totalCount]).toEqual([[onRequest, mine, seen], 3]);
    expect(await pagesOf(viewer, { interest }, 3)).toEqual([page.ids, page.ids]);
    expect((await feed(viewer, { interest: "ART" })).ids).toEqual([other]);
  });

  it("costs the first page without a filter nothing: its statement has no other table", async () => {
    const viewer = await buildUser(testApp().db);
    await feed(viewer, {});
    const statementOf = async (variables: string) => {
      const before = testApp().counter.statements.length;
      await testApp().graphql(`{ posts(first: 3${variables}) { nodes { id } } }`, {}, { as: viewer });
      return testApp().counter.statements.slice(before);
    };

    const [plain, all] = [await statementOf(""), await statementOf(", scope: ALL")];

    expect(plain).toHaveLength(1);
    expect(plain[0]).not.toMatch(/study_groups|memberships/);
    expect(all).toEqual(plain);
  });
});
