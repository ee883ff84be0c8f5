import { setTimeout as wait } from "node:timers/promises";
import { codeOf, inputFieldsOf } from "../../../testing/calls/answers";
import { buildUser, buildUsers } from "../../../testing/app/factories";
import { useTestApp } from "../../../testing/app/harness";
import { listen, LiveClient } from "../../../testing/live/LiveClient";
import { passwordResetCalls } from "../../../testing/calls/passwordResetCalls";
import { restCall } from "../../../testing/calls/restCall";
import { AccountToken, TokenPurpose } from "./AccountToken";
import { makeToken, nextAskedAt } from "./accountTokens";
import { until } from "../../../testing/app/until";

const testApp = useTestApp();
const rest = restCall(testApp);
const { ask, reset, login, tokenOf, forgetful } = passwordResetCalls(testApp);
beforeEach(() => void (testApp().mails.length = 0));

describe("C12 resetPassword", () => {
  it("sets the password, confirms the address, and notifies the member", async () => {
    const { user, token } = await forgetful();

    const answer = await reset(token);
    await testApp().runJobs();

    expect(answer.data.resetPassword.id).toBe(user.id);
    expect((await login(user.email, "paper boats at dawn")).data.login.token).toBeTruthy();
    const { data } = await testApp().graphql(`{ me { isEmailVerified } }`, {}, { as: { ...user, tokenVersion: 1 } });
    expect(data.me.isEmailVerified).toBe(true);
    expect(testApp().mails.map(({ subject }) => subject)).toContain("Your password was changed");
  });

  it("ends every session and socket, and every other link of the account", async () => {
    const { user, token } = await forgetful();
    const phone = testApp().tokenOf(user);
    const socket = new LiveClient(await listen(testApp()), phone);
    const subscription = socket.subscribe(`subscription { postAdded { id } }`);
    await until(() => testApp().app.live.sockets.size > 0);

    await reset(token);

    await until(() => testApp().app.live.sockets.size === 0);
    expect(codeOf(await testApp().graphql(`{ me { id } }`, {}, { token: phone }))).toBe("UNAUTHENTICATED");
    expect(await testApp().db.countBy(AccountToken, { userId: user.id })).toBe(0);
    subscription.stop();
    await socket.leave();
  });

  it("takes a link once, also of two who use it at the same time", async () => {
    const { token } = await forgetful();

    const answers = await Promise.all([reset(token, "first of the boats"), reset(token, "second of the boats")]);
    const again = await reset(token);

    expect(answers.map(codeOf).filter((code) => code === undefined)).toHaveLength(1);
    expect(codeOf(again)).toBe("BAD_USER_INPUT");
    expect(again.errors?.[0]?.message).toBe("This link was used already, or is too old. Ask for a new one.");
  });

  it("takes no link that is too old, that a newer one replaced, or that is for something else", async () => {
    const { user, token: first } = await forgetful();
    await wait(5);
    await ask(user.email);
    await testApp().runJobs();
    const second = tokenOf();

    expect(second).not.toBe(first);
    expect(codeOf(await reset(first))).toBe("BAD_USER_INPUT");
    const verify = `mutation ($input: VerifyEmailInput!) { verifyEmail(input: $input) { id } }`;
    expect(codeOf(await testApp().graphql(verify, { input: { token: second } }))).toBe("BAD_USER_INPUT");
    await testApp().db.update(AccountToken, { userId: user.id }, { expiresAt: new Date(Date.now() - 1_000) });
    expect(codeOf(await reset(second))).toBe("BAD_USER_INPUT");
  });

  it("keeps the link when the password cannot be taken, and names what is wrong", async () => {
    const { token } = await forgetful();

    const [short, common] = [await reset(token, "seven 7"), await reset(token, "password1")];

    expect([short, common].map(inputFieldsOf)).toEqual([["newPassword"], ["newPassword"]]);
    expect(codeOf(await reset(token))).toBeUndefined();
  });

  it.each(["", "x", "\u0000", "a".repeat(200)])("refuses a made-up link: %j", async (token) => {
    expect(codeOf(await reset(token))).toBe("BAD_USER_INPUT");
  });
});

describe("C12 over REST", () => {
  it("a forgotten password is replaced with the link", async () => {
    const user = await buildUser(testApp().db);

    const asked = await rest("POST /api/auth/password/forgot", { body: { email: user.email } });
    await testApp().runJobs();
    const body = { token: tokenOf(), newPassword: "paper boats at noon" };
    const done = await rest("POST /api/auth/password/reset", { body });
    const again = await rest("POST /api/auth/password/reset", { body });

    expect(asked.body).toEqual({ msg: expect.stringContaining("on its way"), nextInSeconds: expect.any(Number) });
    expect(done.body).toEqual({ msg: "Password changed" });
    expect(again.status).toBe(400);
    expect(again.body.errors).toEqual([
      { msg: expect.stringContaining("used already"), param: "token", location: "body" },
    ]);
    expect((await login(user.email, "paper boats at noon")).data.login.token).toBeTruthy();
  });

  it.each([[{}], [{ email: 7 }], [{ email: "x" }]])("%j is refused", async (body) => {
    const answer = await rest("POST /api/auth/password/forgot", { body });

    expect([answer.status, answer.body.errors[0].param]).toEqual([400, "email"]);
  });
});

describe("N37 two links that are asked for at once", () => {
  it("leave one that works, 20 times of 20, for a new password and for a new address", async () => {
    const { db } = testApp();
    const left = async (userId: string, purpose: TokenPurpose) => db.countBy(AccountToken, { userId, purpose });
    const members = await buildUsers(db, 20);
    for (const { email } of members) await Promise.all([ask(email), ask(email)]);
    await testApp().runJobs();
    for (const { id } of members) expect(await left(id, TokenPurpose.RESET_PASSWORD)).toBe(1);
    const { services } = testApp();
    const { id: userId } = await buildUser(db);
    for (const purpose of [TokenPurpose.RESET_PASSWORD, TokenPurpose.VERIFY_EMAIL, TokenPurpose.CHANGE_EMAIL]) {
      for (let round = 0; round < 20; round++) {
        const moments = [nextAskedAt(), nextAskedAt()];
        await Promise.all(moments.map((askedAt) => makeToken(services.db, { userId, purpose, askedAt })));
        expect(await left(userId, purpose)).toBe(1);
      }
    }
  });
});
