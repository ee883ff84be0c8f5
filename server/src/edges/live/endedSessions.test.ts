import { createApp } from "../../app";
import { loadConfig } from "../../start/config";
import { times } from "../../platform/limits/limits";
import { createServices } from "../../start/services";
import type { User } from "../../features/accounts/users/User";
import { buildUser } from "../../testing/app/factories";
import { jwtSecret, TestApp, useTestApp } from "../../testing/app/harness";
import { listen, LiveClient } from "../../testing/live/LiveClient";
import { StatementCounter } from "../../testing/database/StatementCounter";
import { until } from "../../testing/app/until";

/** Two processes without Redis, as far as they share nothing but the database. */
const first = useTestApp();
let second: TestApp;
let url: string;

beforeAll(async () => {
  const { db } = first();
  const services = createServices({ db, jwtSecret, rateLimitFactor: 1_000, redis: null });
  const config = loadConfig({
    NODE_ENV: "test",
    GRAVATAR: "false",
    DATABASE_URL: "postgres://circle@db.example/circle",
  });
  const app = await createApp({ config, services });
  second = new TestApp(app, services, new StatementCounter(), { close: async () => undefined } as never);
  url = await listen(second);
});
afterAll(() => second.close());

async function connect(token: string): Promise<LiveClient> {
  const client = new LiveClient(url, token);
  const { sockets } = second.app.live;
  const before = sockets.size;
  await until(() => sockets.size > before);
  return client;
}

const start = async (user: User) => (await first().services.sessions.start(user)).token;
/** A second, and another one for a machine that is busy with other tests. */
const withinMs = 2_000;
const password = "paper boats at dawn";
const changePassword = `mutation { changePassword(input: {
  currentPassword: "${password}", newPassword: "paper boats at noon"
}) { token } }`;
const signOutOthers = "mutation { signOutOtherDevices { id } }";

describe("C13 a session that another process has ended, without Redis", () => {
  it.each([
    ["by logging out", (token: string, _other: string) => [`mutation { logout }`, token]],
    ["from another device", (_token: string, other: string) => [signOutOthers, other]],
    ["by changing the password", (_token: string, other: string) => [changePassword, other]],
    ["by deleting the account", (_token: string, other: string) => [`mutation { deleteAccount }`, other]],
  ])(
    "%s loses its live connection, and no other member does",
    async (_how, end) => {
      const { db } = first();
      const passwordHash = await first().services.passwords.hash(password);
      const [ada, grace] = [await buildUser(db, { passwordHash }), await buildUser(db)];
      const [token, other] = [await start(ada), await start(ada)];
      const staying = await connect(await start(grace));
      const leaving = await connect(token);
      const stays = vi.fn();
      void staying.closed.then(stays);

      const [mutation, by] = end(token, other) as [string, string];
      await first().confirm(by);
      await first().graphql(mutation, {}, { token: by });

      const endedAt = performance.now();
      expect(await leaving.closed).toBe(4401);
      expect(performance.now() - endedAt).toBeLessThan(withinMs);
      expect(stays).not.toHaveBeenCalled();
      await staying.leave();
    },
    10_000,
  );

  it("keeps the connection of the device that signed the others out", async () => {
    const ada = await buildUser(first().db);
    const [kept, other] = [await start(ada), await start(ada)];
    const staying = await connect(kept);
    const leaving = await connect(other);
    const stays = vi.fn();
    void staying.closed.then(stays);

    await first().confirm(kept);
    await first().graphql(signOutOthers, {}, { token: kept });

    await leaving.closed;
    expect(stays).not.toHaveBeenCalled();
    await staying.leave();
  });
});

describe("C13 a token that another process has ended, without Redis", () => {
  it("is refused within a second, although it was known here", async () => {
    const ada = await buildUser(first().db);
    const [kept, token] = [await start(ada), await start(ada)];
    const ask = async () => (await second.graphql(`{ me { id } }`, {}, { token })).errors?.[0]?.extensions.code;
    expect(await ask()).toBeUndefined();
    await first().confirm(kept);

    await first().graphql(signOutOthers, {}, { token: kept });

    const endedAt = performance.now();
    while ((await ask()) === undefined) await new Promise((resolve) => setTimeout(resolve, 20));
    expect(performance.now() - endedAt).toBeLessThan(withinMs);
  });
});

it("a process that nobody has asked for a while does not look for ended sessions", async () => {
  await new Promise((resolve) => setTimeout(resolve, times.viewerCacheMs));
  const looks = vi.spyOn(second.services.sessions.ends, "findRecent");

  await new Promise((resolve) => setTimeout(resolve, 1_200));

  expect(second.app.live.sockets.size).toBe(0);
  expect(looks).not.toHaveBeenCalled();
});
