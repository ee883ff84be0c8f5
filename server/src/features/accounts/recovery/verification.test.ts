import { codeOf } from "../../../testing/calls/answers";
import { blockCalls } from "../../../testing/calls/blockCalls";
import { buddyCalls } from "../../../testing/calls/buddyCalls";
import { buildComment, buildLike, buildPost, buildProfile, buildUser } from "../../../testing/app/factories";
import { startTestApp, useTestApp } from "../../../testing/app/harness";
import { restCall } from "../../../testing/calls/restCall";
import { Post } from "../../groups/discussion/Post";
import { User } from "../users/User";
import { removeUnverified } from "./removeUnverified";

const testApp = useTestApp();
const rest = restCall(testApp);
const { send } = buddyCalls(testApp);
const { change } = blockCalls(testApp);
beforeEach(() => void (testApp().mails.length = 0));

let newcomers = 0;
const newcomer = () => ({ name: "Nia Okafor", email: `nia${++newcomers}@example.com`, password: "paper boats" });

async function signUp() {
  const input = newcomer();
  const { data } = await testApp().graphql(
    `mutation ($input: RegisterInput!) { register(input: $input) { token user { id isEmailVerified isMailStopped } } }`,
    { input },
  );
  await testApp().runJobs();
  return { ...input, ...(data.register as { token: string; user: { id: string; isEmailVerified: boolean } }) };
}

const linkOf = () => testApp().linkToken("verify-email");
const verify = (token: string) =>
  testApp().graphql(
    `mutation ($input: VerifyEmailInput!) { verifyEmail(input: $input) { id isEmailVerified email } }`,
    { input: { token } },
  );
const resend = (token: string) => testApp().graphql(`mutation { resendVerification { nextInSeconds } }`, {}, { token });

describe("C16 a newcomer", () => {
  it("gets a link, and is verified once they use it, wherever they read it", async () => {
    const { token, user, email } = await signUp();

    expect(user).toMatchObject({ isEmailVerified: false, isMailStopped: false });
    expect(testApp().mails.map(({ to, subject }) => [to, subject])).toEqual([[email, "Confirm your email address"]]);
    const answer = await verify(linkOf());

    expect(answer.data.verifyEmail).toEqual({ id: user.id, isEmailVerified: null, email: null });
    const { data } = await testApp().graphql(`{ me { isEmailVerified } }`, {}, { token });
    expect(data.me.isEmailVerified).toBe(true);
    expect(codeOf(await verify(linkOf()))).toBe("BAD_USER_INPUT");
  });

  it("over REST gets the link too, and the answer that the contract fixes", async () => {
    const answer = await rest("POST /api/users", { body: newcomer() });
    await testApp().runJobs();

    expect(Object.keys(answer.body)).toEqual(["token"]);
    expect(testApp().mails).toHaveLength(1);
    const as = await rest("GET /api/auth", { token: answer.body.token });
    expect(Object.keys(as.body)).toEqual(["_id", "name", "email", "avatar", "date"]);
  });

  it("may write before that", async () => {
    const { token } = await signUp();

    const { errors } = await testApp().graphql(`mutation { createPost(input: { text: "Hi" }) { id } }`, {}, { token });

    expect(errors).toBeUndefined();
  });

  it("can ask for another link, which ends the first, and which starts mail that was stopped", async () => {
    const { token, user } = await signUp();
    const first = linkOf();
    await testApp().db.update(User, { id: user.id }, { mailScore: 4 });
    const stopped = await testApp().graphql(`{ me { isMailStopped } }`, {}, { token });

    const answer = await resend(token);
    await testApp().runJobs();
    const after = await testApp().graphql(`{ me { isMailStopped } }`, {}, { token });

    expect(stopped.data.me.isMailStopped).toBe(true);
    expect(answer.data.resendVerification.nextInSeconds).toBeGreaterThan(0);
    expect(after.data.me.isMailStopped).toBe(false);
    expect(linkOf()).not.toBe(first);
    expect(codeOf(await verify(first))).toBe("BAD_USER_INPUT");
    expect(codeOf(await verify(linkOf()))).toBeUndefined();
  });
});

describe("C16 others", () => {
  it("do not see whether a member's address is verified", async () => {
    const user = await buildUser(testApp().db);
    const query = `query ($id: ID!) { user(id: $id) { isEmailVerified isMailStopped } }`;

    const { data } = await testApp().graphql(query, { id: user.id }, { as: await buildUser(testApp().db) });

    expect(data.user).toEqual({ isEmailVerified: null, isMailStopped: null });
  });
});

describe("C16 a site that sends no mail", () => {
  it("counts everybody as verified, and says so when a mail is asked for", async () => {
    const app = await startTestApp({ hasMail: false });
    const as = await buildUser(app.db, { emailVerifiedAt: null });

    const me = await app.graphql(`{ me { isEmailVerified } }`, {}, { as });
    const mutation = `mutation { requestPasswordReset(input: { email: "a@example.com" }) { nextInSeconds } }`;
    const refused = await app.graphql(mutation);

    expect(me.data.me.isEmailVerified).toBe(true);
    expect(codeOf(refused)).toBe("UNAVAILABLE");
    expect(refused.errors?.[0]?.message).toBe("This site does not send mail. Please ask the people who run it.");
    await app.close();
  });
});

describe("C16 accounts that nobody confirmed", () => {
  it("go after 14 days when their owner wrote nothing at all", async () => {
    const { db, services } = testApp();
    const old = { emailVerifiedAt: null, verificationSentAt: new Date(Date.now() - 15 * 86_400_000) };
    const young = { emailVerifiedAt: null, verificationSentAt: new Date(Date.now() - 13 * 86_400_000) };
    const silent = await buildUser(db, old);
    const kept = await Promise.all([
      buildUser(db, young),
      buildUser(db, { ...old, emailVerifiedAt: new Date() }),
      buildUser(db, { emailVerifiedAt: null, verificationSentAt: null }),
      buildUser(db, { ...old, role: "MODERATOR" }),
      buildUser(db, { ...old, role: "ADMIN" }),
    ]);
    const [poster, commenter, liker, profiled] = await Promise.all([1, 2, 3, 4].map(() => buildUser(db, old)));
    const post = await buildPost(db, { authorId: poster!.id });
    await buildComment(db, { postId: post.id, authorId: commenter!.id });
    await buildLike(db, { postId: post.id, userId: liker!.id });
    await buildProfile(db, { userId: profiled!.id });
    const token = testApp().tokenOf(silent);

    await removeUnverified(services);
    await removeUnverified(services);

    expect(await db.existsBy(User, { id: silent.id })).toBe(false);
    expect(codeOf(await testApp().graphql(`{ me { id } }`, {}, { token }))).toBe("UNAUTHENTICATED");
    for (const user of [...kept, poster!, commenter!, liker!, profiled!]) {
      expect(await db.existsBy(User, { id: user.id })).toBe(true);
    }
    expect(await db.existsBy(Post, { id: post.id })).toBe(true);
  });

  it("go also when others sent their owner a request or blocked them, but stay when the owner did", async () => {
    const { db, services } = testApp();
    const old = { emailVerifiedAt: null, verificationSentAt: new Date(Date.now() - 15 * 86_400_000) };
    const [asked, blocked, blocker] = [await buildUser(db, old), await buildUser(db, old), await buildUser(db, old)];
    const other = await buildUser(db);
    expect((await send("requestBuddy", other, asked)).errors).toBeUndefined();
    expect((await change("blockUser", other, blocked)).errors).toBeUndefined();
    expect((await change("blockUser", blocker, other)).errors).toBeUndefined();

    await removeUnverified(services);

    const left = await Promise.all([asked, blocked, blocker, other].map(({ id }) => db.existsBy(User, { id })));
    expect(left).toEqual([false, false, true, true]);
  });
});
