import { buildComment, buildLike, buildPost, buildProfile, buildUser } from "../../../testing/app/factories";
import { useTestApp } from "../../../testing/app/harness";
import { listen, LiveClient } from "../../../testing/live/LiveClient";
import { codeOf } from "../../../testing/calls/answers";
import { restCall } from "../../../testing/calls/restCall";
import type { User } from "../users/User";
import { announceAbsence, beginAbsence, endAbsence, endOverSuspension } from "./absence";
import { endSuspensions } from "./endSuspensions";
import { until } from "../../../testing/app/until";

const testApp = useTestApp();
const rest = restCall(testApp);
const nobody = "00000000-0000-0000-0000-000000000000";
const unknown = "0197f0a0-0000-7000-8000-000000000000";
const ask = async (query: string, as?: User) => testApp().graphql(query, {}, as ? { as } : {});

async function suspend({ id }: User, until: Date | null = null): Promise<void> {
  const { services } = testApp();
  const begun = { kind: "SUSPENDED" as const, until, reason: "Spam" };
  await services.db.transaction((tx) => beginAbsence(services, tx, id, begun));
  announceAbsence(services, id);
}

const present = ({ id }: User) => testApp().services.db.transaction((tx) => endAbsence(tx, id, "SUSPENDED"));

describe("C19 an absent member", () => {
  it("is an unknown id: for questions, for changes, for their picture, and in the count of the directory", async () => {
    const { db } = testApp();
    const [ada, bob] = [await buildUser(db), await buildUser(db)];
    await buildProfile(db, { userId: bob.id });
    const questions = (id: string) => [
      ask(`{ user(id: "${id}") { id } profile(userId: "${id}") { id } }`, ada),
      ...["requestBuddy", "blockUser", "removeBuddy", "declineBuddy"].map((name) =>
        ask(`mutation { ${name}(input: { userId: "${id}" }) { id } }`, ada),
      ),
    ];
    const plain = async (id: string) =>
      (await Promise.all(questions(id))).map(({ data, errors }) => [data, errors?.map(({ message }) => message)]);
    const countOf = async () => (await ask("{ profiles { totalCount } }")).data.profiles.totalCount as number;
    const before = await countOf();

    await suspend(bob);

    expect(await plain(bob.id)).toEqual(await plain(unknown));
    expect(await countOf()).toBe(before - 1);
    for (const route of ["GET /api/profile/user/", "PUT /api/blocks/"]) {
      const [one, other] = [await rest(route + bob.id, { as: ada }), await rest(route + unknown, { as: ada })];
      expect([one.status, one.body]).toEqual([other.status, other.body]);
    }
    const pictures = await Promise.all(
      [bob.id, unknown].map((id) => testApp().request({ method: "GET", url: `/avatars/${id}` })),
    );
    expect(pictures[0]?.body).toBe(pictures[1]?.body);
    expect(pictures[0]?.statusCode).toBe(pictures[1]?.statusCode);
  });

  it("leaves what they wrote, without their name, and both are together again afterwards", async () => {
    const { db } = testApp();
    const [ada, bob] = [await buildUser(db), await buildUser(db, { name: "Bob" })];
    const post = await buildPost(db, { authorId: bob.id, text: "Written" });
    await buildComment(db, { postId: post.id, authorId: bob.id, text: "Said" });
    await buildLike(db, { postId: post.id, userId: bob.id });
    const query = `{ post(id: "${post.id}") { text author { name } likeCount likes { nodes { user { name } } }
      comments { nodes { text isFolded author { name } } } repliers { name } } }`;
    const before = (await ask(query, ada)).data;

    await suspend(bob);
    const { body } = await rest(`GET /api/posts/${post.id}`, { as: ada });

    expect((await ask(query, ada)).data.post).toEqual({
      text: "Written",
      author: null,
      likeCount: 1,
      likes: { nodes: [{ user: null }] },
      comments: { nodes: [{ text: "Said", isFolded: false, author: null }] },
      repliers: [],
    });
    expect(body).toMatchObject({ text: "Written", name: "A member", user: nobody, likes: [{ user: nobody }] });
    expect(body.comments).toMatchObject([{ text: "Said", name: "A member", user: nobody }]);
    expect(body.avatar).toMatch(new RegExp(`/avatars/${nobody}$`));

    await present(bob);
    expect((await ask(query, ada)).data).toEqual(before);
  });

  it("loses sessions and sockets at once, and gets no new ones", async () => {
    const bob = await buildUser(testApp().db);
    const { token } = await testApp().services.sessions.start(bob);
    const client = new LiveClient(await listen(testApp()), token);
    const { sockets } = testApp().app.live;
    await until(() => sockets.viewersAmong(new Set([bob.id])).length === 1);
    const me = () => testApp().graphql("{ posts { totalCount } }", {}, { token });
    expect(codeOf(await me())).toBeUndefined();

    await suspend(bob);

    expect(codeOf(await me())).toBe("UNAUTHENTICATED");
    expect((await testApp().services.sessions.start({ ...bob, tokenVersion: bob.tokenVersion + 1 })).viewer).toBeNull();
    expect(codeOf(await testApp().graphql("{ posts { totalCount } }", {}, { token: testApp().tokenOf(bob) }))).toBe(
      "UNAUTHENTICATED",
    );
    expect(await client.closed).toBe(4401);
  });

  it("comes back when the time is over", async () => {
    const { db, services } = testApp();
    const [bob, eve] = [await buildUser(db), await buildUser(db)];
    await suspend(bob, new Date(Date.now() - 1_000));
    await suspend(eve, new Date(Date.now() + 60_000));
    const seen = async (user: User) => (await ask(`{ user(id: "${user.id}") { id } }`)).data.user !== null;
    expect([await seen(bob), await seen(eve)]).toEqual([false, false]);

    await endSuspensions(services.db);

    expect([await seen(bob), await seen(eve)]).toEqual([true, false]);
  });

  it("stays away when the suspension became longer after it was found to be over", async () => {
    const { db, services } = testApp();
    const bob = await buildUser(db);
    await suspend(bob, new Date(Date.now() - 1_000));
    const isAway = async () => (await ask(`{ user(id: "${bob.id}") { id } }`)).data.user === null;
    const end = () => services.db.transaction((tx) => endOverSuspension(tx, bob.id));

    await suspend(bob, new Date(Date.now() + 3_600_000));
    await end();
    expect(await isAway()).toBe(true);
    await suspend(bob, new Date(Date.now() - 1_000));
    await end();
    expect(await isAway()).toBe(false);
  });
});

describe("C19 the right credentials of a suspended member", () => {
  const password = "a password for the tests";
  const login = (email: string, given: string) =>
    testApp().graphql("mutation ($input: LoginInput!) { login(input: $input) { token } }", {
      input: { email, password: given },
    });

  it("are answered with the reason and its end; wrong ones, and REST, say nothing of it", async () => {
    const email = "suspended@example.com";
    const { body } = await rest("POST /api/users", { body: { name: "Sue", email, password } });
    const account = await rest("GET /api/auth", { token: body.token });
    const until = new Date("2100-01-01T00:00:00.000Z");
    await suspend({ id: account.body._id } as User, until);

    const right = await login(email, password);
    const wrong = await login(email, "another password");
    const overRest = await rest("POST /api/auth", { body: { email, password } });

    expect(right.errors?.[0]?.extensions).toMatchObject({
      code: "SUSPENDED",
      parameters: { until: until.toISOString(), reason: "Spam" },
      limitedToken: expect.stringMatching(/^[\w-]{43}$/) as string,
    });
    expect(codeOf(wrong)).toBe("INVALID_CREDENTIALS");
    expect([overRest.status, overRest.body]).toEqual([400, { errors: [{ msg: "Invalid Credentials" }] }]);

    await present({ id: account.body._id } as User);
    expect((await login(email, password)).data.login.token).toBeTruthy();
  });
});
