import http from "node:http";
import type { AddressInfo } from "node:net";
import { buildUser } from "../../testing/app/factories";
import { useTestApp } from "../../testing/app/harness";
import { restCall } from "../../testing/calls/restCall";

const testApp = useTestApp();

const rest = restCall(testApp);

const json = { "content-type": "application/json" };

describe("bodies", () => {
  it.each([
    "text/plain",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
    "text/json",
    "garbage",
  ])("of type %s count as empty", async (type) => {
    const body = JSON.stringify({ name: "Ada", email: "ada@example.com", password: "paper7" });

    const answer = await rest("POST /api/users", { body, headers: { "content-type": type } });

    expect(answer.status).toBe(400);
    expect(answer.body.errors).toHaveLength(3);
  });

  it("without a content type count as empty", async () => {
    const { status, body } = await overTheWire("POST", "/api/auth", { "content-length": "2" }, "{}");

    expect(status).toBe(400);
    expect(JSON.parse(body).errors).toHaveLength(2);
  });

  it.each(["application/json", "application/json; charset=utf-8", "Application/JSON"])(
    "of type %s are read",
    async (type) => {
      const body = JSON.stringify({ email: "nobody@example.com", password: "x" });

      const answer = await rest("POST /api/auth", { body, headers: { "content-type": type } });

      expect(answer.body).toEqual({ errors: [{ msg: "Invalid Credentials" }] });
    },
  );

  it.each(["POST /api/users", "POST /api/auth"])("may be missing: %s names what it needs", async (route) => {
    const none = await rest(route);
    const empty = await rest(route, { headers: json, body: "" });

    expect(none.status).toBe(400);
    expect(none.body.errors.length).toBeGreaterThan(1);
    expect(empty.body).toEqual(none.body);
  });

  it.each(["{", '{"text":', "nonsense", "null", "5", '"x"', "true", `${"[".repeat(50)}${"]".repeat(50)}`])(
    "such as %s are refused with errors",
    async (body) => {
      const as = await buildUser(testApp().db);

      for (const route of ["POST /api/users", "POST /api/profile/postload", "POST /api/posts", "POST /api/profile"]) {
        const answer = await rest(route, { as, headers: json, body });

        expect(answer.status).toBe(400);
        expect(answer.body).toEqual({ errors: [{ msg: expect.any(String) }] });
      }
    },
  );

  it.each([
    `{"name":${"[".repeat(40_000)}${"]".repeat(40_000)}}`,
    '{"__proto__":{"name":"x"},"constructor":{"prototype":1}}',
  ])("that mean harm are refused, never a 500", async (body) => {
    const answer = await rest("POST /api/users", { headers: json, body });

    expect(answer.status).toBe(400);
  });

  it("of 101 KB are refused as JSON, with a declared length or without", async () => {
    const large = JSON.stringify({ text: "x".repeat(101_000) });
    const as = await buildUser(testApp().db);
    const chunked = { "transfer-encoding": "chunked", ...json, "x-auth-token": testApp().tokenOf(as) };

    const declared = await rest("POST /api/posts", { as, headers: json, body: large });
    const chunkedAnswer = await overTheWire("POST", "/api/posts", chunked, large);

    const msg = "Request body is too large";
    const expected = { msg, errors: [{ msg }], code: "TOO_LARGE" };
    expect(declared).toMatchObject({ status: 413, body: expected });
    expect(declared.headers["access-control-allow-origin"]).toBe("*");
    expect(chunkedAnswer.status).toBe(413);
    expect(JSON.parse(chunkedAnswer.body)).toEqual(expected);
  });
});

async function textOf(response: http.IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of response) text += String(chunk);
  return text;
}

/** A request with exactly these headers, which `inject` would complete. */
async function overTheWire(method: string, path: string, headers: Record<string, string>, body: string) {
  const app = testApp().http;
  if (!app.server.listening) await app.listen({ host: "127.0.0.1", port: 0 });
  const { port } = app.server.address() as AddressInfo;
  return new Promise<{ status: number; body: string }>((resolve, reject) => {
    const request = http.request({ host: "127.0.0.1", port, method, path, headers, agent: false }, (response) => {
      textOf(response).then((text) => resolve({ status: response.statusCode ?? 0, body: text }), reject);
    });
    request.on("error", reject);
    request.end(body);
  });
}
