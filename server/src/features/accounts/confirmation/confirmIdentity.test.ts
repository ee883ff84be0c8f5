import { codeOf, inputFieldsOf } from "../../../testing/calls/answers";
import { startTestApp, useTestApp } from "../../../testing/app/harness";

const testApp = useTestApp();
const password = "paper boats at dawn";
let members = 0;

async function signUp(app = testApp()) {
  const email = `confirms.${++members}@example.com`;
  const response = await app.request({ method: "POST", url: "/api/users", payload: { name: "Nia", email, password } });
  return { email, token: response.json().token as string };
}

const confirm = (token: string, given: string = password, app = testApp()) =>
  app.graphql(
    `mutation ($input: ConfirmIdentityInput!) { confirmIdentity(input: $input) { expiresAt } }`,
    { input: { password: given } },
    { token },
  );
const signOutOthers = (token: string) => testApp().graphql(`mutation { signOutOtherDevices { id } }`, {}, { token });
const login = async (email: string, app = testApp()) =>
  app.graphql(`mutation ($input: LoginInput!) { login(input: $input) { token } }`, { input: { email, password } });

describe("confirmIdentity", () => {
  it("lets a member change what needs it for ten minutes, in this session alone", async () => {
    const { email, token } = await signUp();
    const other = (await login(email)).data.login.token as string;
    expect(codeOf(await signOutOthers(token))).toBe("CONFIRMATION_REQUIRED");

    const { expiresAt } = (await confirm(token)).data.confirmIdentity;

    const minutes = (Date.parse(expiresAt) - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(9);
    expect(minutes).toBeLessThanOrEqual(10.1);
    expect(codeOf(await signOutOthers(other))).toBe("CONFIRMATION_REQUIRED");
    expect((await signOutOthers(token)).errors).toBeUndefined();
  });

  it("is over after ten minutes", async () => {
    const { token } = await signUp();
    await confirm(token);
    const rewind = (span: string) =>
      testApp().db.query(`update sessions set confirmed_at = confirmed_at - $1::interval`, [span]);

    await rewind("9 minutes 50 seconds");
    expect((await signOutOthers(token)).errors).toBeUndefined();
    await rewind("11 seconds");
    expect(codeOf(await signOutOthers(token))).toBe("CONFIRMATION_REQUIRED");
  });

  it("names the field when the password is wrong, and confirms nothing", async () => {
    const { token } = await signUp();

    const answer = await confirm(token, "a wrong one");

    expect([codeOf(answer), inputFieldsOf(answer)]).toEqual(["INVALID_CREDENTIALS", ["password"]]);
    expect(inputFieldsOf(await confirm(token, "x".repeat(129)))).toEqual(["password"]);
    expect(codeOf(await signOutOthers(token))).toBe("CONFIRMATION_REQUIRED");
  });

  it("stops who guesses, in this session", async () => {
    const app = await startTestApp({ rateLimitFactor: 1 });
    const { email, token } = await signUp(app);
    for (let n = 0; n < 10; n++) expect(codeOf(await confirm(token, "wrong", app))).toBe("INVALID_CREDENTIALS");

    expect(codeOf(await confirm(token, password, app))).toBe("RATE_LIMITED");
    expect((await login(email, app)).errors).toBeUndefined();
    await app.close();
  });
});
