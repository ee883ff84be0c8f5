import { codeOf, messageOf } from "../../../testing/calls/answers";
import { buildPost, buildUser } from "../../../testing/app/factories";
import { useTestApp } from "../../../testing/app/harness";
import { restCall } from "../../../testing/calls/restCall";
import { dayIn } from "../../../testing/calls/sessionCalls";

const testApp = useTestApp({ config: { limitsNewMembers: true }, rateLimitFactor: 1 });
const rest = restCall(testApp);

const today = () => ({ createdAt: new Date() });
const newcomer = () => buildUser(testApp().db, today());

const write = (as: Awaited<ReturnType<typeof newcomer>>, text: string, key = "") =>
  testApp().graphql(
    `mutation ($text: String!) { createPost(input: { text: $text ${key && `, idempotencyKey: "${key}"`} }) { id } }`,
    { text },
    { as },
  );

describe("the first day of a member", () => {
  it("has room for three posts over both APIs together, deleted ones too", async () => {
    const as = await newcomer();

    const { data } = await write(as, "One");
    await testApp().graphql("mutation ($id: ID!) { deletePost(id: $id) }", { id: data.createPost.id }, { as });
    const second = await rest("POST /api/posts", { as, body: { text: "Two" } });
    const third = await write(as, "Three");
    const fourth = await write(as, "Four");
    const overRest = await rest("POST /api/posts", { as, body: { text: "Four" } });

    expect([second.status, third.errors]).toEqual([200, undefined]);
    expect([codeOf(fourth), messageOf(fourth)]).toEqual([
      "RATE_LIMITED",
      "On your first day here you can start 3 groups. Please come back tomorrow.",
    ]);
    const msg = messageOf(fourth);
    expect([overRest.status, overRest.body]).toEqual([429, { msg, errors: [{ msg }], code: "RATE_LIMITED" }]);
    expect(Number(overRest.headers["retry-after"])).toBeGreaterThan(86_000);
  });

  it("has room for three posts that say something of their groups, as for others", async () => {
    const as = await newcomer();
    const start = (group: object, idempotencyKey?: string) =>
      testApp().graphql(
        "mutation ($input: CreatePostInput!) { createPost(input: $input) { id } }",
        { input: { text: "Hi", group, idempotencyKey } },
        { as },
      );

    const first = await start({ title: "A" }, "key-1");
    for (const title of ["B", "C"]) expect((await start({ title })).errors).toBeUndefined();
    const fourth = await start({});
    const overRest = await rest("POST /api/posts", { as, body: { text: "Four" } });
    const again = await start({ title: "A" }, "key-1");

    expect([codeOf(fourth), overRest.status]).toEqual(["RATE_LIMITED", 429]);
    expect(again.data.createPost.id).toBe(first.data.createPost.id);
  });

  it("lets through no more than three posts that are sent at once", async () => {
    const as = await newcomer();

    const answers = await Promise.all(["1", "2", "3", "4", "5", "6"].map((text) => write(as, text)));

    expect(answers.filter(({ errors }) => !errors)).toHaveLength(3);
  });

  it("counts neither repeated requests nor refused ones", async () => {
    const as = await newcomer();

    const first = await write(as, "One", "key-1");
    const again = await Promise.all([1, 2, 3, 4].map(() => write(as, "One", "key-1")));
    const blank = await write(as, " ");
    await write(as, "Two");
    const third = await write(as, "Three");
    const late = await write(as, "One", "key-1");
    const fourth = await write(as, "Four", "key-4");

    expect(new Set([first, ...again, late].map(({ data }) => data.createPost.id)).size).toBe(1);
    expect([codeOf(blank), third.errors, codeOf(fourth)]).toEqual(["BAD_USER_INPUT", undefined, "RATE_LIMITED"]);
  });

  it("has room for twenty comments, and one on a post that is gone counts as none", async () => {
    const as = await newcomer();
    const { id } = await buildPost(testApp().db);
    const comment = (postId: string) =>
      testApp().graphql(
        'mutation ($postId: ID!) { addComment(input: { postId: $postId, text: "Hi" }) { id } }',
        { postId },
        { as },
      );

    const lost = await comment(as.id);
    for (let written = 0; written < 19; written++) await comment(id);
    const last = await rest(`POST /api/posts/comment/${id}`, { as, body: { text: "Hi" } });
    const more = await comment(id);
    const overRest = await rest(`POST /api/posts/comment/${id}`, { as, body: { text: "Hi" } });

    expect([codeOf(lost), last.status]).toEqual(["NOT_FOUND", 200]);
    expect([codeOf(more), overRest.status]).toEqual(["RATE_LIMITED", 429]);
    expect(messageOf(more)).toMatch(/20 replies/);
  });

  it("begins with the sign-up and ends a day later", async () => {
    const { body } = await rest("POST /api/users", {
      body: { name: "Nia", email: "nia@example.com", password: "a quiet harbour at dawn" },
    });
    const hours = (count: number) => ({ createdAt: new Date(Date.now() - count * 3_600_000) });
    const [late, older] = await Promise.all([23, 25].map((count) => buildUser(testApp().db, hours(count))));

    const statuses = async (asking: object) => {
      const answers = [];
      for (const text of ["1", "2", "3", "4"])
        answers.push(await rest("POST /api/posts", { ...asking, body: { text } }));
      return answers.map(({ status }) => status);
    };

    expect(await statuses({ token: body.token })).toEqual([200, 200, 200, 429]);
    expect(await statuses({ as: late })).toEqual([200, 200, 200, 429]);
    expect(await statuses({ as: older })).toEqual([200, 200, 200, 200]);
  });
});

describe("User.isNew", () => {
  const query = `query ($id: ID!) {
    post(id: $id) { author { isNew } repliers { isNew } comments { nodes { author { isNew } } } }
  }`;

  it("is said of the authors of posts and comments for a day", async () => {
    const [author, as] = [await newcomer(), await buildUser(testApp().db)];
    const { id } = await buildPost(testApp().db, { authorId: author.id });
    const add = 'mutation ($id: ID!) { addComment(input: { postId: $id, text: "Hi" }) { author { isNew } } }';

    const added = await testApp().graphql(add, { id }, { as: author });
    await testApp().graphql(add, { id }, { as });
    const { data } = await testApp().graphql(query, { id }, { as });

    expect(added.data.addComment.author.isNew).toBe(true);
    expect(data.post.author.isNew).toBe(true);
    expect(data.post.repliers).toEqual([{ isNew: false }, { isNew: true }]);
    expect(data.post.comments.nodes.map((node: { author: object }) => node.author)).toEqual([
      { isNew: false },
      { isNew: true },
    ]);
  });
});

describe("a site without limits for new members", () => {
  const freeApp = useTestApp({ rateLimitFactor: 1 });

  it("neither counts what they write nor says that they are new", async () => {
    const as = await buildUser(freeApp().db, today());
    const restFreely = restCall(freeApp);

    for (let written = 0; written < 3; written++) await restFreely("POST /api/posts", { as, body: { text: "Hi" } });
    const { data } = await freeApp().graphql(
      'mutation { createPost(input: { text: "Four" }) { author { isNew } } }',
      {},
      { as },
    );

    expect(data.createPost.author.isNew).toBe(false);
  });
});

describe("N41 the first day of a member", () => {
  it("has room for three sessions over both APIs together", async () => {
    const as = await newcomer();
    const hour = { title: "Rings", startsOn: dayIn(7), startTime: "19:00", timeZone: "UTC", durationMinutes: 60 };
    const plan = () =>
      testApp().graphql(
        "mutation ($input: CreateStudySessionInput!) { createStudySession(input: $input) { id } }",
        { input: hour },
        { as },
      );

    expect([codeOf(await plan()), codeOf(await plan())]).toEqual([undefined, undefined]);
    expect((await rest("POST /api/sessions", { as, body: hour })).status).toBe(200);
    const fourth = await plan();
    expect([codeOf(fourth), messageOf(fourth)]).toEqual([
      "RATE_LIMITED",
      "On your first day here you can plan 3 sessions. Please come back tomorrow.",
    ]);
    expect((await rest("POST /api/sessions", { as, body: hour })).status).toBe(429);
  });
});
