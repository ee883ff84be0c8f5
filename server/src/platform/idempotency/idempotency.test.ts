import type { User } from "../../features/accounts/users/User";
import { Comment } from "../../features/groups/discussion/Comment";
import { Post } from "../../features/groups/discussion/Post";
import { Education } from "../../features/profiles/Education";
import { Experience } from "../../features/profiles/Experience";
import { codeOf, fieldsOf } from "../../testing/calls/answers";
import { buildPost } from "../../testing/app/factories";
import { restCall } from "../../testing/calls/restCall";
import { idempotencyKeyHours } from "../limits/limits";
import { IdempotencyKey } from "./IdempotencyKey";
import { removeExpiredKeys } from "./removeExpiredKeys";
import { buildMember } from "../../testing/app/buildMember";
import { useTestApp } from "../../testing/app/harness";

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

/** A member, and a post that is not theirs. */
const setUp = async () => [(await buildMember(testApp().db)).as, (await buildPost(testApp().db)).id] as const;

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
    const bob = (await buildMember(testApp().db)).as;
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
