import { codeOf, inputFieldsOf } from "../../../testing/calls/answers";
import { startTestApp, useTestApp } from "../../../testing/app/harness";
import { listen, LiveClient } from "../../../testing/live/LiveClient";
import { until } from "../../../testing/app/until";

const testApp = useTestApp();
const old = "paper boats at dawn";
const next = "paper boats at noon";
let members = 0;

async function signUp(app = testApp()): Promise<{ email: string; token: string }> {
  const email = `changes.${++members}@example.com`;
  const payload = { name: "Nia", email, password: old };
  return { email, token: (await app.request({ method: "POST", url: "/api/users", payload })).json().token };
}

const change = (token: string, currentPassword = old, newPassword = next, app = testApp()) =>
  app.graphql(
    `mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { token expiresAt user { email } } }`,
    { input: { currentPassword, newPassword } },
    { token },
  );
const login = (email: string, password: string, app = testApp()) =>
  app.graphql(`mutation ($input: LoginInput!) { login(input: $input) { token } }`, { input: { email, password } });
const isSignedIn = async (token: string) =>
  (await testApp().graphql(`{ me { id } }`, {}, { token })).errors === undefined;

describe("C13 a member who changes their password", () => {
  it("goes on with a new token, and is signed out everywhere else at once", async () => {
    const { email, token } = await signUp();
    const other = (await login(email, old)).data.login.token;
    const client = new LiveClient(await listen(testApp()), other);
    await until(() => testApp().app.live.sockets.size >= 1);

    const { data } = await change(token);

    expect(data.changePassword.user.email).toBe(email);
    expect(await client.closed).toBe(4401);
    expect([await isSignedIn(token), await isSignedIn(other)]).toEqual([false, false]);
    expect(await isSignedIn(data.changePassword.token)).toBe(true);
    expect(codeOf(await login(email, old))).toBe("INVALID_CREDENTIALS");
    expect((await login(email, next)).errors).toBeUndefined();
  });

  it("is notified by mail", async () => {
    const { email, token } = await signUp();
    await change(token);
    await testApp().runJobs();

    expect(
      testApp()
        .mails.filter(({ to }) => to === email)
        .map(({ subject }) => subject),
    ).toContain("Your password was changed");
  });

  it("needs the password until now, and a new one that is not too simple", async () => {
    const { token } = await signUp();

    const wrong = await change(token, "a wrong one");
    expect([codeOf(wrong), inputFieldsOf(wrong)]).toEqual(["INVALID_CREDENTIALS", ["currentPassword"]]);
    for (const simple of ["seven 7", "password1", `changes.${members}`])
      expect(inputFieldsOf(await change(token, old, simple))).toEqual(["newPassword"]);
    expect(await isSignedIn(token)).toBe(true);
  });

  it("of two changes at once, one counts", async () => {
    const { email, token } = await signUp();

    const answers = await Promise.all([change(token, old, next), change(token, old, "paper boats at dusk")]);

    const done = answers.filter(({ errors }) => !errors);
    expect(done).toHaveLength(1);
    const right = answers[0]?.errors ? "paper boats at dusk" : next;
    expect((await login(email, right)).errors).toBeUndefined();
  });

  it("who guesses the old one is stopped, in this session", async () => {
    const app = await startTestApp({ rateLimitFactor: 1 });
    const { email, token } = await signUp(app);
    for (let n = 0; n < 10; n++)
      expect(codeOf(await change(token, "a wrong one", next, app))).toBe("INVALID_CREDENTIALS");

    expect(codeOf(await change(token, old, next, app))).toBe("RATE_LIMITED");
    expect((await login(email, old, app)).errors).toBeUndefined();
    await app.close();
  });
});
