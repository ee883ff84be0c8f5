import { Authenticator } from "../../../testing/app/Authenticator";
import { codeOf } from "../../../testing/calls/answers";
import { useTestApp } from "../../../testing/app/harness";
import { passkeyCalls } from "../../../testing/calls/passkeyCalls";

const testApp = useTestApp();
const { startMaking, startLogin, finishMaking, finishLogin, join, joinWithPasskey } = passkeyCalls(testApp);

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

  it("N38 when the authenticator names another member, or none", async () => {
    const { device } = await joinWithPasskey();
    for (const userHandle of [(await join()).user.id, ""]) {
      const login = await startLogin();
      const answer = device.use({ ...login.options, userHandle });
      expect(codeOf(await finishLogin(login.ceremonyId, answer))).toBe("INVALID_CREDENTIALS");
    }
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
