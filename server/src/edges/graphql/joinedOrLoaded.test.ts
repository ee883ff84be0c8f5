import fc from "fast-check";
import type { User } from "../../features/accounts/users/User";
import * as lookAhead from "../../platform/graphql/lookAhead";
import { getSchema } from "../../schema";
import { type AnyOperation, anyOperation, type Choices } from "../../testing/contract/anyOperation";
import {
  buildComment,
  buildEducation,
  buildExperience,
  buildLike,
  buildPost,
  buildProfile,
  buildUser,
} from "../../testing/app/factories";
import { useTestApp } from "../../testing/app/harness";

/** While this is false, resolvers see one plain field only: nothing is joined, and the loaders fetch everything. */
let looksAheadNow = true;

const { selectedPaths, selectedOfNodes } = { ...lookAhead };
// Of a profile, it takes the whole row.
const plainField = new Set(["bio"]);

beforeAll(() => {
  vi.spyOn(lookAhead, "selectedPaths").mockImplementation((...args) =>
    looksAheadNow ? selectedPaths(...args) : plainField,
  );
  vi.spyOn(lookAhead, "selectedOfNodes").mockImplementation((...args) =>
    looksAheadNow ? selectedOfNodes(...args) : plainField,
  );
});

const testApp = useTestApp();
const members: User[] = [];
let choices: Choices;

/** Members with and without a profile; posts with none to four comments and likes, the first member's among them. */
beforeAll(async () => {
  const { db } = testApp();
  for (let n = 0; n < 6; n++) members.push(await buildUser(db, { name: `Member ${n}` }));
  for (const { id: userId } of members.slice(0, 4)) {
    const social = { youtube: "https://youtube.com/a", twitter: null, facebook: null, linkedin: null, instagram: null };
    const others = { company: "Night school", website: "https://example.com", bio: "Reads aloud", social };
    const profile = await buildProfile(db, { userId, ...others });
    await buildExperience(db, { profileId: profile.id });
    await buildEducation(db, { profileId: profile.id });
  }
  const posts = [];
  for (let n = 0; n < 5; n++) posts.push(await buildPost(db, { authorId: memberAt(n * 2).id }));
  for (const [n, { id: postId }] of posts.entries()) {
    for (let entry = 0; entry < n; entry++) {
      await buildComment(db, { postId, authorId: memberAt(n + entry).id });
      await buildLike(db, { postId, userId: memberAt(n * 5 + entry).id });
    }
  }
  choices = await chooseArguments(posts[4]!.id);
});

const memberAt = (n: number) => members[n % members.length] as User;

/** Short lists, so that no operation is refused for what it may fetch; a first and a later page of each. */
async function chooseArguments(postId: string): Promise<Choices> {
  const page = `(first: 1) { pageInfo { endCursor } }`;
  const { data } = await testApp().graphql(
    `{ posts${page} profiles${page} post(id: "${postId}") { comments${page} likes${page} } }`,
    {},
    { as: memberAt(0) },
  );
  const after = (list: { pageInfo: { endCursor: string } }) => `first: 2, after: "${list.pageInfo.endCursor}"`;
  const nobody = `"${crypto.randomUUID()}"`;
  const userIds = [memberAt(0), memberAt(5)].map(({ id }) => `"${id}"`);
  return {
    "Query.posts": ["first: 3", after(data.posts), "first: 2, page: 2", "first: 1, page: 9"],
    "Query.post": [`id: "${postId}"`, `id: ${nobody}`],
    "Query.profiles": ["first: 3", after(data.profiles), "first: 2, interests: [CODING]", "first: 2, interests: [ART]"],
    "Query.profile": [...userIds, nobody].map((id) => `userId: ${id}`),
    "Query.groups": ["first: 3", "first: 2, sort: NEWEST", "first: 3, sort: LARGEST"],
    "Query.user": [...userIds, nobody].map((id) => `id: ${id}`),
    "User.posts": ["first: 2", "first: 1"],
    "User.buddies": ["first: 1"],
    "User.buddyRequests": ["first: 1", "first: 1, direction: SENT"],
    "Group.occurrences": [`from: "2026-03-01T00:00:00Z", to: "2026-03-08T00:00:00Z", first: 2`],
    "Post.comments": ["first: 3", after(data.post.comments), "first: 1"],
    "Post.likes": ["first: 3", after(data.post.likes), "first: 1"],
  };
}

/**
 * Sends any operations over these queries by both paths, as one of these members or (null) a visitor. Gives how many
 * statements of each path read joined rows.
 */
async function compare(roots: string[], askers: (number | null)[], numRuns: number) {
  const schema = getSchema();
  const joined = { fast: 0, general: 0 };
  const haveEqualAnswers = async (operation: AnyOperation, asker: number | null) => {
    const as = asker === null ? undefined : memberAt(asker);
    const fast = await ask(operation, as, true);
    const general = await ask(operation, as, false);
    // Visitors get an error only for members' fields; what costs too much is refused on both paths.
    const unexpected = fast.errors?.filter(({ extensions }) => as || extensions?.code !== "UNAUTHENTICATED") ?? [];
    if (fast.errors?.[0]?.extensions?.key === "graphql.tooExpensive") unexpected.length = 0;
    expect(unexpected).toEqual([]);
    expect(fast.data).toEqual(general.data);
    joined.fast += fast.joined;
    joined.general += general.joined;
  };
  const operations = anyOperation(schema, roots, choices);
  await fc.assert(fc.asyncProperty(operations, fc.constantFrom(...askers), haveEqualAnswers), { numRuns });
  return joined;
}

/** One for each member: with another session the answer would list one device more. */
const tokens = new Map<User, string>();

function tokenOf(user: User): string {
  const token = tokens.get(user) ?? testApp().tokenOf(user);
  tokens.set(user, token);
  return token;
}

/** These read members with their rows on both paths. */
const alwaysJoined = /replier|buddy_links|buddy_requests|buddy_groups|blocks|notifications|memberships|room_seats/;

async function ask({ query, variables }: AnyOperation, as: User | undefined, looksAhead: boolean) {
  looksAheadNow = looksAhead;
  const { statements } = testApp().counter;
  const before = statements.length;
  const { data, errors } = await testApp().graphql(query, variables, as ? { token: tokenOf(as) } : {});
  return {
    data,
    errors,
    joined: statements.slice(before).filter((sql) => / join (users|post_likes) /.test(sql) && !alwaysJoined.test(sql))
      .length,
  };
}

describe("whatever is selected", () => {
  it("members read the same whether it is joined or loaded", async () => {
    const roots = ["posts", "posts", "post", "post", "profiles", "profile", "groups", "groups", "user", "me"];

    const joined = await compare(roots, [0, 5], 150);

    expect(joined).toEqual({ fast: expect.any(Number), general: 0 });
    expect(joined.fast).toBeGreaterThan(20);
  });

  it("visitors do too", async () => {
    const joined = await compare(["profiles", "profiles", "profile", "user"], [null], 50);

    expect(joined).toEqual({ fast: expect.any(Number), general: 0 });
    expect(joined.fast).toBeGreaterThan(5);
  });
});
