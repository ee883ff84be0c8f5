import { randomUUID } from "node:crypto";
import jwt from "jsonwebtoken";
import type { User } from "../users/User";
import { memberRoutes } from "../../../testing/contract/contractRoutes";
import { buildUser } from "../../../testing/app/factories";
import { jwtSecret, useTestApp } from "../../../testing/app/harness";
import { restCall } from "../../../testing/calls/restCall";

const testApp = useTestApp();
const rest = restCall(testApp);

const noToken = { msg: "No token, authorization denied", code: "UNAUTHENTICATED" };
const notValid = { msg: "Token is not valid", code: "UNAUTHENTICATED" };

const seconds = () => Math.floor(Date.now() / 1000);

function claimsOf(user: User, more: object = {}) {
  return {
    sub: user.id,
    jti: randomUUID(),
    ver: user.tokenVersion,
    iat: seconds() - 100,
    exp: seconds() + 100,
    iss: "study-circle",
    aud: "study-circle",
    ...more,
  };
}

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
const unsigned = (alg: string, user: User) => `${part({ alg, typ: "JWT" })}.${part(claimsOf(user))}.`;
const sign = (user: User, more: object = {}, secret = jwtSecret) => jwt.sign(claimsOf(user, more), secret);

/** Another last character in one part of a token. */
function tamper(token: string, index: number): string {
  const parts = token.split(".");
  const text = parts[index] ?? "";
  parts[index] = `${text.slice(0, 5)}${text[5] === "A" ? "B" : "A"}${text.slice(6)}`;
  return parts.join(".");
}

const badTokens: Readonly<Record<string, (user: User) => string>> = {
  "the word null": () => "null",
  "the word undefined": () => "undefined",
  "no token at all": () => "abc.def.ghi",
  "a long text": () => "x".repeat(8_000),
  "a tampered payload": (user) => tamper(testApp().tokenOf(user), 1),
  "a tampered signature": (user) => tamper(testApp().tokenOf(user), 2),
  "a foreign signature": (user) => sign(user, {}, "another secret of more than 32 bytes, not ours"),
  "an expired token": (user) => sign(user, { exp: seconds() - 61 }),
  "a token from the future": (user) => sign(user, { iat: seconds() + 3_600 }),
  "a token for someone else's service": (user) => sign(user, { aud: "elsewhere" }),
  "an ended version": (user) => sign(user, { ver: user.tokenVersion + 1 }),
  "alg none": (user) => unsigned("none", user),
  "alg None": (user) => unsigned("None", user),
  "alg NONE": (user) => unsigned("NONE", user),
  "alg nOnE": (user) => unsigned("nOnE", user),
  "two tokens": (user) => `${testApp().tokenOf(user)},${testApp().tokenOf(user)}`,
};

it("accepts a token signed as these tests sign theirs", async () => {
  const ada = await buildUser(testApp().db);

  expect((await rest("GET /api/auth", { token: sign(ada) })).status).toBe(200);
});

it("a token that was shown a moment ago is refused from its end on", async () => {
  const token = sign(await buildUser(testApp().db), { exp: seconds() + 100 });
  expect((await rest("GET /api/auth", { token })).status).toBe(200);
  const afterItsEnd = Date.now() + 200_000;
  const clock = vi.spyOn(Date, "now").mockImplementation(() => afterItsEnd);

  const late = await rest("GET /api/auth", { token });

  clock.mockRestore();
  expect(late).toMatchObject({ status: 401, body: notValid });
});

describe.each(memberRoutes)("%s", (route) => {
  it("asks for a token before it reads anything else", async () => {
    const malformed = { body: "{", headers: { "content-type": "application/json" } };

    for (const asking of [{}, { token: "" }, { token: "  " }, malformed, { headers: { authorization: "Basic abc" } }]) {
      expect(await rest(route, asking)).toMatchObject({ status: 401, body: noToken });
    }
  });

  it("accepts no token that is malformed, forged, expired or ended", async () => {
    const ada = await buildUser(testApp().db);

    for (const [kind, make] of Object.entries(badTokens)) {
      const { status, body } = await rest(route, { token: make(ada) });

      expect([kind, status, body]).toEqual([kind, 401, notValid]);
    }
    expect((await rest("GET /api/auth", { as: ada })).status).toBe(200);
  });

  it("turns away a member with a deleted account", async () => {
    const ada = await buildUser(testApp().db);
    const token = testApp().tokenOf(ada);
    await rest("GET /api/auth", { token });
    await rest("DELETE /api/profile", { token });

    expect(await rest(route, { token })).toMatchObject({ status: 401, body: notValid });
  });

  it("turns away a session that was logged out", async () => {
    const ada = await buildUser(testApp().db);
    const token = testApp().tokenOf(ada);
    await testApp().graphql("mutation { logout }", {}, { token });

    expect(await rest(route, { token })).toMatchObject({ status: 401, body: notValid });
  });
});
