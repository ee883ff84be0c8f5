import WebSocket from "ws";
import { features } from "../../features";
import { User } from "../../features/accounts/users/User";
import { Post } from "../../features/groups/discussion/Post";
import { buildUser } from "../../testing/app/factories";
import { useTestApp } from "../../testing/app/harness";
import { listen } from "../../testing/live/LiveClient";

const testApp = useTestApp();

const json = { "content-type": "application/json" };
const latin1 = (body: unknown) => Buffer.from(JSON.stringify(body), "latin1");
const marked = (body: unknown) => Buffer.from(`\uFEFF${JSON.stringify(body)}`);
const createPost = (text: string) => ({
  query: `mutation ($text: String!) { createPost(input: { text: $text }) { id } }`,
  variables: { text },
});

async function post(url: string, payload: Buffer, { as = null as User | null, headers = json } = {}) {
  const user = as ?? (await buildUser(testApp().db));
  const { statusCode: status, body } = await testApp().request({ method: "POST", url, payload, headers }, { as: user });
  return { status, body: JSON.parse(body) };
}

describe("N3 bytes that are not UTF-8", () => {
  const routes = features
    .flatMap((feature) => feature.rest.routes)
    .filter(({ method, bytes }) => (method === "POST" || method === "PUT") && !bytes)
    .map(
      ({ method, path }) =>
        [method, `/api${path.replaceAll(/:\w+/g, "0198a000-0000-7000-8000-000000000000")}`] as const,
    );

  it.each([...routes, ["POST", "/graphql"] as const])(
    "are refused in bodies of %s %s, and so is another charset",
    async (method, url) => {
      const as = await buildUser(testApp().db);
      const send = (payload: Buffer, headers = json) => testApp().request({ method, url, payload, headers }, { as });

      const bytes = await send(latin1({ text: "café", query: "{ me { id } }" }));
      const charset = await send(Buffer.from("{}"), { "content-type": "application/json; charset=latin1" });

      expect([bytes.statusCode, bytes.json().errors.length]).toEqual([400, 1]);
      expect([charset.statusCode, charset.json().errors.length]).toEqual([415, 1]);
    },
  );

  it("store nothing, and no other password opens an account", async () => {
    const account = (password: string) => latin1({ name: "Zoë", email: "zoe@example.com", password });

    expect((await post("/api/users", account("pässwörd-1"))).status).toBe(400);
    expect((await post("/graphql", latin1(createPost("é")))).status).toBe(400);
    expect(await testApp().db.countBy(User, { email: "zoe@example.com" })).toBe(0);
    expect(await testApp().db.countBy(Post, { text: "\uFFFD" })).toBe(0);
  });

  it.each(["/api/posts?cursor=%FF", "/api/posts?limit=%zz", "/graphql?query=%E0%A4%A", "/api/posts/%FF"])(
    "are refused in the address %s",
    async (url) => {
      const as = await buildUser(testApp().db);

      const { statusCode, body } = await testApp().request({ method: "GET", url }, { as });

      expect(statusCode).toBe(400);
      expect(body).toContain("The address is malformed.");
    },
  );

  it.each(["utf-8", "UTF8", '"utf-8"', "us-ascii"])(
    "may not hide behind the charset %s, which is read",
    async (charset) => {
      const headers = { "content-type": `application/json; charset=${charset}` };

      expect((await post("/api/posts", Buffer.from(`{"text":"ok"}`), { headers })).status).toBe(200);
      expect((await post("/api/posts", latin1({ text: "é" }), { headers })).status).toBe(400);
      expect((await post("/graphql", Buffer.from(JSON.stringify(createPost("ok"))), { headers })).status).toBe(200);
    },
  );

  it("may begin with a byte order mark on both edges, which is removed", async () => {
    const overRest = await post("/api/posts", marked({ text: "marked" }));
    const overGraphQL = await post("/graphql", marked(createPost("marked")));

    expect(overRest).toMatchObject({ status: 200, body: { text: "marked" } });
    expect(overGraphQL).toMatchObject({ status: 200, body: { data: { createPost: { id: expect.any(String) } } } });
  });

  it.each([true, false])("close a live connection (binary: %s), and a byte order mark is removed", async (binary) => {
    const { token } = await testApp().services.sessions.start(await buildUser(testApp().db));
    const socket = new WebSocket(await listen(testApp()), "graphql-transport-ws");
    await new Promise((resolve) => socket.once("open", resolve));
    const answer = new Promise((resolve) => socket.once("message", (data) => resolve(JSON.parse(String(data)))));
    const closed = new Promise((resolve) => socket.once("close", resolve));

    socket.send(marked({ type: "connection_init", payload: { token } }), { binary });
    expect(await answer).toEqual({ type: "connection_ack" });
    socket.send(latin1({ type: "ping", payload: { text: "é" } }), { binary });

    expect(await closed).toBe(1007);
  });

  it("are no one-click form", async () => {
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    const payload = Buffer.concat([Buffer.from("List-Unsubscribe=One-Click\n"), Buffer.from([0xff])]);

    const { statusCode } = await testApp().request({ method: "POST", url: "/unsubscribe?token=x", payload, headers });

    expect(statusCode).toBe(400);
  });
});
