import { buildPost, buildProfile, buildUser } from "../../testing/app/factories";
import { useTestApp } from "../../testing/app/harness";
import { restCall } from "../../testing/calls/restCall";

const testApp = useTestApp();
const rest = restCall(testApp);

const nextOf = (answer: { headers: Record<string, unknown> }) =>
  /<https?:\/\/[^/]+(\/api\/[^>]+)>; rel="next"/.exec(String(answer.headers.link ?? ""))?.[1];

describe("M21 a list that grows while it is read", () => {
  it.each(["posts", "profile"])("shows every entry of /api/%s once, by the cursors of Link", async (list) => {
    const { db } = testApp();
    const as = await buildUser(db);
    const add = async () => (list === "posts" ? await buildPost(db) : await buildProfile(db)).id;
    const old = [];
    for (let count = 0; count < 5; count++) old.unshift(await add());

    const seen: string[] = [];
    let url: string | undefined = `/api/${list}?limit=2`;
    for (let page = 0; page < 3; page++) {
      const answer = await rest(`GET ${url}`, { as });
      seen.push(...answer.body.map(({ _id }: { _id: string }) => _id));
      url = nextOf(answer);
      await add();
    }

    expect(seen.slice(0, 5)).toEqual(old);
    expect(new Set(seen).size).toBe(seen.length);
  });

  it("takes limit and skip as before, and refuses by name what is no cursor", async () => {
    const as = await buildUser(testApp().db);
    const posts = [await buildPost(testApp().db), await buildPost(testApp().db)];

    const second = await rest("GET /api/posts?limit=1&skip=1", { as });
    const refused = await rest("GET /api/posts?cursor=nonsense", { as });

    expect(second.body[0]._id).toBe(posts[0]?.id);
    expect(refused).toMatchObject({
      status: 400,
      body: { errors: [{ msg: "cursor is not a cursor of this list", param: "cursor", location: "query" }] },
    });
  });
});

describe("M21 the directory's filters", () => {
  const search = (filters: unknown) => rest("POST /api/profile/postload", { body: { filters, loadMore: true } });

  it.each([[[99]], [["99"]], [["art"]], [99], [[0, 8]]])("find nobody for interests %j", async (interests) => {
    await buildProfile(testApp().db);

    expect(await search({ interests })).toMatchObject({ status: 200, body: { profiles: [], postSize: 0 } });
  });

  it.each([
    [undefined],
    [{}],
    [{ interests: [] }],
    [{ interest: [] }],
    [{ interests: null, loadMore: true }],
    ["x"],
    [[1]],
  ])("find everyone for %j", async (filters) => {
    await buildProfile(testApp().db);

    const { status, body } = await search(filters);

    expect([status, body.postSize > 0]).toEqual([200, true]);
  });

  it("refuse what is no filter by its name", async () => {
    const { status, body } = await search({ interests: [1], company: "x", status: [] });

    expect(status).toBe(400);
    expect(body.errors).toEqual([
      { msg: "filters.company is not a filter", param: "filters.company", location: "body" },
      { msg: "filters.status is not a filter", param: "filters.status", location: "body" },
    ]);
  });
});

describe("M21 a caller who has the answer already", () => {
  it("gets 304 without a body until it changes, and may ask with weak tags and lists of them", async () => {
    const { db } = testApp();
    const as = await buildUser(db);
    const post = await buildPost(db);
    const get = (tag?: string) =>
      testApp().request(
        { method: "GET", url: `/api/posts/${post.id}`, headers: tag ? { "if-none-match": tag } : {} },
        { as },
      );
    const first = await get();
    const tag = String(first.headers.etag);

    const again = await get(tag);
    const among = await get(`"other", ${tag.replace("W/", "")}`);
    await rest(`PUT /api/posts/like/${post.id}`, { as });
    const changed = await get(tag);

    expect(tag).toMatch(/^W\/"[\w-]+"$/);
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, "", tag]);
    expect(again.headers).toMatchObject({ "access-control-allow-origin": "*", "cache-control": "no-store" });
    expect(among.statusCode).toBe(304);
    expect(changed.statusCode).toBe(200);
    expect(changed.headers.etag).not.toBe(tag);
  });

  it("must revalidate public answers, and may not store refusals and changes", async () => {
    const list = await rest("GET /api/profile");
    const missing = await rest("GET /api/profile/user/x");
    const search = await rest("POST /api/profile/postload", { body: {} });

    expect(list.headers["cache-control"]).toBe("no-cache");
    expect([missing.headers.etag, search.headers.etag]).toEqual([undefined, undefined]);
    expect(search.headers["cache-control"]).toBe("no-store");
  });
});

describe("M21 a wrong method on a known path", () => {
  it.each([
    ["PATCH /api/posts", "GET, HEAD, POST, OPTIONS"],
    ["GET /api/posts/like/1", "PUT, OPTIONS"],
    ["POST /api/posts/1", "GET, HEAD, PUT, DELETE, OPTIONS"],
    ["PUT /api/auth/", "GET, HEAD, POST, DELETE, OPTIONS"],
    ["GET /api/recommendations", "POST, OPTIONS"],
    ["DELETE /api/profile/user/1", "GET, HEAD, OPTIONS"],
  ])("%s is 405 and allows %s", async (route, allow) => {
    const { status, headers, body } = await rest(route);

    expect([status, headers.allow]).toEqual([405, allow]);
    expect(body).toMatchObject({ msg: expect.any(String), code: "METHOD_NOT_ALLOWED" });
    expect(headers["access-control-allow-origin"]).toBe("*");
  });

  it("is not HEAD where GET is served, nor OPTIONS anywhere, and an unknown path stays 404", async () => {
    const head = await testApp().request({ method: "HEAD", url: "/api/profile" });
    const refused = await testApp().request({ method: "HEAD", url: "/api/recommendations" });
    const options = await testApp().request({ method: "OPTIONS", url: "/api/recommendations" });

    expect([head.statusCode, head.body]).toEqual([200, ""]);
    expect(refused.statusCode).toBe(405);
    expect([200, 204]).toContain(options.statusCode);
    expect((await rest("GET /api/nowhere")).status).toBe(404);
  });
});

describe("M21 refusals", () => {
  it("carry a code for programs", async () => {
    const as = await buildUser(testApp().db);
    const post = await buildPost(testApp().db);
    const codeOf = async (route: string, call = {}) => (await rest(route, call)).body.code;

    expect(await codeOf("GET /api/auth")).toBe("UNAUTHENTICATED");
    expect(await codeOf("GET /api/nowhere")).toBe("NOT_FOUND");
    expect(await codeOf(`DELETE /api/posts/${post.id}`, { as })).toBe("FORBIDDEN");
    expect(await codeOf("POST /api/users", { body: { name: "x".repeat(200_000) } })).toBe("TOO_LARGE");
    expect(await codeOf("POST /api/posts", { as, body: {} })).toBeUndefined();
  });
});

describe("M21 a picture", () => {
  it("may be read by scripts of any origin", async () => {
    const { id } = await buildUser(testApp().db);

    const { headers } = await testApp().request({ method: "GET", url: `/avatars/${id}` });

    expect(headers["access-control-allow-origin"]).toBe("*");
  });
});

describe("M22 logging out over REST", () => {
  it("ends this session at once, and the others when everywhere is asked", async () => {
    const user = await buildUser(testApp().db);
    const [first, second, third] = [1, 2, 3].map(() => testApp().tokenOf(user)) as [string, string, string];
    const who = async (token: string) => (await rest("GET /api/auth", { token })).status;

    const out = await rest("DELETE /api/auth", { token: first });

    expect(out).toMatchObject({ status: 200, body: { msg: "Logged out" } });
    expect([await who(first), await who(second)]).toEqual([401, 200]);
    await rest("DELETE /api/auth?everywhere=true", { token: second });
    expect([await who(second), await who(third)]).toEqual([401, 401]);
  });
});
