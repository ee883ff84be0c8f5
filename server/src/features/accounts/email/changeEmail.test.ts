import { codeOf, inputFieldsOf } from "../../../testing/calls/answers";
import { emailChangeCalls } from "../../../testing/calls/emailChangeCalls";
import { buildUser } from "../../../testing/app/factories";
import { startTestApp, useTestApp } from "../../../testing/app/harness";

const testApp = useTestApp();
const { newAddress, change, run, mailsTo, linkTo, emailOf, join } = emailChangeCalls(testApp);

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

  it("is shown which field is wrong", async () => {
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
    expect(mailsTo(holder.email).map(({ subject }) => subject)).toEqual(["Someone tried to use your email address"]);
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

  it("cannot confirm an address with the link to one that they asked for before", async () => {
    const [{ user, token }, { user: holder }] = [await join(), await join()];
    for (const second of [newAddress(), holder.email]) {
      const first = newAddress();
      await change(token, first);
      await testApp().runJobs();
      await change(token, second);

      expect(codeOf(await run("verifyEmail", linkTo(first)))).toBe("BAD_USER_INPUT");
      await testApp().runJobs();
      expect(codeOf(await run("verifyEmail", linkTo(first)))).toBe("BAD_USER_INPUT");
      expect(await emailOf(user)).toBe(user.email);
    }
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

  it("is shown that the site sends no mail", async () => {
    const app = await startTestApp({ hasMail: false });
    const user = await buildUser(app.db);
    const { token } = await app.services.sessions.start(user);
    await app.confirm(token);

    expect(codeOf(await change(token, newAddress(), app))).toBe("UNAVAILABLE");
    await app.close();
  });
});
