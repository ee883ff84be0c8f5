import type { Authenticator } from "../../../testing/app/Authenticator";
import { codeOf, inputFieldsOf } from "../../../testing/calls/answers";
import { startTestApp, useTestApp } from "../../../testing/app/harness";
import { passkeyCalls } from "../../../testing/calls/passkeyCalls";
import { passkey as limits } from "../limits";
import { Passkey } from "./Passkey";

const testApp = useTestApp();
const { call, startMaking, startLogin, finishMaking, finishLogin, join, joinWithPasskey } = passkeyCalls(testApp);

describe("C15 a member with a passkey", () => {
  it("makes it, signs in without typing a name, renames and removes it", async () => {
    const { user, token, device } = await join();
    const asked = await startMaking(token);
    expect(asked.options).toMatchObject({
      rp: { id: "circle.example" },
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
    });
    const made = await finishMaking(token, asked.ceremonyId, device.make(asked.options), " Phone ");
    expect(made.data.finishPasskeyRegistration.passkeys).toMatchObject([{ name: "Phone", lastUsedAt: null }]);
    const [{ id }] = made.data.finishPasskeyRegistration.passkeys;

    const login = await startLogin();
    expect(login.options).not.toHaveProperty("allowCredentials.0");
    const { data } = await finishLogin(login.ceremonyId, device.use(login.options));
    expect(data.finishPasskeyLogin.user.id).toBe(user.id);
    const me = await testApp().graphql(`{ me { id } }`, {}, { token: data.finishPasskeyLogin.token });
    expect(me.data.me.id).toBe(user.id);

    const renamed = await call("renamePasskey RenamePasskeyInput", { id, name: "Laptop" }, token);
    expect(renamed.data.renamePasskey.passkeys).toEqual([{ id, name: "Laptop", lastUsedAt: expect.any(String) }]);
    expect((await call("removePasskey PasskeyInput", { id }, token)).data.removePasskey.passkeys).toEqual([]);
    const later = await startLogin();
    expect(codeOf(await finishLogin(later.ceremonyId, device.use(later.options)))).toBe("INVALID_CREDENTIALS");
  });

  it("has it named after the device where the name is of invisible characters", async () => {
    const { token, device } = await join();
    const asked = await startMaking(token);

    const made = await finishMaking(token, asked.ceremonyId, device.make(asked.options), "\u200b");

    expect(made.data.finishPasskeyRegistration.passkeys).toMatchObject([{ name: expect.stringMatching(/\w/) }]);
  });

  it("is notified by mail of a new one", async () => {
    const { user } = await joinWithPasskey();
    await testApp().runJobs();

    const subjects = testApp()
      .mails.filter(({ to }) => to === user.email)
      .map(({ subject }) => subject);
    expect(subjects).toEqual(["A passkey was added to your account"]);
  });

  it("confirms with it that it is them, and nobody else does with theirs", async () => {
    const { user, device } = await joinWithPasskey();
    const eve = await joinWithPasskey();
    const { token } = await testApp().services.sessions.start(user);
    const confirm = async (key: Authenticator) => {
      const { ceremonyId, options } = await startLogin();
      const input = { passkey: { ceremonyId, response: key.use(options) } };
      const query = `mutation ($input: ConfirmIdentityInput!) { confirmIdentity(input: $input) { expiresAt } }`;
      return testApp().graphql(query, { input }, { token });
    };

    expect(codeOf(await confirm(eve.device))).toBe("INVALID_CREDENTIALS");
    expect(codeOf(await testApp().graphql(`mutation { signOutOtherDevices { id } }`, {}, { token }))).toBe(
      "CONFIRMATION_REQUIRED",
    );
    expect((await confirm(device)).errors).toBeUndefined();
    expect((await testApp().graphql(`mutation { signOutOtherDevices { id } }`, {}, { token })).errors).toBeUndefined();
  });

  it("keeps it from others: nobody sees, renames or removes it", async () => {
    const [{ user, id }, other] = [await joinWithPasskey(), await join()];

    const query = `query ($id: ID!) { user(id: $id) { passkeys { id } } }`;
    expect((await testApp().graphql(query, { id: user.id }, { token: other.token })).data.user.passkeys).toBeNull();
    expect(codeOf(await call("removePasskey PasskeyInput", { id }, other.token))).toBe("NOT_FOUND");
    expect(codeOf(await call("renamePasskey RenamePasskeyInput", { id, name: "x" }, other.token))).toBe("NOT_FOUND");
    expect(
      inputFieldsOf(await call("renamePasskey RenamePasskeyInput", { id, name: "x".repeat(51) }, other.token)),
    ).toEqual(["name"]);
  });
});

describe("C15 making a passkey", () => {
  const start = (token: string) =>
    testApp().graphql(`mutation { startPasskeyRegistration { ceremonyId } }`, {}, { token });

  it("needs a confirmed address", async () => {
    const { token } = await join({ emailVerifiedAt: null });

    const answer = await start(token);

    expect([codeOf(answer), answer.errors?.[0]?.message]).toEqual([
      "FORBIDDEN",
      expect.stringMatching(/email address/),
    ]);
  });

  it("stops at ten", async () => {
    const { user, token, device } = await join();
    const asked = await startMaking(token);
    for (let n = 0; n < limits.max; n++) {
      const key = { publicKey: Buffer.of(1), counter: "0", transports: [] };
      await testApp().db.insert(Passkey, {
        id: `00000000-0000-4000-8000-${String(n).padStart(12, "0")}`,
        userId: user.id,
        name: "Phone",
        credentialId: `credential ${n}`,
        ...key,
      });
    }

    expect(codeOf(await start(token))).toBe("CONFLICT");
    expect(codeOf(await finishMaking(token, asked.ceremonyId, device.make(asked.options)))).toBe("CONFLICT");
  });

  it("is not possible where the site has no name", async () => {
    const app = await startTestApp();
    app.services.passkeySite = null;

    expect(codeOf(await app.graphql(`mutation { startPasskeyLogin { ceremonyId } }`))).toBe("UNAVAILABLE");
    await app.close();
  });
});

it("C12 a new password from a link removes the passkeys if that is asked for", async () => {
  for (const removePasskeys of [false, true]) {
    const { user } = await joinWithPasskey();
    const ask = `mutation ($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) { nextInSeconds } }`;
    await testApp().graphql(ask, { input: { email: user.email } });
    await testApp().runJobs();
    const token = testApp().linkToken("reset-password");
    const input = { token, newPassword: "paper boats at noon", removePasskeys };

    await testApp().graphql(`mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { id } }`, {
      input,
    });

    expect(await testApp().db.countBy(Passkey, { userId: user.id })).toBe(removePasskeys ? 0 : 1);
  }
});

it("N38 a new password over REST removes the passkeys if that is asked for", async () => {
  const { user } = await joinWithPasskey();
  const post = (url: string, payload: object) => testApp().request({ method: "POST", url, payload });
  await post("/api/auth/password/forgot", { email: user.email });
  await testApp().runJobs();
  const input = { token: testApp().linkToken("reset-password"), newPassword: "paper boats at noon" };

  expect((await post("/api/auth/password/reset", { ...input, removePasskeys: "yes" })).statusCode).toBe(400);
  expect((await post("/api/auth/password/reset", { ...input, removePasskeys: true })).statusCode).toBe(200);

  expect(await testApp().db.countBy(Passkey, { userId: user.id })).toBe(0);
});
