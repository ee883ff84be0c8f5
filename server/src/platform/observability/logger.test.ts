import { createLogger } from "./logger";
import { buildPost, buildUser } from "../../testing/app/factories";
import { useTestApp } from "../../testing/app/harness";

const canary = "canary-7f3a-swordfish";

describe("the log", () => {
  const lines: string[] = [];
  const logger = createLogger({ logLevel: "trace" }, { write: (line) => void lines.push(line) });
  const app = useTestApp({ deps: { logger } });
  beforeEach(() => {
    lines.length = 0;
  });
  /** What was logged, once the access line of the last request is there too. */
  const entries = async () => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  };

  it("has one line for each request: when, who, what and how long", async () => {
    const member = await buildUser(app().db);
    const { headers } = await app().request({ url: "/api/auth?secret=1" }, { as: member, ip: "10.9.8.7" });

    const [entry, ...others] = await entries();

    expect(others).toEqual([]);
    expect(entry).toMatchObject({
      level: "info",
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      event: "request",
      requestId: headers["x-request-id"],
      method: "GET",
      path: "/api/auth",
      status: 200,
      durationMs: expect.any(Number),
      ip: "10.9.8.7",
      userId: member.id,
    });
  });

  it("P4 names the operation of a GraphQL request, without anything that is not a plain name", async () => {
    await app().graphql("query Greeting { __typename }", {});
    await app().graphql("query key_0123456789 { __typename }", {});
    await app().graphql("{ __typename }", {});

    const operations = (await entries()).map(({ operation }) => operation);

    expect(operations).toEqual(["Greeting", "other", undefined]);
  });

  it("P4 has health checks at the level debug", async () => {
    await app().request({ url: "/health/live" });
    await app().request({ url: "/health/ready" });

    expect((await entries()).map(({ level }) => level)).toEqual(["debug", "debug"]);
  });

  it("names who signed in, who failed to, and who was not allowed to, under the id of the request", async () => {
    const credentials = { name: "Ada", email: "audit@example.com", password: "correct horse" };
    await app().request({ method: "POST", url: "/api/users", payload: credentials });
    await app().request({ method: "POST", url: "/api/auth", payload: credentials });
    await app().request({ method: "POST", url: "/api/auth", payload: { ...credentials, password: "wrong horse" } });
    const post = await buildPost(app().db);
    const stranger = await buildUser(app().db);
    await app().request({ method: "DELETE", url: `/api/posts/${post.id}` }, { as: stranger });
    await app().request({ method: "DELETE", url: "/api/profile" }, { as: stranger });

    const logged = await entries();

    for (const event of ["account.registered", "login.succeeded", "login.failed", "access.denied", "account.deleted"]) {
      const entry = logged.find((line) => line.event === event);
      expect(entry).toMatchObject({ event, time: expect.any(String), ip: "127.0.0.1", userId: expect.any(String) });
      const sameRequest = logged.filter(({ requestId }) => requestId === entry?.requestId);
      expect(sameRequest.map((line) => line.event)).toContainEqual(expect.stringMatching(/^request/));
    }
  });

  it("never holds a password, a token or an address, however a request ends", async () => {
    const email = `${canary}@example.com`;
    const password = `${canary} with lanterns`;
    const account = { name: "Ada", email, password };
    const registration = await app().request({ method: "POST", url: "/api/users", payload: account });
    const { token } = registration.json<{ token: string }>();
    const login =
      "mutation ($email: String!, $password: String!) { login(input: {email: $email, password: $password}) { token } }";
    await app().graphql(login, { email, password });
    await app().graphql(login, { email, password: `${password}!` });
    await app().graphql(login, { email: 7, password });
    await app().graphql(`mutation { login(input: {email: "${email}", password: "${canary}"}) { token } `);
    await app().request({
      method: "POST",
      url: "/api/auth",
      payload: `{"password": "${canary}"`,
      headers: { "content-type": "application/json" },
    });
    await app().request({ url: `/api/auth?token=${canary}` }, { token });
    await app().request({ url: "/api/auth" }, { token: canary });
    await app().request({ url: "/api/auth", headers: { authorization: `Bearer ${canary}` } });
    await app().graphql("{ me { name email } }", {}, { token });

    const text = JSON.stringify(await entries());

    expect(lines.length).toBeGreaterThanOrEqual(10);
    expect(text).not.toContain(canary);
    expect(text).not.toContain(token);
    expect(text).not.toContain("$argon2");
  });

  it("says what went wrong in the database without the values that were sent there", async () => {
    const error = await app()
      .db.query("select $1::text::integer", [1])
      .then(() => app().db.query("insert into users (id, name, email) values ($1, $2, $3)", [null, canary, canary]))
      .catch((error: unknown) => error);
    logger.error({ event: "test", err: error, parameters: undefined });

    const [entry] = await entries();

    expect(entry?.err).toMatchObject({
      type: "QueryFailedError",
      code: "23502",
      statement: expect.stringContaining("insert"),
    });
    expect(JSON.stringify(entry)).not.toContain(canary);
  });

  it("hides secrets that someone logs by mistake", async () => {
    logger.info({
      password: canary,
      headers: { "x-auth-token": canary, authorization: canary },
      input: { email: canary },
    });

    expect(JSON.stringify(await entries())).not.toContain(canary);
  });
});

describe("the log of a caller who asks too much", () => {
  const lines: string[] = [];
  const logger = createLogger({ logLevel: "info" }, { write: (line) => void lines.push(line) });
  const app = useTestApp({ rateLimitFactor: 0.001, deps: { logger } });

  it.each([
    ["REST", { method: "GET", url: "/api/profile" }],
    ["GraphQL", { method: "POST", url: "/graphql", payload: { query: "{ __typename }" } }],
  ] as const)("names the refusal over %s", async (edge, request) => {
    lines.length = 0;
    const ip = edge === "REST" ? "10.0.0.1" : "10.0.0.2";
    await app().request(request, { ip });

    expect((await app().request(request, { ip })).statusCode).toBe(429);
    await new Promise((resolve) => setTimeout(resolve, 20));

    const events = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(events.map(({ event, status }) => [event, status])).toEqual([
      ["request", 200],
      ["request.limited", 429],
    ]);
    expect(events[1]).toMatchObject({ ip, requestId: expect.any(String), userId: null });
  });
});
