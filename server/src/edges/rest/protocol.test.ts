import type { User } from "../../features/accounts/users/User";
import { connect } from "node:net";
import type { AddressInfo } from "node:net";
import { features } from "../../features";
import { PostLike } from "../../features/groups/discussion/PostLike";
import { departureCalls } from "../../testing/calls/departureCalls";
import { buildBook } from "../../testing/app/buildBook";
import { buildComment, buildPost, buildUser } from "../../testing/app/factories";
import { useTestApp } from "../../testing/app/harness";
import { anHour } from "../../testing/calls/sessionCalls";
import { restCall } from "../../testing/calls/restCall";

const testApp = useTestApp();
const rest = restCall(testApp);

const noSuchId = "0198a000-0000-7000-8000-000000000000";
const routes = features.flatMap((feature) => feature.rest.routes);
const urlOf = (path: string, id = noSuchId, commentId = id) =>
  `/api${path.replaceAll(":comment_id", commentId).replaceAll(/:\w+/g, id)}`;
const reads = routes.filter(({ method }) => method === "GET").map(({ path }) => path);

describe("N26 HEAD", () => {
  it.each(reads)("is GET without a body on %s, also when the answer is known", async (path) => {
    const as = await buildUser(testApp().db);
    const { id } = await buildPost(testApp().db, { authorId: as.id });
    const url = urlOf(path, path.includes("/user/") ? as.id : id);
    const call = (method: "GET" | "HEAD", headers = {}) => testApp().request({ method, url, headers }, { as });

    const got = await call("GET");
    const head = await call("HEAD");
    const etag = String(got.headers.etag ?? `"x"`);
    const known = await call("HEAD", { "if-none-match": etag });

    expect([head.statusCode, head.body, head.headers.etag]).toEqual([got.statusCode, "", got.headers.etag]);
    expect([known.statusCode, known.body]).toEqual([got.statusCode === 200 ? 304 : got.statusCode, ""]);
  });

  it.each(["/health/live", "/avatars/"])("and on %s", async (path) => {
    const url = path.endsWith("/") ? path + (await buildUser(testApp().db)).id : path;
    const got = await testApp().request({ method: "GET", url });
    const { etag } = got.headers;
    const head = await testApp().request({
      method: "HEAD",
      url,
      headers: etag ? { "if-none-match": String(etag) } : {},
    });

    expect([head.statusCode, head.body]).toEqual([etag ? 304 : 200, ""]);
  });
});

describe("N26 an error", () => {
  it("of the token names the scheme, and whether the token was the reason", async () => {
    const none = await rest("GET /api/auth");
    const wrong = await rest("GET /api/auth", { token: "forged" });

    expect(none.headers["www-authenticate"]).toBe("Bearer");
    expect(wrong.headers["www-authenticate"]).toBe('Bearer error="invalid_token"');
  });

  it("of status 400 has its code and the keys of its messages in headers, and the contract's body", async () => {
    const as = await buildUser(testApp().db);

    const empty = await rest("POST /api/profile", { as, body: {} });
    const login = await rest("POST /api/auth", { body: { email: "nobody@example.com", password: "x" } });

    expect(empty.headers).toMatchObject({
      "x-error-code": "BAD_USER_INPUT",
      "x-error-keys": "profiles.statusRequired, profiles.skillsRequired",
    });
    expect(login.headers["x-error-code"]).toBe("INVALID_CREDENTIALS");
    expect(login.body).toEqual({ errors: [{ msg: "Invalid Credentials" }] });
  });

  /** What a request that no client library would send gets. */
  async function sendRaw(text: string) {
    const app = testApp().http;
    if (!app.server.listening) await app.listen({ host: "127.0.0.1", port: 0 });
    const socket = connect((app.server.address() as AddressInfo).port, "127.0.0.1");
    let answer = "";
    socket.on("data", (data) => (answer += data.toString()));
    socket.write(text);
    await new Promise((resolve) => socket.once("close", resolve));
    const [head = "", body = ""] = answer.split("\r\n\r\n");
    return { status: Number(head.split(" ")[1]), head: head.toLowerCase(), body: JSON.parse(body) as object };
  }

  const end = "host: x\r\nconnection: close\r\n\r\n";
  it.each([
    [431, `GET /api/posts HTTP/1.1\r\nx: ${"x".repeat(40_000)}\r\n${end}`],
    [400, `GET /api/posts/%E0%A4%A HTTP/1.1\r\n${end}`],
    [400, `NONSENSE\r\n\r\n`],
    [405, `PATCH /api/posts HTTP/1.1\r\n${end}`],
    [404, `PROPFIND /api/posts HTTP/1.1\r\n${end}`],
    [404, `TRACE /api/posts HTTP/1.1\r\n${end}`],
  ])("%i has the shape of the edge and may be read by every origin", async (status, text) => {
    const answer = await sendRaw(text);

    expect(answer.status).toBe(status);
    expect(answer.head).toContain("access-control-allow-origin: *");
    expect(answer.head).toContain("content-type: application/json");
    expect(answer.body).toMatchObject({ msg: expect.any(String), code: expect.any(String) });
  });
});

describe("N28 likes", () => {
  it("can be given and taken back as often as a client repeats it", async () => {
    const as = await buildUser(testApp().db);
    const { id } = await buildPost(testApp().db);
    const count = () => testApp().db.countBy(PostLike, { postId: id });

    const first = await rest(`PUT /api/posts/${id}/like`, { as });
    const again = await rest(`PUT /api/posts/${id}/like`, { as });
    const liked = await count();
    await rest(`DELETE /api/posts/${id}/like`, { as });
    const gone = await rest(`DELETE /api/posts/${id}/like`, { as });

    expect(first.body).toMatchObject([{ user: as.id }]);
    expect([again.body, liked]).toEqual([first.body, 1]);
    expect([gone.status, gone.body, await count()]).toEqual([200, [], 0]);
    expect((await rest(`PUT /api/posts/${noSuchId}/like`, { as })).status).toBe(404);
  });
});

/** The id of a date that the member has planned for themself. */
async function dateOf(as: User): Promise<string> {
  await rest("POST /api/sessions", { as, body: anHour() });
  const to = new Date(Date.now() + 30 * 86_400_000).toISOString();
  return (await rest(`GET /api/schedule?from=${new Date().toISOString()}&to=${to}`, { as })).body[0]._id;
}

describe("N28 lists", () => {
  const strict = routes.filter(
    ({ query }) => (query?.schema.properties?.limit as { type?: string } | undefined)?.type === "integer",
  );

  it.each(strict.map(({ path }) => path))("%s refuses a limit that is none by its name", async (path) => {
    const as = await buildUser(testApp().db);
    const { id } = await buildPost(testApp().db, { authorId: as.id });
    const comment = await buildComment(testApp().db, { postId: id });
    const [kind] = path.slice(1).split("/");
    const own = { dates: () => dateOf(as), books: () => buildBook(testApp().db) };
    const subject = Object.hasOwn(own, String(kind)) ? await own[kind as keyof typeof own]() : id;
    const url = urlOf(path, subject, comment.id);

    for (const limit of ["abc", "0", "-1", "1.5", "", "5&limit=6"]) {
      const { status, body } = await rest(`GET ${url}?limit=${limit}`, { as });
      expect([limit, status, body.errors?.[0]?.param]).toEqual([limit, 400, "limit"]);
    }
    expect((await rest(`GET ${url}?limit=500`, { as })).status).toBe(200);
  });

  it("link to the next page with all parameters of this one", async () => {
    const as = await buildUser(testApp().db);
    const { id } = await buildPost(testApp().db, { authorId: as.id });
    for (let count = 0; count < 3; count++) await buildComment(testApp().db, { postId: id });

    const { headers } = await rest(`GET /api/threads/${id}/comments?limit=1&view=compact`, { as });
    const next = new URL(/<([^>]+)>/.exec(String(headers.link))?.[1] ?? "");
    const second = await rest(`GET ${next.pathname}${next.search}`, { as });

    expect(strict.length).toBeGreaterThanOrEqual(10);
    expect(Object.fromEntries(next.searchParams)).toMatchObject({
      limit: "1",
      view: "compact",
      cursor: expect.any(String),
    });
    expect(second.body).toHaveLength(1);
    expect(String(second.headers.link)).toMatch(/limit=1/);
  });
});

describe("N28 a member who is leaving", () => {
  it("gets the limited token after the right password alone, beside the contract's answer", async () => {
    const { signUp, leave } = departureCalls(testApp);
    const { email, token } = await signUp("Leo", "leo@example.com");
    await leave(token);
    const logIn = (password: string) => rest("POST /api/auth", { body: { email, password } });

    const right = await logIn("paper boats at dawn");
    const wrong = await logIn("paper boats at dusk");

    expect(right).toMatchObject({ status: 400, body: { errors: [{ msg: "Invalid Credentials" }] } });
    expect(right.headers).toMatchObject({ "x-error-code": "LEAVING", "x-limited-token": expect.any(String) });
    expect(wrong.body).toEqual(right.body);
    expect(wrong.headers).toMatchObject({ "x-error-code": "INVALID_CREDENTIALS" });
    expect(wrong.headers["x-limited-token"]).toBeUndefined();
  });
});

describe("N28 a moment", () => {
  it.each([
    "2030-03-01T08:30:00Z",
    "2030-03-01T08:30:00%2B02:00",
    "2030-03-01T08:30:00+02:00",
    "2030-03-01t08:30:00.123456z",
  ])("may be %s, as over GraphQL", async (from) => {
    const as = await buildUser(testApp().db);

    expect((await rest(`GET /api/schedule?from=${from}`, { as })).status).toBe(200);
  });
});

describe("N28 a body of another type", () => {
  it("counts as empty, and a header says why", async () => {
    const as = await buildUser(testApp().db);
    const headers = { "content-type": "text/plain" };

    const hinted = await rest("POST /api/posts", { as, body: `{"text":"x"}`, headers });
    const plain = await rest("POST /api/posts", { as, body: {} });

    expect(hinted).toMatchObject({
      status: 400,
      body: plain.body,
      headers: { "x-error-hint": "Send the body as application/json" },
    });
    expect(plain.headers["x-error-hint"]).toBeUndefined();
  });
});
