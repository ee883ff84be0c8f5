import Fastify, { type FastifyInstance } from "fastify";
import { QueryFailedError } from "typeorm";
import { unavailable } from "../../errors";
import { addFailures } from "./failures";
import { addSecurityHeaders } from "./securityHeaders";

const secret = "insert into users values ('ada@example.com')";

/** Errors of every kind, by the address that throws them. */
const errors: Readonly<Record<string, Error>> = {
  "/thrown": new TypeError("cannot read properties of undefined"),
  "/database": new QueryFailedError(
    secret,
    [],
    Object.assign(new Error("duplicate key (ada@example.com)"), { code: "XX000" }),
  ),
  "/away": unavailable(),
};

describe("a failure outside the two APIs", () => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = Fastify({ genReqId: () => "request-1", bodyLimit: 100 });
    addSecurityHeaders(app, { scriptSrc: [], styleSrc: [] });
    addFailures(app);
    for (const [url, error] of Object.entries(errors)) {
      app.get(url, async () => {
        throw error;
      });
    }
    app.post("/body", async () => "ok");
  });
  afterAll(() => app.close());

  it.each(["/thrown", "/database"])("masks an error (%s) and names the request", async (url) => {
    const answer = await app.inject(url);

    const msg = "Something went wrong on our side. Please try again.";
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toEqual({ msg, errors: [{ msg }], requestId: "request-1" });
  });

  it("carries the security headers", async () => {
    const { headers } = await app.inject("/thrown");

    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "content-security-policy": expect.stringContaining("frame-ancestors 'none'"),
      "cache-control": "no-store",
    });
    expect(headers).not.toHaveProperty("x-powered-by");
  });

  it("says when another try makes sense", async () => {
    const answer = await app.inject("/away");

    expect(answer.statusCode).toBe(503);
    expect(answer.headers["retry-after"]).toBe("2");
  });

  it.each([
    [413, "Request body is too large", { "content-type": "application/json" }],
    [415, "This type of content is not understood.", { "content-type": "text/strange" }],
  ])("says plainly what is wrong with a body (%i)", async (status, msg, headers) => {
    const answer = await app.inject({ method: "POST", url: "/body", headers, payload: `"${"x".repeat(200)}"` });

    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ msg });
  });
});
