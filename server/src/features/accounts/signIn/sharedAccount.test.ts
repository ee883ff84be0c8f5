import { codeOf } from "../../../testing/calls/answers";
import { buildUser } from "../../../testing/app/factories";
import { startTestApp, type TestApp } from "../../../testing/app/harness";
import { canonicalEmail } from "../users/canonicalEmail";
import type { User } from "../users/User";
import { TokenPurpose } from "../recovery/AccountToken";
import { makeToken } from "../recovery/accountTokens";

let app: TestApp;
const demo = { id: "", email: "demo@example.com", password: "try me out 7" };

beforeAll(async () => {
  app = await startTestApp({ rateLimitFactor: 1 });
  const payload = { name: "Amihan", email: demo.email, password: demo.password };
  const { token } = (await app.request({ method: "POST", url: "/api/users", payload })).json();
  demo.id = (await app.graphql(`{ me { id } }`, {}, { token })).data.me.id;
  app.services.demoAccount = demo;
});
afterAll(() => app.close());

/** Each visitor has an address of their own. */
let visitors = 0;
const ip = () => `10.0.${Math.floor(++visitors / 250)}.${visitors % 250}`;
async function visit(): Promise<string> {
  const input = { email: demo.email, password: demo.password };
  const query = `mutation ($input: LoginInput!) { login(input: $input) { token } }`;
  return (await app.graphql(query, { input }, { ip: ip() })).data.login.token;
}
const isSignedIn = async (token: string) => (await app.graphql(`{ me { id } }`, {}, { token })).errors === undefined;

describe("the demo account, which visitors share", () => {
  it("signs nobody out, however many visitors come", async () => {
    const first = await visit();
    for (let n = 0; n < 25; n++) await visit();

    expect(await isSignedIn(first)).toBe(true);
    expect((await app.graphql(`{ me { devices { isCurrent } } }`, {}, { token: first })).data.me.devices).toEqual([
      { isCurrent: true },
    ]);
  });

  const ask = `currentPassword: "${demo.password}", newPassword: "mine alone 77"`;
  it.each([
    ["the name", `changeName(input: { name: "Mine" }) { id }`],
    ["the password", `changePassword(input: { ${ask} }) { token }`],
    ["everybody's sessions", `logout(everywhere: true)`],
    ["the sessions of others", `signOutOtherDevices { id }`],
    ["the session of another", `signOutDevice(input: { id: "00000000-0000-4000-8000-000000000000" }) { id }`],
    ["the account itself", `deleteAccount`],
  ])("GraphQL leaves %s as it is", async (_what, mutation) => {
    const [token, other] = [await visit(), await visit()];
    await app.confirm(token);

    const answer = await app.graphql(`mutation { ${mutation} }`, {}, { token });

    expect(codeOf(answer)).toBe("FORBIDDEN");
    expect(answer.errors?.[0]?.message).toMatch(/demo account is shared/);
    expect(await isSignedIn(other)).toBe(true);
    expect(await isSignedIn(await visit())).toBe(true);
  });

  it.each([
    ["PUT", "/api/auth/name", { name: "Mine" }],
    ["POST", "/api/auth/password/change", { currentPassword: demo.password, newPassword: "mine alone 77" }],
    ["DELETE", "/api/auth?everywhere=true", undefined],
    ["DELETE", "/api/auth/sessions", undefined],
    ["DELETE", "/api/auth/sessions/00000000-0000-4000-8000-000000000000", undefined],
    ["DELETE", "/api/profile", undefined],
  ] as const)("REST leaves it as it is, too: %s %s", async (method, url, payload) => {
    const [token, other] = [await visit(), await visit()];
    await app.confirm(token);

    const answer = await app.request({ method, url, ...(payload ? { payload } : {}) }, { token });

    expect([answer.statusCode, answer.json().code]).toEqual([403, "FORBIDDEN"]);
    expect(await isSignedIn(other)).toBe(true);
  });

  it("keeps its password when a link to a new one is used", async () => {
    const request = { userId: demo.id, purpose: TokenPurpose.RESET_PASSWORD, askedAt: new Date() };
    const token = await makeToken(app.services.db, request);
    const query = `mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { id } }`;

    const answer = await app.graphql(query, { input: { token, newPassword: "mine alone 77" } }, { ip: ip() });

    expect(codeOf(answer)).toBe("FORBIDDEN");
    expect(await isSignedIn(await visit())).toBe(true);
  });

  it("says that it cannot be changed, as nobody can change the account of another", async () => {
    const [token, ada] = [await visit(), await buildUser(app.db)];
    const query = `query ($id: ID!) { me { viewerCanChangeAccount } user(id: $id) { viewerCanChangeAccount } }`;
    const ask = async (id: string, as: { token: string } | { as: User }) => {
      const { me, user } = (await app.graphql(query, { id }, as)).data;
      return [me.viewerCanChangeAccount, user.viewerCanChangeAccount];
    };

    expect(await ask(ada.id, { token })).toEqual([false, false]);
    expect(await ask(demo.id, { as: ada })).toEqual([true, false]);
  });

  it("lets a visitor sign themselves out", async () => {
    const [token, other] = [await visit(), await visit()];

    expect((await app.graphql(`mutation { logout }`, {}, { token })).errors).toBeUndefined();

    expect([await isSignedIn(token), await isSignedIn(other)]).toEqual([false, true]);
  });

  it("cannot be locked for others by someone who types a wrong password", async () => {
    const input = { email: demo.email.toUpperCase(), password: "wrong" };
    const query = `mutation ($input: LoginInput!) { login(input: $input) { token } }`;
    for (let n = 0; n < 12; n++) await app.graphql(query, { input }, { ip: ip() });

    expect(canonicalEmail(input.email)).toBe(canonicalEmail(demo.email));
    expect(await isSignedIn(await visit())).toBe(true);
  });
});
