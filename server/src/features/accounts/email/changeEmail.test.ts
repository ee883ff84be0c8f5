import { codeOf, inputFieldsOf } from "../../../testing/answers";
import { buildUser } from "../../../testing/factories";
import { startTestApp, useTestApp } from "../../../testing/harness";
import { User } from "../User";

const testApp = useTestApp();
let members = 0;
const newAddress = () => `moved.${++members}@example.net`;

const change = (token: string, email: string, app = testApp()) =>
  app.graphql(
    `mutation ($input: ChangeEmailInput!) { changeEmail(input: $input) { id email pendingEmail } }`,
    { input: { email } },
    { token },
  );
const run = (name: string, token: string) =>
  testApp().graphql(
    `mutation ($input: VerifyEmailInput!) { ${name}(input: $input) { id } }`,
    { input: { token } },
    { ip: "10.1.1.1" },
  );
const mailsTo = (email: string) => testApp().mails.filter(({ to }) => to === email);
const linkTo = (email: string) => /#token=([\w-]+)/.exec(mailsTo(email).at(-1)?.text ?? "")?.[1] ?? "";
const emailOf = async ({ id }: User) => (await testApp().db.findOneByOrFail(User, { id })).email;
const isSignedIn = async (token: string) =>
  (await testApp().graphql(`{ me { id } }`, {}, { token })).errors === undefined;

/** A member who has confirmed who they are. */
async function join() {
  const user = await buildUser(testApp().db);
  const { token } = await testApp().services.sessions.start(user);
  await testApp().confirm(token);
  return { user, token };
}

/** They change their address, and confirm it with the link. */
async function move(token: string, email: string) {
  await change(token, email);
  await testApp().runJobs();
  const answer = await run("verifyEmail", linkTo(email));
  await testApp().runJobs();
  return answer;
}

describe("C14 a member who changes their address", () => {
  it("keeps the old one until the new one is confirmed", async () => {
    const { user, token } = await join();
    const email = newAddress();

    const { data } = await change(token, email);
    await testApp().runJobs();

    expect(data.changeEmail).toEqual({ id: user.id, email: user.email, pendingEmail: email });
    expect(await emailOf(user)).toBe(user.email);
    expect(mailsTo(email).map(({ subject }) => subject)).toEqual(["Confirm your new email address"]);
    expect((await run("verifyEmail", linkTo(email))).errors).toBeUndefined();
    expect(await emailOf(user)).toBe(email);
    const query = `{ me { email pendingEmail isEmailVerified } }`;
    expect((await testApp().graphql(query, {}, { token })).data.me).toEqual({
      email,
      pendingEmail: null,
      isEmailVerified: true,
    });
    expect(codeOf(await run("verifyEmail", linkTo(email)))).toBe("BAD_USER_INPUT");
  });

  it("confirms first that it is them", async () => {
    const user = await buildUser(testApp().db);
    const { token } = await testApp().services.sessions.start(user);

    expect(codeOf(await change(token, newAddress()))).toBe("CONFIRMATION_REQUIRED");
  });

  it("hears which field is wrong", async () => {
    const { user, token } = await join();

    for (const email of ["no address", user.email])
      expect(inputFieldsOf(await change(token, email))).toEqual(["email"]);
  });

  it("gets the same answer for an address that somebody has, and its holder is notified", async () => {
    const [{ user, token }, { user: holder }] = [await join(), await join()];

    const answer = await change(token, holder.email.toUpperCase());
    await testApp().runJobs();

    expect(answer.errors).toBeUndefined();
    expect(answer.data.changeEmail).toEqual({
      id: user.id,
      email: user.email,
      pendingEmail: holder.email.toUpperCase(),
    });
    expect(mailsTo(holder.email).map(({ subject }) => subject)).toEqual(["Somebody tried to use your email address"]);
    expect(mailsTo(holder.email)[0]?.text).not.toContain("#token=");
  });

  it("does not take an address that somebody has taken meanwhile", async () => {
    const { user, token } = await join();
    const email = newAddress();
    await change(token, email);
    await testApp().runJobs();
    await buildUser(testApp().db, { email });

    expect(codeOf(await run("verifyEmail", linkTo(email)))).toBe("CONFLICT");
    expect(await emailOf(user)).toBe(user.email);
  });

  it("ends the older link with a newer one, and both with a new password", async () => {
    const { user, token } = await join();
    const [first, second] = [newAddress(), newAddress()];
    for (const email of [first, second]) {
      await change(token, email);
      await testApp().runJobs();
    }
    expect(codeOf(await run("verifyEmail", linkTo(first)))).toBe("BAD_USER_INPUT");

    await testApp().graphql(
      `mutation ($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) { nextInSeconds } }`,
      { input: { email: user.email } },
    );
    await testApp().runJobs();
    const input = { token: linkTo(user.email), newPassword: "paper boats at noon" };
    const reset = `mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { id } }`;
    expect((await testApp().graphql(reset, { input })).errors).toBeUndefined();

    expect(codeOf(await run("verifyEmail", linkTo(second)))).toBe("BAD_USER_INPUT");
    expect(await emailOf(user)).toBe(user.email);
  });

  it("can ask three times an hour for one address", async () => {
    const app = await startTestApp({ rateLimitFactor: 1 });
    const user = await buildUser(app.db);
    const { token } = await app.services.sessions.start(user);
    await app.confirm(token);
    const email = newAddress();
    for (let n = 0; n < 3; n++) expect((await change(token, email, app)).errors).toBeUndefined();

    expect(codeOf(await change(token, email, app))).toBe("RATE_LIMITED");
    await app.close();
  });

  it("hears where the site sends no mail", async () => {
    const app = await startTestApp({ hasMail: false });
    const user = await buildUser(app.db);
    const { token } = await app.services.sessions.start(user);
    await app.confirm(token);

    expect(codeOf(await change(token, newAddress(), app))).toBe("UNAVAILABLE");
    await app.close();
  });
});

describe("C14 the holder of the old address", () => {
  it("is notified, and brings it back within a week: all sessions end", async () => {
    const { user, token } = await join();
    await move(token, newAddress());
    expect(mailsTo(user.email).map(({ subject }) => subject)).toEqual(["Your email address was changed"]);
    expect(await isSignedIn(token)).toBe(true);

    expect((await run("undoEmailChange", linkTo(user.email))).errors).toBeUndefined();

    expect(await emailOf(user)).toBe(user.email);
    expect(await isSignedIn(token)).toBe(false);
    expect(codeOf(await run("undoEmailChange", linkTo(user.email)))).toBe("BAD_USER_INPUT");
  });

  it("brings it back although the address was changed twice, and the password was reset through the new one", async () => {
    const { user, token } = await join();
    const [first, second] = [newAddress(), newAddress()];
    await move(token, first);
    await move(token, second);
    const ask = `mutation ($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) { nextInSeconds } }`;
    await testApp().graphql(ask, { input: { email: second } });
    await testApp().runJobs();
    const input = { token: linkTo(second), newPassword: "paper boats at noon" };
    await testApp().graphql(`mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { id } }`, {
      input,
    });

    expect((await run("undoEmailChange", linkTo(user.email))).errors).toBeUndefined();

    expect(await emailOf(user)).toBe(user.email);
    expect(codeOf(await run("undoEmailChange", linkTo(first)))).toBe("BAD_USER_INPUT");
  });

  it("keeps it free for a week: nobody else can sign up or move there", async () => {
    const { user, token } = await join();
    await move(token, newAddress());
    const payload = { name: "Eve", email: user.email, password: "paper boats at dusk" };

    expect((await testApp().request({ method: "POST", url: "/api/users", payload })).statusCode).toBe(400);
    const other = await join();
    await change(other.token, user.email);
    await testApp().runJobs();
    expect(mailsTo(user.email).map(({ subject }) => subject)).not.toContain("Confirm your new email address");
    expect((await move(token, user.email)).errors).toBeUndefined();
    expect(await emailOf(user)).toBe(user.email);
  });

  it("is too late after a week", async () => {
    const { user, token } = await join();
    await move(token, newAddress());
    await testApp().db.query(
      `update account_tokens set expires_at = expires_at - interval '7 days 1 second' where user_id = $1`,
      [user.id],
    );

    expect(codeOf(await run("undoEmailChange", linkTo(user.email)))).toBe("BAD_USER_INPUT");
  });
});
