import { Comment } from "../../features/groups/discussion/Comment";
import { Post } from "../../features/groups/discussion/Post";
import { buildPost, buildUser } from "../../testing/app/factories";
import { restCall } from "../../testing/calls/restCall";
import { buildMember } from "../../testing/app/buildMember";
import { useTestApp } from "../../testing/app/harness";

const testApp = useTestApp();

const rest = restCall(testApp);

const idempotencyKey = "k-1";

const headers = { "idempotency-key": idempotencyKey };

const job = { title: "Nurse", company: "City Hospital", from: "2021-03-01" };

/** A member, and a post that is not theirs. */
const setUp = async () => [(await buildMember(testApp().db)).as, (await buildPost(testApp().db)).id] as const;

describe("M1 one key", () => {
  it("refuses a second operation: a comment does not swallow a post, nor another post's comment", async () => {
    const { db } = testApp();
    const [as, postId] = await setUp();
    const other = await buildPost(db);
    const body = { text: "Count me in." };

    const statuses = [];
    for (const route of [`comment/${postId}`, `comment/${other.id}`, ""]) {
      statuses.push((await rest(`POST /api/posts/${route}`, { as, body, headers })).status);
    }

    expect(statuses).toEqual([200, 409, 409]);
    expect(await db.countBy(Comment, { authorId: as.id })).toBe(1);
    expect(await db.countBy(Post, { authorId: as.id })).toBe(0);
  });

  it("is not used up by a request that failed", async () => {
    const { db } = testApp();
    const as = await buildUser(db);
    const gone = await buildPost(db);
    await db.delete(Post, { id: gone.id });

    const refused = await rest(`POST /api/posts/comment/${gone.id}`, { as, body: { text: "Hello" }, headers });
    const withoutProfile = await rest("PUT /api/profile/experience", { as, body: job, headers });
    const published = await rest("POST /api/posts", { as, body: { text: "Hello" }, headers });

    expect([refused.status, withoutProfile.status, published.status]).toEqual([404, 400, 200]);
  });

  it("answers NOT_FOUND once what it created was removed", async () => {
    const as = await buildUser(testApp().db);
    const { body } = await rest("POST /api/posts", { as, body: { text: "Hello" }, headers });
    await rest(`DELETE /api/posts/${body._id}`, { as });

    const again = await rest("POST /api/posts", { as, body: { text: "Hello" }, headers });

    expect(again).toMatchObject({ status: 404, body: { msg: "Post not found" } });
  });
});

describe("M1 the idempotency key of a sign-up", () => {
  const account = { name: "Nia", email: "nia@example.com", password: "paper-boats" };
  const signUp = (changes: object = {}, key = idempotencyKey) =>
    rest("POST /api/users", { body: { ...account, ...changes }, headers: { "idempotency-key": key } });

  it("signs in to the account that the first request opened, by its password alone", async () => {
    const first = await signUp();
    const again = await signUp();
    const me = await rest("GET /api/auth", { token: again.body.token });

    expect([first.status, again.status]).toEqual([200, 200]);
    expect(me.body.email).toBe(account.email);
    expect((await signUp({ password: "paper-ships" })).status).toBe(409);
    expect((await signUp({ name: "Nina" })).status).toBe(409);
  });

  it("does not open an account to others: without it the address is taken", async () => {
    const expected = { status: 400, body: { errors: [{ msg: "Email already registered" }] } };

    expect(await signUp({}, "another")).toMatchObject(expected);
    expect(await signUp({}, "")).toMatchObject(expected);
  });
});
