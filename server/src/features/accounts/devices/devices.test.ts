import { codeOf, inputFieldsOf } from "../../../testing/calls/answers";
import { buildPost, buildUser } from "../../../testing/app/factories";
import { useTestApp } from "../../../testing/app/harness";
import { listen, LiveClient } from "../../../testing/live/LiveClient";
import { Session } from "../../../platform/auth/Session";
import { removeEndedTokens } from "../signIn/removeEndedTokens";
import type { User } from "../users/User";
import { until } from "../../../testing/app/until";

const testApp = useTestApp();
const firefox = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0";
const password = "paper boats at dawn";

const start = async (user: User, userAgent?: string) =>
  (await testApp().services.sessions.start(user, userAgent)).token;
const ask = (query: string, token: string, variables = {}) => testApp().graphql(query, variables, { token });
const devices = async (token: string) =>
  (await ask(`{ me { devices { id name lastSeenAt isCurrent } } }`, token)).data.me.devices;
const isSignedIn = async (token: string) => (await ask(`{ me { id } }`, token)).errors === undefined;
const signOut = `mutation ($input: SignOutDeviceInput!) { signOutDevice(input: $input) { devices { isCurrent } } }`;

describe("C13 a member's devices", () => {
  it("are listed with their names, this one first", async () => {
    const email = "devices@example.com";
    const account = { name: "Nia", email, password };
    await testApp().request({
      method: "POST",
      url: "/api/users",
      payload: account,
      headers: { "user-agent": firefox },
    });
    const login = { method: "POST" as const, url: "/api/auth", payload: { email, password } };
    const { token } = (await testApp().request({ ...login, headers: { "user-agent": "curl/8.1" } })).json();

    expect(await devices(token)).toEqual([
      { id: expect.any(String), name: "curl", lastSeenAt: expect.any(String), isCurrent: true },
      { id: expect.any(String), name: "Firefox on Windows", lastSeenAt: expect.any(String), isCurrent: false },
    ]);
  });

  it("are nobody else's business", async () => {
    const [ada, grace] = [await buildUser(testApp().db), await buildUser(testApp().db)];
    await start(grace);

    const query = `query ($id: ID!) { user(id: $id) { id devices { id } } }`;
    for (const asking of [{ as: ada }, {}])
      expect((await testApp().graphql(query, { id: grace.id }, asking)).data.user.devices).toBeNull();
  });

  it("take one statement, however often the answer names the member", async () => {
    const { db, counter } = testApp();
    const ada = await buildUser(db);
    for (let n = 0; n < 3; n++) await buildPost(db, { authorId: ada.id });
    const token = await start(ada);
    const count = (selection: string) =>
      counter.count(() => ask(`{ posts(first: 3) { nodes { author { id ${selection} } } } }`, token));

    expect(await count("devices { id }")).toBe((await count("")) + 1);
  });

  it("can be signed out one by one, also this one", async () => {
    const ada = await buildUser(testApp().db);
    const [first, second, third] = [await start(ada), await start(ada), await start(ada)];
    const [current, newest] = await devices(second);

    await testApp().confirm(second);
    const answer = await ask(signOut, second, { input: { id: newest.id } });
    expect(answer.data.signOutDevice.devices).toEqual([{ isCurrent: true }, { isCurrent: false }]);
    expect([await isSignedIn(first), await isSignedIn(second), await isSignedIn(third)]).toEqual([true, true, false]);

    await ask(`mutation ($input: SignOutDeviceInput!) { signOutDevice(input: $input) { id } }`, second, {
      input: { id: current.id },
    });
    expect([await isSignedIn(first), await isSignedIn(second)]).toEqual([true, false]);
  });

  it("cannot be signed out by others, twice, or with something that is no id", async () => {
    const [ada, grace] = [await buildUser(testApp().db), await buildUser(testApp().db)];
    const [hers, mine] = [await start(ada), await start(grace)];
    const [{ id }] = await devices(hers);
    await testApp().confirm(mine);

    expect(codeOf(await ask(signOut, mine, { input: { id } }))).toBe("NOT_FOUND");
    expect(await isSignedIn(hers)).toBe(true);
    expect(inputFieldsOf(await ask(signOut, mine, { input: { id: "x" } }))).toEqual(["id"]);
  });

  it("are all signed out but this one, with those from before sessions were stored", async () => {
    const ada = await buildUser(testApp().db);
    const [kept, other, unseen] = [await start(ada), await start(ada), testApp().tokenOf(ada)];

    await testApp().confirm(kept);
    const answer = await ask(`mutation { signOutOtherDevices { devices { isCurrent } } }`, kept);

    expect(answer.data.signOutOtherDevices.devices).toEqual([{ isCurrent: true }]);
    expect([await isSignedIn(kept), await isSignedIn(other), await isSignedIn(unseen)]).toEqual([true, false, false]);
    expect(await isSignedIn(kept)).toBe(true);
  });

  it("lose their live connections at once, and this one keeps its own", async () => {
    const url = await listen(testApp());
    const ada = await buildUser(testApp().db);
    const [kept, other] = [await start(ada), await start(ada)];
    const [staying, leaving] = [new LiveClient(url, kept), new LiveClient(url, other)];
    const stays = vi.fn();
    void staying.closed.then(stays);
    await until(() => testApp().app.live.sockets.size >= 2);

    await testApp().confirm(kept);
    await ask(`mutation { signOutOtherDevices { id } }`, kept);

    expect(await leaving.closed).toBe(4401);
    expect(stays).not.toHaveBeenCalled();
    await staying.leave();
  });

  it("are at most twenty: the one that signed in first is signed out", async () => {
    const ada = await buildUser(testApp().db);
    const tokens = [await start(ada)];
    await testApp().db.query(`update sessions set created_at = now() - interval '1 hour' where user_id = $1`, [ada.id]);
    for (let n = 1; n < 21; n++) tokens.push(await start(ada));

    expect(await devices(tokens[20] as string)).toHaveLength(20);
    expect(await isSignedIn(tokens[0] as string)).toBe(false);
    expect(await isSignedIn(tokens[1] as string)).toBe(true);
  });
});

describe("C13 a session", () => {
  it("from before sessions were stored is stored at its first use, once", async () => {
    const { db } = testApp();
    const ada = await buildUser(db);
    const token = testApp().tokenOf(ada);

    const answers = await Promise.all([1, 2, 3].map(() => ask(`{ me { id } }`, token)));

    expect(answers.map(({ errors }) => errors)).toEqual([undefined, undefined, undefined]);
    expect(await db.countBy(Session, { userId: ada.id })).toBe(1);
  });

  it("that is known takes no statement, and one check when it is not", async () => {
    const { counter, db, services } = testApp();
    const ada = await buildUser(db);
    const token = testApp().tokenOf(ada);
    await services.sessions.find(token);

    expect(await counter.count(() => services.sessions.find(token))).toBe(0);
    services.sessions.announceEnd({ userId: ada.id, tokenId: null });
    expect(await counter.count(() => services.sessions.find(token))).toBe(1);
  });

  it("notes when it was last used after five minutes, outside of the request", async () => {
    const { counter, db, services } = testApp();
    const ada = await buildUser(db);
    const token = await start(ada);
    const lastSeen = async () => (await db.findOneByOrFail(Session, { userId: ada.id })).lastSeenAt.getTime();
    const use = async () => {
      services.sessions.announceEnd({ userId: ada.id, tokenId: null });
      return counter.count(() => services.sessions.find(token));
    };
    const rewind = (minutes: number) =>
      db.query(`update sessions set last_seen_at = now() - $1 * interval '1 minute' where user_id = $2`, [
        minutes,
        ada.id,
      ]);

    await rewind(4);
    await use();
    await services.sessions.lastSeen.flush();
    expect(Date.now() - (await lastSeen())).toBeGreaterThan(200_000);

    await rewind(6);
    expect(await use()).toBe(1);
    expect(Date.now() - (await lastSeen())).toBeGreaterThan(300_000);
    await services.sessions.lastSeen.flush();
    expect(Date.now() - (await lastSeen())).toBeLessThan(60_000);
  });

  it("stays ended while its token lives, also when ended rows are removed", async () => {
    const ada = await buildUser(testApp().db);
    const token = await start(ada);
    await ask(`mutation { logout }`, token);

    await removeEndedTokens(testApp().services.db);

    expect(await isSignedIn(token)).toBe(false);
  });

  it("does not begin when all sessions of the member end at the same moment", async () => {
    const { db, services } = testApp();
    for (let n = 0; n < 5; n++) {
      const ada = await buildUser(db);
      const [started] = await Promise.all([services.sessions.start(ada), services.sessions.endAll(ada.id)]);
      expect(await isSignedIn(started.token)).toBe(false);
    }
  });
});
