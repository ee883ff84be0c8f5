import { memberRoutes, noSuchId, openRoutes } from "../../testing/contract/contractRoutes";
import { buildUser } from "../../testing/app/factories";
import { useTestApp } from "../../testing/app/harness";
import { restCall } from "../../testing/calls/restCall";

const testApp = useTestApp();

const rest = restCall(testApp);

const json = { "content-type": "application/json" };

const everyRoute = [...openRoutes, ...memberRoutes];

describe("a trailing slash", () => {
  it.each(everyRoute)("makes no difference to %s", async (route) => {
    const as = await buildUser(testApp().db);

    const without = await rest(route, { as });
    const leaver = route === "DELETE /api/profile" ? await buildUser(testApp().db) : as;
    const withSlash = await rest(`${route}/`, { as: leaver });

    expect(withSlash.status).toBe(without.status);
    expect(Object.keys(withSlash.body)).toEqual(Object.keys(without.body));
  });
});

describe("routes that are none", () => {
  it.each([
    "GET /api",
    "GET /api/",
    "GET /api/nothing",
    "POST /api/nothing",
    "PUT /api/profiles",
    "DELETE /api/posts/like/1/2",
  ])("answer %s with 404 as JSON", async (route) => {
    const { status, body, headers } = await rest(route, { headers: json });

    expect(status).toBe(404);
    expect(body).toEqual({ msg: "There is no such route", code: "NOT_FOUND" });
    expect(headers["content-type"]).toBe("application/json; charset=utf-8");
    expect(headers["access-control-allow-origin"]).toBe("*");
  });
});

describe("addresses that cannot be decoded", () => {
  it("are refused with errors that any origin may read", async () => {
    const { status, body, headers } = await rest("GET /api/profile/user/%zz");

    expect(status).toBe(400);
    expect(body.errors).toEqual([{ msg: body.msg }]);
    expect(headers["access-control-allow-origin"]).toBe("*");
  });
});

describe("third-party origins", () => {
  const origin = "https://elsewhere.example";

  it.each([...everyRoute.map((route) => route.split(" ")[1]), "/api/nothing"])("may ask for %s", async (url) => {
    const preflight = {
      origin,
      "access-control-request-method": "PUT",
      "access-control-request-headers": "x-auth-token, authorization, content-type",
    };

    const { status, headers } = await rest(`OPTIONS ${url}`, { headers: preflight });

    expect([200, 204]).toContain(status);
    expect(headers).toMatchObject({
      "access-control-allow-origin": "*",
      "access-control-allow-methods": "GET, PUT, POST, DELETE",
      "access-control-allow-headers": "x-auth-token, authorization, content-type",
    });
    expect(headers["access-control-allow-credentials"]).toBeUndefined();
  });

  it("get an answer to OPTIONS without the headers of a preflight too", async () => {
    expect((await rest("OPTIONS /api/posts")).status).toBe(204);
  });

  it.each(everyRoute)("may read whatever %s answers", async (route) => {
    const as = await buildUser(testApp().db);

    for (const asking of [{}, { as }, { token: "forged" }]) {
      const { headers } = await rest(route, { ...asking, headers: { origin } });

      expect(headers["access-control-allow-origin"]).toBe("*");
      expect(headers["access-control-expose-headers"]).toMatch(/link.*ratelimit-limit.*retry-after/i);
    }
  });

  it("get whole addresses of pictures, our own pages root-relative ones", async () => {
    const as = await buildUser(testApp().db);

    const theirs = await rest("GET /api/auth", { as, headers: { origin } });
    const ours = await rest("GET /api/auth", { as, headers: { "sec-fetch-site": "same-origin" } });

    expect(theirs.body.avatar).toBe(`http://localhost:80/avatars/${as.id}`);
    expect(ours.body.avatar).toBe(`/avatars/${as.id}`);
  });
});

describe("internal errors", () => {
  it("are masked, and carry their message in both shapes", async () => {
    const { services } = testApp();
    const broken = vi.spyOn(services.sessions, "find").mockRejectedValue(new Error("secret detail"));
    const as = await buildUser(testApp().db);

    const { status, body, headers } = await rest("GET /api/posts", { as });
    broken.mockRestore();

    const msg = "Something went wrong on our side. Please try again.";
    expect(status).toBe(500);
    expect(body).toEqual({ msg, errors: [{ msg }], code: "INTERNAL" });
    expect(headers["access-control-allow-origin"]).toBe("*");
    expect(headers["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe("answers", () => {
  it("that are for one member, or hold a token, are kept by no cache", async () => {
    const as = await buildUser(testApp().db);
    const signUp = { name: "Cy", email: "cy@example.com", password: "paper7" };

    for (const answer of [
      await rest("GET /api/auth", { as }),
      await rest("GET /api/posts", { as }),
      await rest("GET /api/profile", { as }),
      await rest(`GET /api/posts/${noSuchId}`, { as }),
      await rest("GET /api/auth"),
      await rest("POST /api/users", { body: signUp }),
    ]) {
      expect(answer.headers["cache-control"]).toBe("no-store");
    }
  });
});
