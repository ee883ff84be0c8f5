import { noSuchId } from "../../testing/contract/contractRoutes";
import { buildUser } from "../../testing/app/factories";
import { useTestApp } from "../../testing/app/harness";
import { restCall } from "../../testing/calls/restCall";

const testApp = useTestApp({ rateLimitFactor: 1 });
const rest = restCall(testApp);

let addresses = 0;
const newAddress = () => `203.0.113.${++addresses}`;

describe("rates", () => {
  it("are named in every answer, refusals too", async () => {
    const ip = newAddress();

    const first = await rest("GET /api/profile", { ip });
    const second = await rest("GET /api/posts", { ip });
    const third = await rest("GET /api/nothing", { ip });

    expect(first.headers).toMatchObject({ "ratelimit-limit": "300", "ratelimit-remaining": "299" });
    expect(Number(first.headers["ratelimit-reset"])).toBeGreaterThan(0);
    expect(second.headers["ratelimit-remaining"]).toBe("298");
    expect(third.headers["ratelimit-remaining"]).toBe("297");
  });

  it("stop an address after 300 requests, with the time to wait, and leave others alone", async () => {
    const ip = newAddress();
    for (let sent = 0; sent < 300; sent++) await rest("GET /api/nothing", { ip });

    const { status, body, headers } = await rest("GET /api/profile", { ip });

    expect(status).toBe(429);
    expect(body).toEqual({
      msg: expect.stringMatching(/^Too many requests/),
      errors: [{ msg: body.msg }],
      code: "RATE_LIMITED",
    });
    expect(headers).toMatchObject({ "ratelimit-limit": "300", "ratelimit-remaining": "0" });
    expect(Number(headers["retry-after"])).toBeGreaterThan(0);
    expect(headers["access-control-allow-origin"]).toBe("*");
    expect((await rest("GET /api/profile", { ip: newAddress() })).status).toBe(200);
  });

  it("stop a member after 80 writes in a minute, but let them read", async () => {
    const as = await buildUser(testApp().db);
    for (let sent = 0; sent < 80; sent++) await rest("PUT /api/posts/like/abc", { as });

    const write = await rest("POST /api/posts", { as, body: { text: "One more" } });
    const read = await rest("GET /api/posts", { as });

    expect(write.status).toBe(429);
    expect(write.headers["ratelimit-limit"]).toBe("80");
    expect(read.status).toBe(200);
    expect(read.headers["ratelimit-limit"]).toBe("1500");
  });

  it("count what members write on routes that are open to anyone, and what only reads there as none", async () => {
    const as = await buildUser(testApp().db);
    const appeal = () => rest("POST /api/appeals", { as, body: { decisionId: noSuchId, text: "Please look again" } });
    for (let sent = 0; sent < 5; sent++) await rest("POST /api/profile/postload", { as, body: {} });
    for (let sent = 0; sent < 5; sent++) await rest("PATCH /api/appeals", { as, body: {} });
    const statuses = new Set<number>();
    for (let sent = 0; sent < 80; sent++) statuses.add((await appeal()).status);

    expect([...statuses]).toEqual([404]);
    expect((await appeal()).status).toBe(429);
  });

  it("do not count the preflights of browsers", async () => {
    const ip = newAddress();
    for (let sent = 0; sent < 10; sent++) await rest("OPTIONS /api/posts", { ip });

    expect((await rest("GET /api/profile", { ip })).headers["ratelimit-remaining"]).toBe("299");
  });
});

describe("sign-in and sign-up", () => {
  it("refuse the right password too after ten failures on one account from one network", async () => {
    const signUp = { name: "Mo", email: "mo@example.com", password: "paper7" };
    await rest("POST /api/users", { body: signUp, ip: newAddress() });
    const wrong = { email: signUp.email, password: "wrong" };
    const ip = newAddress();
    for (let tried = 0; tried < 10; tried++) await rest("POST /api/auth", { body: wrong, ip });

    const { status, body, headers } = await rest("POST /api/auth", { body: signUp, ip });

    expect(status).toBe(429);
    expect(body.errors).toEqual([{ msg: body.msg }]);
    expect(headers["retry-after"]).toBeDefined();
  });

  it("count the tries of both edges together", async () => {
    const ip = newAddress();
    const register = `mutation ($input: RegisterInput!) { register(input: $input) { token } }`;
    const newcomer = (n: number) => ({ name: "Mo", email: `mo${n}@example.com`, password: "paper boats" });
    for (let n = 1; n <= 3; n++) await testApp().graphql(register, { input: newcomer(n) }, { ip });
    for (let n = 4; n <= 5; n++) await rest("POST /api/users", { body: newcomer(n), ip });

    const sixth = await rest("POST /api/users", { body: newcomer(6), ip });

    expect(sixth.status).toBe(429);
  });
});
