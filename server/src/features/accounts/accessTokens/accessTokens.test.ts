import { createHash } from "node:crypto";
import { codeOf, fieldsOf, messageOf } from "../../../testing/calls/answers";
import { restCall } from "../../../testing/calls/restCall";
import { buildPost, buildUser } from "../../../testing/app/factories";
import { useTestApp } from "../../../testing/app/harness";
import { listen, LiveClient } from "../../../testing/live/LiveClient";
import { AccessToken } from "../../../platform/auth/AccessToken";
import { isWellFormed, makeAccessToken } from "../../../platform/auth/accessTokenText";
import { removeEndedTokens } from "../signIn/removeEndedTokens";
import type { User } from "../users/User";
import { makeToken } from "../../../testing/calls/accessTokenCalls";

const testApp = useTestApp();
const rest = restCall(testApp);
const make = makeToken(testApp);

const ask = (query: string, token: string, variables = {}) => testApp().graphql(query, variables, { token });
const sessionOf = async (user: User) => (await testApp().services.sessions.start(user)).token;
const tokensOf = async (token: string) =>
  (await ask(`{ me { accessTokens { id name lastFour scopes expiresAt lastUsedOn } } }`, token)).data.me.accessTokens;
const isValid = async (token: string) => (await ask("{ me { id } }", token)).errors === undefined;
const end = `mutation ($input: EndAccessTokenInput!) { endAccessToken(input: $input) { accessTokens { id } } }`;
const create = `mutation ($input: CreateAccessTokenInput!) { createAccessToken(input: $input) { token accessToken { id name } } }`;

/** So old that it ends. */
const age = (id: string, changes: string) =>
  testApp().db.query(`update access_tokens set ${changes} where id = $1`, [id]);

describe("O1 the text of an access token", () => {
  it("is scp_, 32 bytes and a checksum in letters and digits, another one each time", () => {
    const tokens = Array.from({ length: 200 }, makeAccessToken);

    expect(tokens.filter((token) => !/^scp_[0-9A-Za-z]{49}$/.test(token) || !isWellFormed(token))).toEqual([]);
    expect(new Set(tokens).size).toBe(200);
  });

  it("is refused without a statement when a character is wrong", async () => {
    const token = makeAccessToken();
    const wrong = token.slice(0, 10) + (token[10] === "a" ? "b" : "a") + token.slice(11);

    expect([isWellFormed(wrong), isWellFormed(token.slice(0, -1)), isWellFormed(`${token}a`)]).toEqual([
      false,
      false,
      false,
    ]);
    expect(await testApp().counter.count(() => ask("{ me { id } }", wrong))).toBe(0);
    expect(codeOf(await ask("{ me { id } }", wrong))).toBe("UNAUTHENTICATED");
  });
});

describe("O1 a member's access tokens", () => {
  it("are shown once, stored as a hash, listed, used and ended, over GraphQL", async () => {
    const ada = await buildUser(testApp().db);
    const { session, token, id } = await make(ada, ["POSTS_READ", "EMAIL_READ"]);

    const [stored] = await testApp().db.find(AccessToken, { where: { userId: ada.id } });
    expect(stored?.hash).toEqual(createHash("sha256").update(token).digest());
    expect(JSON.stringify(stored)).not.toContain(token);
    expect(await tokensOf(session)).toEqual([
      {
        ...{ id, name: "Notes", lastFour: token.slice(-4), scopes: ["EMAIL_READ", "POSTS_READ"], lastUsedOn: null },
        expiresAt: expect.any(String),
      },
    ]);

    expect((await ask("{ posts { totalCount } }", token)).errors).toBeUndefined();
    await testApp().services.sessions.accessTokens.lastUsed.flush();
    expect((await tokensOf(session))[0].lastUsedOn).toBe(new Date().toISOString().slice(0, 10));

    expect((await ask(end, session, { input: { id } })).data.endAccessToken.accessTokens).toEqual([]);
    expect(await isValid(token)).toBe(false);
    expect(codeOf(await ask(end, session, { input: { id } }))).toBe("NOT_FOUND");
  });

  it("are made, listed, used and ended over REST, with the words of scopes", async () => {
    const ada = await buildUser(testApp().db);
    const as = { headers: { "x-auth-token": await sessionOf(ada) } };
    await testApp().confirm(as.headers["x-auth-token"]);

    const body = { name: "  Notes\nfor class ", scopes: ["profile:read"], expiresInDays: 7 };
    const made = await rest("POST /api/me/tokens", { ...as, body });
    const { token, accessToken } = made.body;
    expect(accessToken).toMatchObject({ name: "Notes for class", scopes: ["profile:read"], lastUsed: null });
    expect(Date.parse(accessToken.expires) - Date.parse(accessToken.date)).toBe(7 * 86_400_000);
    expect((await rest("GET /api/me/tokens", as)).body).toEqual([accessToken]);

    const bearer = { headers: { authorization: `Bearer ${token}` } };
    expect((await rest("GET /api/auth", bearer)).body).toMatchObject({ _id: ada.id, email: "" });
    const refused = await rest("GET /api/buddies", bearer);
    expect([refused.status, refused.body.code]).toEqual([403, "SCOPE_MISSING"]);
    expect(refused.headers["www-authenticate"]).toBe('Bearer error="insufficient_scope", scope="buddies:read"');

    const deletion = await rest(`DELETE /api/me/tokens/${accessToken._id}`, as);
    expect(deletion.body).toEqual({ msg: "Access token ended" });
    expect((await rest("GET /api/auth", bearer)).status).toBe(401);
  });

  it("can read the address only with its scope", async () => {
    const ada = await buildUser(testApp().db);
    const { token } = await make(ada, ["PROFILE_READ", "EMAIL_READ"]);

    expect((await ask("{ me { email } }", token)).data.me.email).toBe(ada.email);
    const answer = await rest("GET /api/auth", { headers: { "x-auth-token": token } });
    expect(answer.body.email).toBe(ada.email);
  });

  it("need a confirmed identity, and cannot make further tokens", async () => {
    const ada = await buildUser(testApp().db);
    const session = await sessionOf(ada);
    const input = { name: "Notes", scopes: ["POSTS_READ"] };

    expect(codeOf(await ask(create, session, { input }))).toBe("CONFIRMATION_REQUIRED");
    const { token } = await make(ada, ["PROFILE_WRITE"]);
    const answer = await ask(create, token, { input });
    expect([codeOf(answer), messageOf(answer)]).toEqual([
      "SCOPE_MISSING",
      "Access tokens cannot do this. Log in for it.",
    ]);
  });

  it.each([
    ["no name", { name: " " }, "input.name"],
    ["a long name", { name: "é".repeat(51) }, "input.name"],
    ["no scope", { scopes: [] }, "input.scopes"],
    ["an unknown scope", { scopes: ["EVERYTHING"] }, "input.scopes[0]"],
    ["other days", { expiresInDays: 8 }, "input.expiresInDays"],
  ])("with %s are refused by name", async (_case, wrong, field) => {
    const ada = await buildUser(testApp().db);
    const answer = await ask(create, await sessionOf(ada), {
      input: { name: "Notes", scopes: ["POSTS_READ"], ...wrong },
    });

    expect([codeOf(answer), fieldsOf(answer)]).toEqual(["BAD_USER_INPUT", [field]]);
  });

  it("are at most twenty, also when many are made at the same time", async () => {
    const ada = await buildUser(testApp().db);
    const session = await sessionOf(ada);
    await testApp().confirm(session);
    const input = { name: "Notes", scopes: ["POSTS_READ"] };

    const answers = await Promise.all(Array.from({ length: 23 }, () => ask(create, session, { input })));

    const codes = answers.map((answer) => (answer.errors ? codeOf(answer) : "yes")).sort();
    expect(codes).toEqual([...Array(3).fill("CONFLICT"), ...Array(20).fill("yes")]);
    expect(await tokensOf(session)).toHaveLength(20);
  });

  it("are made once with an idempotency key, and shown once", async () => {
    const ada = await buildUser(testApp().db);
    const session = await sessionOf(ada);
    await testApp().confirm(session);
    const input = { name: "Notes", scopes: ["POSTS_READ"], idempotencyKey: "one" };

    const first = (await ask(create, session, { input })).data.createAccessToken;
    const second = (await ask(create, session, { input })).data.createAccessToken;
    const other = await ask(create, session, { input: { ...input, name: "Other" } });

    expect(second).toEqual({ token: null, accessToken: first.accessToken });
    expect(codeOf(other)).toBe("CONFLICT");
    expect(await tokensOf(session)).toHaveLength(1);
  });

  it("are announced to their member, by mail and in the list", async () => {
    const ada = await buildUser(testApp().db);
    const { session } = await make(ada, ["POSTS_READ"]);
    await testApp().runJobs();

    const { data } = await ask(`{ me { notifications { nodes { kind summary } } } }`, session);
    expect(data.me.notifications.nodes).toEqual([
      { kind: "ACCESS_TOKEN", summary: expect.stringMatching(/^An access token was made/) },
    ]);
    expect(testApp().mails.map(({ subject }) => subject)).toContain("An access token was made for your account");
  });

  it("end when they are old, or unused for 180 days, and are removed", async () => {
    const ada = await buildUser(testApp().db);
    const [old, unused, kept] = [
      await make(ada, ["PROFILE_READ"]),
      await make(ada, ["PROFILE_READ"]),
      await make(ada, ["PROFILE_READ"]),
    ];
    await age(old.id, "expires_at = clock_timestamp() - interval '1 second'");
    await age(unused.id, "last_used_on = current_date - 181");
    await age(kept.id, "last_used_on = current_date - 170, created_at = now() - interval '300 days'");

    expect([await isValid(old.token), await isValid(unused.token), await isValid(kept.token)]).toEqual([
      false,
      false,
      true,
    ]);
    expect((await tokensOf(kept.session)).map(({ id }: { id: string }) => id)).toEqual([kept.id]);
    await removeEndedTokens(testApp().services.db);
    expect(await testApp().db.countBy(AccessToken, { userId: ada.id })).toBe(1);
  });

  it("end with a new password, when the other devices are logged out, and with a suspension", async () => {
    const [ada, bo, cem] = [
      await buildUser(testApp().db),
      await buildUser(testApp().db),
      await buildUser(testApp().db),
    ];
    const [first, second, third] = [
      await make(ada, ["PROFILE_READ"]),
      await make(bo, ["PROFILE_READ"]),
      await make(cem, ["PROFILE_READ"]),
    ];
    await testApp().services.sessions.endAll(ada.id);
    await ask("mutation { signOutOtherDevices { id } }", second.session);
    await testApp().db.query(`update users set absence = 'SUSPENDED' where id = $1`, [cem.id]);
    testApp().services.events.publish("viewersChanged", { userIds: [cem.id] });

    await expect
      .poll(async () => [await isValid(first.token), await isValid(second.token), await isValid(third.token)])
      .toEqual([false, false, false]);
  });

  it("are gone with their member, and nobody else's business", async () => {
    const [ada, bo] = [await buildUser(testApp().db), await buildUser(testApp().db)];
    const { id, token } = await make(ada, ["PROFILE_READ"]);
    const other = await sessionOf(bo);

    expect(
      (await ask("query ($id: ID!) { user(id: $id) { accessTokens { id } } }", other, { id: ada.id })).data.user
        .accessTokens,
    ).toBeNull();
    expect(codeOf(await ask(end, other, { input: { id } }))).toBe("NOT_FOUND");
    expect(await isValid(token)).toBe(true);
    await testApp().db.query("delete from users where id = $1", [ada.id]);
    expect(await testApp().db.countBy(AccessToken, { id })).toBe(0);
  });

  it("take one statement, however often the answer names the member", async () => {
    const { db, counter } = testApp();
    const ada = await buildUser(db);
    for (let n = 0; n < 3; n++) await buildPost(db, { authorId: ada.id });
    const session = await sessionOf(ada);
    const count = (selection: string) =>
      counter.count(() => ask(`{ posts(first: 3) { nodes { author { id ${selection} } } } }`, session));

    expect(await count("accessTokens { id }")).toBe((await count("")) + 1);
  });

  it("close their live connections within a second when they end", async () => {
    const ada = await buildUser(testApp().db);
    const { session, token, id } = await make(ada, ["POSTS_READ"]);
    const client = new LiveClient(await listen(testApp()), token);
    const added = client.subscribe("subscription { postAdded { id } }");
    await new Promise((resolve) => setTimeout(resolve, 200));
    await testApp().graphql(`mutation { createPost(input: { text: "Hi" }) { id } }`, {}, { token: session });
    await added.until(1);

    const before = performance.now();
    await ask(end, session, { input: { id } });

    expect(await client.closed).toBe(4401);
    expect(performance.now() - before).toBeLessThan(1_000);
  });
});
