import { Authenticator } from "../../../testing/Authenticator";
import { codeOf, inputFieldsOf } from "../../../testing/answers";
import { buildUser } from "../../../testing/factories";
import { startTestApp, useTestApp } from "../../../testing/harness";
import { passkey as limits } from "../../../platform/limits/accountLimits";
import type { User } from "../User";
import { Passkey } from "./Passkey";

const testApp = useTestApp();
type Asked = { ceremonyId: string; options: { challenge: string } };

const call = (mutation: string, input: object, token?: string) => {
  const [name, type] = mutation.split(" ");
  const selection = name === "finishPasskeyLogin" ? "{ token user { id } }" : "{ id passkeys { id name lastUsedAt } }";
  const query = `mutation ($input: ${type}!) { ${name}(input: $input) ${selection} }`;
  return testApp().graphql(query, { input }, token ? { token } : {});
};
const startMaking = async (token: string): Promise<Asked> =>
  (await testApp().graphql(`mutation { startPasskeyRegistration { ceremonyId options } }`, {}, { token })).data
    .startPasskeyRegistration;
const startLogin = async (): Promise<Asked> =>
  (await testApp().graphql(`mutation { startPasskeyLogin { ceremonyId options } }`)).data.startPasskeyLogin;
const finishMaking = (token: string, ceremonyId: string, response: object, name?: string) =>
  call("finishPasskeyRegistration NewPasskeyInput", { ceremonyId, response, name }, token);
const finishLogin = (ceremonyId: string, response: object) =>
  call("finishPasskeyLogin PasskeyAnswerInput", { ceremonyId, response });

/** A member who has confirmed who they are. */
async function join(overrides: Partial<User> = {}) {
  const user = await buildUser(testApp().db, overrides);
  const { token } = await testApp().services.sessions.start(user);
  await testApp().confirm(token);
  return { user, token, device: new Authenticator(user.id) };
}

/** They have a passkey on their device. */
async function joinWithPasskey() {
  const member = await join();
  const { ceremonyId, options } = await startMaking(member.token);
  const { data } = await finishMaking(member.token, ceremonyId, member.device.make(options), "Phone");
  return { ...member, id: data.finishPasskeyRegistration.passkeys[0].id as string };
}

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

describe("C15 an answer to a challenge is refused", () => {
  it.each([
    ["from another origin", { origin: "https://circle.example.evil.test" }],
    ["for another site", { rpId: "evil.test" }],
    ["without a finger or a PIN", { isVerified: false }],
    ["to another challenge", { challenge: "bm90IHRoaXMgb25l" }],
  ])("%s", async (_why, wrong) => {
    const { device, token } = await joinWithPasskey();
    const login = await startLogin();
    expect(codeOf(await finishLogin(login.ceremonyId, device.use({ ...login.options, ...wrong })))).toBe(
      "INVALID_CREDENTIALS",
    );
    const making = await startMaking(token);
    const made = new Authenticator("x").make({ ...making.options, ...wrong });
    expect(codeOf(await finishMaking(token, making.ceremonyId, made))).toBe("INVALID_CREDENTIALS");
  });

  it("when it is sent again", async () => {
    const { device } = await joinWithPasskey();
    const { ceremonyId, options } = await startLogin();
    const answer = device.use(options);

    expect((await finishLogin(ceremonyId, answer)).errors).toBeUndefined();
    expect(codeOf(await finishLogin(ceremonyId, answer))).toBe("INVALID_CREDENTIALS");
  });

  it("when two send it at once: one signs in", async () => {
    const { device } = await joinWithPasskey();
    const { ceremonyId, options } = await startLogin();
    const answer = device.use(options);

    const answers = await Promise.all([finishLogin(ceremonyId, answer), finishLogin(ceremonyId, answer)]);

    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
  });

  it("after five minutes", async () => {
    const { device } = await joinWithPasskey();
    const { ceremonyId, options } = await startLogin();
    await testApp().db.query(
      `update passkey_ceremonies set expires_at = expires_at - interval '5 minutes' where id = $1`,
      [ceremonyId],
    );

    expect(codeOf(await finishLogin(ceremonyId, device.use(options)))).toBe("INVALID_CREDENTIALS");
  });

  it("when the challenge was given for something else, or to another member", async () => {
    const [{ device, token }, other] = [await joinWithPasskey(), await join()];
    const making = await startMaking(token);
    expect(codeOf(await finishLogin(making.ceremonyId, device.use(making.options)))).toBe("INVALID_CREDENTIALS");

    const theirs = await startMaking(token);
    const made = other.device.make(theirs.options);
    expect(codeOf(await finishMaking(other.token, theirs.ceremonyId, made))).toBe("INVALID_CREDENTIALS");
  });

  it.each([{}, { id: 5 }, { id: "x", response: null }, { id: "x", rawId: [], response: {} }])(
    "and is no error of ours when it is %j",
    async (response) => {
      const { token } = await join();
      const login = await startLogin();
      expect(codeOf(await finishLogin(login.ceremonyId, response))).toBe("INVALID_CREDENTIALS");
      const making = await startMaking(token);
      expect(codeOf(await finishMaking(token, making.ceremonyId, response))).toBe("INVALID_CREDENTIALS");
    },
  );
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
    const mail = testApp().mails.filter(({ to, subject }) => to === user.email && subject === "Choose a new password");
    const token = /#token=([\w-]+)/.exec(mail.at(-1)?.text ?? "")?.[1];
    const input = { token, newPassword: "paper boats at noon", removePasskeys };

    await testApp().graphql(`mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { id } }`, {
      input,
    });

    expect(await testApp().db.countBy(Passkey, { userId: user.id })).toBe(removePasskeys ? 0 : 1);
  }
});
