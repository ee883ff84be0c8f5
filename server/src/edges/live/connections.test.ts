import { createHmac, randomUUID } from "node:crypto";
import WebSocket from "ws";
import type { User } from "../../features/accounts/users/User";
import { buildUser } from "../../testing/app/factories";
import { codeOf } from "../../testing/calls/answers";
import { jwtSecret, useTestApp } from "../../testing/app/harness";
import { listen } from "../../testing/live/LiveClient";
import { testApp, url, connect, untilListening, openSocket, useLiveMembers } from "../../testing/live/liveMembers";

useLiveMembers();

const connectAs = (user: User) => connect(testApp().tokenOf(user));

describe("N23 the origin of a page that connects", () => {
  const listed = useTestApp({ config: { corsOrigins: ["https://app.example"] } });

  async function knock(address: string, origin: string) {
    const socket = new WebSocket(address, "graphql-transport-ws", { origin });
    const answer = await new Promise<{ status: number; type?: string; body: string }>((resolve) => {
      socket.once("unexpected-response", (_request, response) => {
        let body = "";
        response.on("data", (part: Buffer) => (body += part.toString()));
        response.on("end", () =>
          resolve({ status: response.statusCode ?? 0, type: response.headers["content-type"], body }),
        );
      });
      socket.once("open", () => resolve({ status: 101, body: "" }));
      socket.once("error", () => undefined);
    });
    socket.terminate();
    return answer;
  }

  it.each([["https://elsewhere.test"], ["null"]])("can be any: %s", async (origin) => {
    expect((await knock(url, origin)).status).toBe(101);
  });

  it("can be one of the list, where there is one", async () => {
    expect((await knock(await listen(listed()), "https://app.example")).status).toBe(101);
  });

  it.each([["https://evil.test"], ["null"], ["https://app.example.evil.test"], ["https://notapp.example"]])(
    "is refused as GraphQL refuses, where there is a list: %s",
    async (origin) => {
      const { status, type, body } = await knock(await listen(listed()), origin);

      expect([status, type]).toEqual([403, "application/json; charset=utf-8"]);
      expect(codeOf(JSON.parse(body) as never)).toBe("FORBIDDEN");
    },
  );
});

describe("the door of the live connection", () => {
  it.each([
    ["no token", undefined],
    ["an empty token", ""],
    ["a made-up token", "not.a.token"],
  ])("is closed with 4401 to %s", async (_case, token) => {
    expect(await connect(token).closed).toBe(4401);
  });

  it("C13 is closed with 4401 to a session that ends while it is looked for", async () => {
    const { sessions } = testApp().services;
    const { token } = await sessions.start(await buildUser(testApp().db));
    const find = sessions.find.bind(sessions);
    const spy = vi.spyOn(sessions, "find").mockImplementationOnce(async (...given) => {
      const viewer = await find(...given);
      if (viewer) await sessions.end(viewer);
      return viewer;
    });

    expect(await connect(token).closed).toBe(4401);
    expect(spy).toHaveBeenCalledTimes(1);
    spy.mockRestore();
  });

  it("is open to our own pages", async () => {
    const origin = url.replace("ws://", "http://").replace("/graphql", "");
    const user = await buildUser(testApp().db);

    const client = connect(testApp().tokenOf(user), { origin });
    client.subscribe(`subscription { postAdded { id } }`);

    await untilListening(1);
  });

  it("takes no message above 64 KB", async () => {
    const user = await buildUser(testApp().db);
    const socket = await openSocket({ token: testApp().tokenOf(user) });
    const error = vi.spyOn(console, "error").mockImplementation(() => undefined);

    socket.send("x".repeat(64_001));
    const code = await new Promise((resolve) => socket.once("close", resolve));

    expect(code).toBe(1009);
    error.mockRestore();
  });
});

describe("an open connection", () => {
  const postAdded = `subscription { postAdded { id } }`;

  it("closes when its own session is logged out, and no other", async () => {
    const user = await buildUser(testApp().db);
    const [token, other] = [testApp().tokenOf(user), testApp().tokenOf(user)];
    const [leaving, staying] = [connect(token), connect(other)];
    for (const client of [leaving, staying]) client.subscribe(postAdded);
    await untilListening(2);

    await testApp().graphql(`mutation { logout }`, {}, { token });

    expect(await leaving.closed).toBe(4401);
    await untilListening(1);
  });

  it.each([
    ["every session is logged out", `mutation { logout(everywhere: true) }`],
    ["the account is deleted", `mutation { deleteAccount }`],
  ])("closes when %s", async (_case, mutation) => {
    const user = await buildUser(testApp().db);
    const clients = [connectAs(user), connectAs(user)];
    for (const client of clients) client.subscribe(postAdded);
    await untilListening(2);

    await testApp().confirm(user);
    await testApp().graphql(mutation, {}, { as: user });

    expect(await Promise.all(clients.map((client) => client.closed))).toEqual([4401, 4401]);
    await untilListening(0);
  });

  it("closes when its token expires", async () => {
    const user = await buildUser(testApp().db);
    const client = connect(shortLived(user));
    client.subscribe(postAdded);

    expect(await client.closed).toBe(4401);
    await untilListening(0);
  });
});

/** A token that the service would have signed a week ago, but for a second and a half. */
function shortLived({ id }: User): string {
  const exp = Math.ceil(Date.now() / 1000) + 1;
  const claims = { sub: id, jti: randomUUID(), ver: 0, iat: exp - 10, exp, iss: "study-circle", aud: "study-circle" };
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const text = `${encode({ alg: "HS256", typ: "JWT" })}.${encode(claims)}`;
  return `${text}.${createHmac("sha256", jwtSecret).update(text).digest("base64url")}`;
}
