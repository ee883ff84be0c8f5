import { createHmac } from "node:crypto";
import { v4 as randomId } from "uuid";
import { codeOf } from "../../testing/calls/answers";
import { buildUser } from "../../testing/app/factories";
import { jwtSecret, useTestApp } from "../../testing/app/harness";
import type { User } from "../../features/accounts/users/User";

const testApp = useTestApp();
const me = `{ me { id } }`;
const now = () => Math.floor(Date.now() / 1000);

/** What the service itself would sign, with something changed. */
function claimsOf(user: User, overrides: object = {}) {
  const usual = { sub: user.id, jti: randomId(), ver: 0, iat: now(), exp: now() + 3_600 };
  return { ...usual, iss: "study-circle", aud: "study-circle", ...overrides };
}

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");

/** Signs anything at all, even what jsonwebtoken refuses to sign. */
function sign(claims: object, secret = jwtSecret, algorithm = "HS256"): string {
  const head = `${encode({ alg: algorithm, typ: "JWT" })}.${encode(claims)}`;
  return `${head}.${createHmac("sha256", secret).update(head).digest("base64url")}`;
}

function flipBit(text: string): string {
  const bytes = Buffer.from(text, "base64url");
  bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1;
  return bytes.toString("base64url");
}

async function expectRefused(token: string): Promise<void> {
  const answer = await testApp().graphql(me, {}, { token });
  expect(codeOf(answer)).toBe("UNAUTHENTICATED");
  expect(answer.data?.me ?? null).toBeNull();
}

describe("a token", () => {
  it("is accepted in x-auth-token and as a bearer token", async () => {
    const user = await buildUser(testApp().db);
    const token = testApp().tokenOf(user);

    const own = await testApp().graphql(me, {}, { token });
    const bearer = await testApp().graphql(me, {}, { headers: { authorization: `Bearer ${token}` } });
    const made = await testApp().graphql(me, {}, { token: sign(claimsOf(user)) });

    expect([own, bearer, made].map(({ data }) => data.me.id)).toEqual([user.id, user.id, user.id]);
  });

  it("with one bit flipped in its payload or its signature is refused", async () => {
    const [head = "", payload = "", signature = ""] = testApp()
      .tokenOf(await buildUser(testApp().db))
      .split(".");

    await expectRefused(`${head}.${flipBit(payload)}.${signature}`);
    await expectRefused(`${head}.${payload}.${flipBit(signature)}`);
  });

  it.each(["none", "None", "NONE", "nOnE"])("that says its algorithm is %s is refused", async (algorithm) => {
    const user = await buildUser(testApp().db);
    const head = encode({ alg: algorithm, typ: "JWT" });

    await expectRefused(`${head}.${encode(claimsOf(user))}.`);
    await expectRefused(sign(claimsOf(user), jwtSecret, algorithm));
  });

  it.each([
    ["has expired", { exp: now() - 61 }],
    ["never expires", { exp: undefined }],
    ["has its expiry as text", { exp: String(now() + 3_600) }],
    ["was issued in the future", { iat: now() + 600 }],
    ["is not valid yet", { nbf: now() + 600 }],
    ["does not say when it was issued", { iat: undefined }],
    ["is another issuer's", { iss: "somebody-else" }],
    ["is for another audience", { aud: "somebody-else" }],
    ["names nobody", { sub: undefined }],
    ["names what cannot be a member", { sub: "1 or 1=1" }],
    ["has no id of its own", { jti: undefined }],
    ["has no version", { ver: undefined }],
    ["has a version of the past", { ver: -1 }],
  ])("that %s is refused", async (_case, overrides) => {
    await expectRefused(sign(claimsOf(await buildUser(testApp().db), overrides)));
  });

  it("signed with another secret is refused", async () => {
    await expectRefused(sign(claimsOf(await buildUser(testApp().db)), "another secret of more than 32 bytes"));
  });

  it.each([
    ["null", "null"],
    ["undefined", "undefined"],
    ["20 KB long", "x".repeat(20_000)],
    ["three empty parts", ".."],
    ["unicode", "t\u00f6ken"],
  ])("that is %s is refused without an internal error", async (_case, token) => {
    await expectRefused(token);
  });

  it("that is empty is no token at all", async () => {
    const answer = await testApp().graphql(me, {}, { token: "" });

    expect(answer.errors).toBeUndefined();
    expect(answer.data.me).toBeNull();
  });

  it("sent twice is refused", async () => {
    const token = testApp().tokenOf(await buildUser(testApp().db));

    const answer = await testApp().request({
      method: "POST",
      url: "/graphql",
      headers: { "x-auth-token": [token, token] },
      payload: { query: me },
    });

    expect(codeOf(answer.json())).toBe("UNAUTHENTICATED");
  });
});

describe("logout", () => {
  const logout = `mutation ($everywhere: Boolean! = false) { logout(everywhere: $everywhere) }`;

  it("ends this session at once and no other", async () => {
    const user = await buildUser(testApp().db);
    const [phone, laptop] = [testApp().tokenOf(user), testApp().tokenOf(user)];
    await testApp().graphql(me, {}, { token: phone });

    const answer = await testApp().graphql(logout, {}, { token: phone });

    expect(answer.data.logout).toBe(true);
    await expectRefused(phone);
    expect((await testApp().graphql(me, {}, { token: laptop })).data.me.id).toBe(user.id);
  });

  it("everywhere ends all sessions at once, and a new one can start", async () => {
    const user = await buildUser(testApp().db);
    const bystander = await buildUser(testApp().db);
    const tokens = [testApp().tokenOf(user), testApp().tokenOf(user)];
    await Promise.all(tokens.map((token) => testApp().graphql(me, {}, { token })));

    await testApp().graphql(logout, { everywhere: true }, { token: tokens[0] });

    for (const token of tokens) await expectRefused(token);
    const next = testApp().tokenOf({ ...user, tokenVersion: 1 });
    expect((await testApp().graphql(me, {}, { token: next })).data.me.id).toBe(user.id);
    expect((await testApp().graphql(me, {}, { as: bystander })).data.me.id).toBe(bystander.id);
  });

  it("is for those who are logged in", async () => {
    expect(codeOf(await testApp().graphql(logout))).toBe("UNAUTHENTICATED");
  });
});
