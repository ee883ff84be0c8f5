import { codeOf } from "../../../testing/calls/answers";
import {
  buildComment,
  buildEducation,
  buildExperience,
  buildLike,
  buildPost,
  buildProfile,
  buildUser,
  buildUsers,
} from "../../../testing/app/factories";
import { useTestApp } from "../../../testing/app/harness";
import { untilServed } from "../../../testing/app/untilServed";
import type { User } from "../users/User";

const testApp = useTestApp();
const leave = (asking: { as?: User; token?: string }) =>
  testApp().request({ method: "DELETE", url: "/api/profile" }, asking);
const like = `mutation ($id: ID!) { likePost(id: $id) { id } }`;
const comment = `mutation ($input: AddCommentInput!) { addComment(input: $input) { id } }`;

/** What the counts on posts say where the rows say something else. */
async function wrongCounts(): Promise<unknown[]> {
  return testApp().db.query(
    `select id from posts where like_count <> (select count(*) from post_likes where post_id = posts.id)
       or comment_count <> (select count(*) from comments where post_id = posts.id)`,
  );
}

/** How many rows of a member are left anywhere. */
async function rowsOf({ id }: User): Promise<number> {
  const [row] = await testApp().db.query<{ count: string }[]>(
    `select (select count(*) from users where id = $1) + (select count(*) from profiles where user_id = $1)
       + (select count(*) from posts where author_id = $1) + (select count(*) from comments where author_id = $1)
       + (select count(*) from post_likes where user_id = $1)
       + (select count(*) from sessions where user_id = $1) as count`,
    [id],
  );
  return Number(row?.count);
}

describe("DELETE /api/profile", () => {
  it("removes everything of the member and keeps the counts of others exact", async () => {
    const { db } = testApp();
    const [leaver, friend] = [await buildUser(db), await buildUser(db)];
    const profile = await buildProfile(db, { userId: leaver.id });
    await buildExperience(db, { profileId: profile.id });
    await buildEducation(db, { profileId: profile.id });
    const own = await buildPost(db, { authorId: leaver.id });
    await buildComment(db, { postId: own.id, authorId: friend.id });
    await buildLike(db, { postId: own.id, userId: friend.id });
    const other = await buildPost(db, { authorId: friend.id });
    await buildComment(db, { postId: other.id, authorId: leaver.id });
    await buildComment(db, { postId: other.id, authorId: leaver.id });
    const kept = await buildComment(db, { postId: other.id, authorId: friend.id });
    await buildLike(db, { postId: other.id, userId: leaver.id });

    const answer = await leave({ as: leaver });

    expect([answer.statusCode, answer.json()]).toEqual([200, { msg: "User removed" }]);
    expect(await rowsOf(leaver)).toBe(0);
    expect(await db.query(`select 1 from experiences where profile_id = $1`, [profile.id])).toEqual([]);
    expect(await db.query(`select 1 from educations where profile_id = $1`, [profile.id])).toEqual([]);
    const query = `query ($id: ID!) { post(id: $id) { likeCount commentCount comments { nodes { id } } } }`;
    const { data } = await testApp().graphql(query, { id: other.id }, { as: friend });
    expect(data.post).toEqual({ likeCount: 0, commentCount: 1, comments: { nodes: [{ id: kept.id }] } });
    expect(await rowsOf(friend)).toBe(4); // With the session of this query.
  });

  it("ends every token of the member at once", async () => {
    const leaver = await buildUser(testApp().db);
    const tokens = [testApp().tokenOf(leaver), testApp().tokenOf(leaver)];
    for (const token of tokens) await testApp().graphql(`{ me { id } }`, {}, { token });

    await leave({ token: tokens[0] });

    for (const token of tokens) {
      expect(codeOf(await testApp().graphql(`{ me { id } }`, {}, { token }))).toBe("UNAUTHENTICATED");
      expect((await leave({ token })).statusCode).toBe(401);
    }
  });

  it("turns visitors away", async () => {
    expect((await leave({})).statusCode).toBe(401);
  });

  it("leaves counts exact while the leaver and others are busy on the same posts", async () => {
    const { db } = testApp();
    const leaver = await buildUser(db);
    const friends = await buildUsers(db, 8);
    const theirs = await Promise.all(friends.map(({ id }) => buildPost(db, { authorId: id })));
    const own = await Promise.all(friends.map(() => buildPost(db, { authorId: leaver.id })));
    const act = (as: User, id: string) => [
      untilServed(() => testApp().graphql(like, { id }, { as })),
      untilServed(() => testApp().graphql(comment, { input: { postId: id, text: "Count me in." } }, { as })),
    ];
    await Promise.all(theirs.flatMap(({ id }) => act(leaver, id)));

    // Signed in first: so many sign-ins at once would be another test.
    for (const as of [leaver, ...friends]) await testApp().graphql(`{ me { id } }`, {}, { as });
    const busy = friends.flatMap((friend) => [...own, ...theirs].flatMap(({ id }) => act(friend, id)));
    const lastWords = theirs.flatMap(({ id }) => act(leaver, id));
    const departure = leave({ as: leaver });
    const answers = await Promise.all([...busy, ...lastWords]);

    expect((await departure).statusCode).toBe(200);
    const codes = new Set(answers.filter((answer) => answer.errors).map(codeOf));
    expect([...codes].filter((code) => code !== "NOT_FOUND" && code !== "UNAUTHENTICATED")).toEqual([]);
    expect(await rowsOf(leaver)).toBe(0);
    expect(await wrongCounts()).toEqual([]);
  });

  it("lets a whole circle of members leave at the same time", async () => {
    const { db } = testApp();
    const members = await buildUsers(db, 10);
    const posts = await Promise.all(members.map(({ id }) => buildPost(db, { authorId: id })));
    const bystander = await buildPost(db);
    for (const { id: postId } of [...posts, bystander]) {
      for (const { id } of members) await buildComment(db, { postId, authorId: id });
      for (const { id } of members) await buildLike(db, { postId, userId: id });
    }

    const answers = await Promise.all(members.map((as) => leave({ as })));

    expect(answers.map(({ statusCode }) => statusCode)).toEqual(members.map(() => 200));
    const [left] = await db.query(`select like_count, comment_count from posts where id = $1`, [bystander.id]);
    expect(left).toEqual({ like_count: 0, comment_count: 0 });
    expect(await wrongCounts()).toEqual([]);
  });
});
