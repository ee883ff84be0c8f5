import { buildPost, buildProfile, buildUser } from "../../../testing/app/factories";
import { useTestApp } from "../../../testing/app/harness";
import type { User } from "../../../features/accounts/users/User";

const testApp = useTestApp({ rateLimitFactor: 1_000 });

let member: User;

beforeAll(async () => {
  const { db } = testApp();
  member = await buildUser(db);
  const { userId } = await buildProfile(db);
  for (let n = 0; n < 13; n++) await buildPost(db, { authorId: userId });
  // The first goal of a process looks for an index, which is not there.
  await testApp().graphql(`{ recommendBooks(goal: "algebra") { nodes { title } } }`, {}, { as: member });
});

/** How the statements of a request are sent, but for its session: through a shared connection, or through one of their own. */
async function waysOf(request: () => Promise<unknown>): Promise<string[]> {
  const rows = vi.spyOn(testApp().services.db.access.reader, "rows");
  await request();
  const ways = rows.mock.calls
    .filter(([statement]) => !/\bsessions\b/.test(statement))
    .map(([, , reach = 1]) => (reach > 1_000 ? "own" : "shared"));
  rows.mockRestore();
  return [...new Set(ways)].sort();
}

describe("what takes longer", () => {
  it.each([
    ["a page", `{ posts(first: 5, page: 2) { nodes { text author { name } } } }`, ["shared"]],
    ["a page far back", `{ posts(first: 5, page: 900) { nodes { text } } }`, ["own"]],
    ["comments of one group", `{ posts(first: 1) { nodes { comments { nodes { text } } } } }`, ["shared"]],
    ["a few comments of some", `{ posts(first: 5) { nodes { comments { nodes { text } } } } }`, ["shared"]],
    [
      "many comments of many",
      `{ posts(first: 12) { nodes { comments(first: 100) { nodes { text } } } } }`,
      ["own", "shared"],
    ],
    ["a total", `{ posts { totalCount } }`, ["own", "shared"]],
    ["a total of the directory", `{ profiles(interests: [CODING]) { totalCount } }`, ["own", "shared"]],
    ["recommendations", `{ recommendBooks(goal: "algebra", interests: [CODING]) { nodes { title } } }`, ["own"]],
  ])("does not delay others: %s", async (_what, query, ways) => {
    expect(
      await waysOf(async () => {
        expect((await testApp().graphql(query, {}, { as: member })).errors).toBeUndefined();
      }),
    ).toEqual(ways);
  });

  it.each([
    ["a page", "/api/profile?limit=20", ["shared"]],
    ["a long list", "/api/profile?limit=1000", ["own", "shared"]],
    ["a page far back", "/api/profile?limit=20&skip=5000", ["own"]],
  ])("does not delay others, over REST: %s", async (_what, url, ways) => {
    expect(await waysOf(() => testApp().request({ method: "GET", url }))).toEqual(ways);
  });
});
