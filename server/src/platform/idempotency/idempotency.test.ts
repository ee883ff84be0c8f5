import type { User } from "../../features/accounts/User";
import { Comment } from "../../features/posts/Comment";
import { Post } from "../../features/posts/Post";
import { Education } from "../../features/profiles/Education";
import { Experience } from "../../features/profiles/Experience";
import { codeOf, fieldsOf } from "../../testing/answers";
import { buildPost, buildProfile, buildUser } from "../../testing/factories";
import { useTestApp } from "../../testing/harness";
import { restCall } from "../../testing/restCall";
import { idempotencyKeyHours } from "../limits/limits";
import { IdempotencyKey } from "./IdempotencyKey";
import { removeExpiredKeys } from "./removeExpiredKeys";

const testApp = useTestApp();
const rest = restCall(testApp);

const idempotencyKey = "k-1";
const headers = { "idempotency-key": idempotencyKey };
const job = { title: "Nurse", company: "City Hospital", from: "2021-03-01" };
const course = { school: "University of Lagos", degree: "BSc", from: "2016-09-01" };

interface Case {
  table: new () => object;
  /** Sends the request; `other` changes its content. */
  graphql(as: User, postId: string, other?: boolean): Promise<{ data: unknown; errors?: never }>;
  rest(as: User, postId: string, other?: boolean): ReturnType<typeof rest>;
}

const mutate = (mutation: string) => (input: object, as: User) =>
  testApp().graphql(mutation, { input: { ...input, idempotencyKey } }, { as }) as never;
const createPost = mutate(`mutation ($input: CreatePostInput!) { createPost(input: $input) { id text } }`);
const addComment = mutate(`mutation ($input: AddCommentInput!) { addComment(input: $input) { id text } }`);
const addExperience = mutate(`mutation ($input: AddExperienceInput!) { addExperience(input: $input) { id title } }`);
const addEducation = mutate(
  `mutation ($input: AddEducationInput!) { addEducation(input: $input) { id fieldOfStudy } }`,
);

const cases: [string, Case][] = [
  [
    "a post",
    {
      table: Post,
      graphql: (as, _id, other) => createPost({ text: other ? "Two" : "One" }, as),
      rest: (as, _id, other) => rest("POST /api/posts", { as, headers, body: { text: other ? "Two" : "One" } }),
    },
  ],
  [
    "a comment",
    {
      table: Comment,
      graphql: (as, postId, other) => addComment({ postId, text: other ? "Two" : "One" }, as),
      rest: (as, postId, other) =>
        rest(`POST /api/posts/comment/${postId}`, { as, headers, body: { text: other ? "Two" : "One" } }),
    },
  ],
  [
    "a job",
    {
      table: Experience,
      graphql: (as, _id, other) => addExperience({ ...job, title: other ? "Doctor" : "Nurse" }, as),
      rest: (as, _id, other) =>
        rest("PUT /api/profile/experience", { as, headers, body: { ...job, title: other ? "Doctor" : "Nurse" } }),
    },
  ],
  [
    "a course of study",
    {
      table: Education,
      graphql: (as, _id, other) => addEducation({ ...course, fieldOfStudy: other ? "Law" : "Nursing" }, as),
      rest: (as, _id, other) =>
        rest("PUT /api/profile/education", {
          as,
          headers,
          body: { ...course, fieldofstudy: other ? "Law" : "Nursing" },
        }),
    },
  ],
];

async function buildMember(): Promise<User> {
  const user = await buildUser(testApp().db);
  await buildProfile(testApp().db, { userId: user.id });
  return user;
}

/** A member, and a post that is not theirs. */
const setUp = async () => [await buildMember(), (await buildPost(testApp().db)).id] as const;

describe.each(cases)("M1 the idempotency key of %s", (_name, { table, graphql, rest: send }) => {
  it("gives the first answer to the same request, over either edge", async () => {
    const [as, postId] = await setUp();
    const before = await testApp().db.count(table);

    const first = await graphql(as, postId);
    const second = await graphql(as, postId);
    const third = await send(as, postId);

    expect(first.errors).toBeUndefined();
    expect(second.data).toEqual(first.data);
    expect(third.status).toBe(200);
    expect(await testApp().db.count(table)).toBe(before + 1);
  });

  it("refuses other content by a CONFLICT, writes nothing, and keeps the first answer", async () => {
    const [as, postId] = await setUp();
    const first = await graphql(as, postId);
    const before = await testApp().db.count(table);

    const refused = await graphql(as, postId, true);
    const refusedByRest = await send(as, postId, true);

    expect(codeOf(refused)).toBe("CONFLICT");
    expect(fieldsOf(refused)).toEqual(["input.idempotencyKey"]);
    const msg = "This idempotency key was used for another request. Send a new key with new content.";
    expect(refusedByRest).toMatchObject({ status: 409, body: { msg, errors: [{ msg }] } });
    expect(await testApp().db.count(table)).toBe(before);
    expect((await graphql(as, postId)).data).toEqual(first.data);
  });

  it("creates one row of eight requests at once, and answers all alike", async () => {
    const [as, postId] = await setUp();
    const before = await testApp().db.count(table);

    const answers = await Promise.all(Array.from({ length: 8 }, () => graphql(as, postId)));

    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1);
    expect(answers[0]?.errors).toBeUndefined();
    expect(await testApp().db.count(table)).toBe(before + 1);
  });

  it("is each member's own", async () => {
    const [ada, postId] = await setUp();
    const bob = await buildMember();
    const before = await testApp().db.count(table);

    await send(ada, postId);
    await send(bob, postId, true);

    expect(await testApp().db.count(table)).toBe(before + 2);
  });

  it("may be used again after a day, and is removed then", async () => {
    const { db } = testApp();
    const [as, postId] = await setUp();
    await send(as, postId);
    const expired = new Date(Date.now() - (idempotencyKeyHours + 1) * 3_600_000);
    await db.update(IdempotencyKey, { userId: as.id }, { createdAt: expired });
    const before = await db.count(table);

    const again = await send(as, postId, true);
    await db.update(IdempotencyKey, { userId: as.id }, { createdAt: expired });
    await removeExpiredKeys(db);

    expect(again.status).toBe(200);
    expect(await db.count(table)).toBe(before + 1);
    expect(await db.countBy(IdempotencyKey, { userId: as.id })).toBe(0);
  });
});

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
