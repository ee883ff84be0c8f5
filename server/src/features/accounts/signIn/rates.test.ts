import { codeOf } from "../../../testing/calls/answers";
import { buildUser } from "../../../testing/app/factories";
import { startTestApp, type TestApp } from "../../../testing/app/harness";
import { canonicalEmail } from "../users/canonicalEmail";

const loginMutation = `mutation ($input: LoginInput!) { login(input: $input) { token } }`;
const registerMutation = `mutation ($input: RegisterInput!) { register(input: $input) { token } }`;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ rateLimitFactor: 1 });
});
afterAll(() => app.close());

let addresses = 0;
const nextIp = () => `10.0.${(++addresses / 250) | 0}.${addresses % 250}`;

let people = 0;
const nextEmail = () => `limited.${++people}@example.com`;

const login = (email: string, password: string, ip: string) =>
  app.graphql(loginMutation, { input: { email, password } }, { ip });

async function openAccount(): Promise<{ email: string; token: string }> {
  const email = nextEmail();
  const input = { name: "Ada", email, password: "the right one" };
  const { data } = await app.graphql(registerMutation, { input }, { ip: nextIp() });
  return { email, token: data.register.token };
}

function expectLimited(answer: Awaited<ReturnType<typeof login>>): void {
  expect(codeOf(answer)).toBe("RATE_LIMITED");
  expect(answer.status).toBe(429);
  expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
}

const confirmation = (password: string) =>
  `mutation { confirmIdentity(input: { password: "${password}" }) { expiresAt } }`;

describe("ten wrong passwords for one account", () => {
  it("close it for a while to this network, to the right password too, while live sessions go on", async () => {
    const { email, token } = await openAccount();
    const ip = nextIp();
    for (let i = 0; i < 10; i++) {
      const spelling = i % 2 ? email.toUpperCase() : email;
      expect(codeOf(await login(spelling, "a wrong one", ip))).toBe("INVALID_CREDENTIALS");
    }

    expectLimited(await login(email, "a wrong one", ip));
    expectLimited(await login(email, "the right one", ip));

    const me = await app.graphql(`{ me { email } }`, {}, { token, ip });
    expect(me.data.me.email).toBe(email);
  });

  it("N40 keep nobody out elsewhere, nor stop a live session from confirming, even in the same network", async () => {
    const { email, token } = await openAccount();
    const ip = nextIp();
    for (let i = 0; i < 25; i++) await login(email, "a wrong one", ip);

    expect((await login(email, "the right one", nextIp())).errors).toBeUndefined();
    expect((await app.graphql(confirmation("the right one"), {}, { token, ip })).errors).toBeUndefined();
  });

  it("N40 in a live session stop this session alone", async () => {
    const { email, token } = await openAccount();
    const ip = nextIp();
    for (let i = 0; i < 10; i++)
      expect(codeOf(await app.graphql(confirmation("a wrong one"), {}, { token, ip }))).toBe("INVALID_CREDENTIALS");

    expectLimited(await app.graphql(confirmation("the right one"), {}, { token, ip: nextIp() }));
    const other = (await login(email, "the right one", ip)).data.login.token;
    expect((await app.graphql(confirmation("the right one"), {}, { token: other, ip })).errors).toBeUndefined();
  });

  it("N40 a hundred from anywhere close the account, over both APIs", async () => {
    const { email } = await openAccount();
    await app.services.rates.consume("loginFailuresPerAccount", canonicalEmail(email), 99);
    expect(codeOf(await login(email, "a wrong one", nextIp()))).toBe("INVALID_CREDENTIALS");

    expectLimited(await login(email, "the right one", nextIp()));
    const payload = { email, password: "the right one" };
    const answer = await app.request({ method: "POST", url: "/api/auth", payload, remoteAddress: nextIp() });
    expect(answer.statusCode).toBe(429);
  });

  it("are forgotten with the first right one", async () => {
    const { email } = await openAccount();
    const ip = nextIp();
    for (let i = 0; i < 9; i++) await login(email, "a wrong one", ip);
    expect((await login(email, "the right one", ip)).errors).toBeUndefined();

    for (let i = 0; i < 9; i++) await login(email, "a wrong one", ip);

    expect((await login(email, "the right one", ip)).errors).toBeUndefined();
  });

  it("are not passed by sending them all at once", async () => {
    const { email } = await openAccount();
    const ip = nextIp();

    const answers = await Promise.all(Array.from({ length: 24 }, () => login(email, "a wrong one", ip)));

    expect(answers.filter((answer) => codeOf(answer) === "INVALID_CREDENTIALS")).toHaveLength(10);
    expect(answers.filter((answer) => codeOf(answer) === "RATE_LIMITED")).toHaveLength(14);
  });
});

describe("one address", () => {
  it("may try 25 logins in five minutes, whatever the accounts", async () => {
    const ip = nextIp();
    const codes = [];
    for (let i = 0; i < 25; i++) codes.push(codeOf(await login(nextEmail(), "a wrong one", ip)));
    expect(new Set(codes)).toEqual(new Set(["INVALID_CREDENTIALS"]));

    expectLimited(await login(nextEmail(), "a wrong one", ip));

    expect(codeOf(await login(nextEmail(), "a wrong one", nextIp()))).toBe("INVALID_CREDENTIALS");
  });

  it("may open 5 accounts in half an hour, the loopback address too", async () => {
    const register = () =>
      app.graphql(registerMutation, { input: { name: "Ada", email: nextEmail(), password: "long enough" } });
    for (let i = 0; i < 5; i++) expect((await register()).errors).toBeUndefined();

    expectLimited(await register());
  });
});

describe("requests", () => {
  const visit = (ip: string, query = `{ demoAccount { email } }`) => app.graphql(query, {}, { ip });

  it("show visitors how many are left, by the fields they ask for", async () => {
    const ip = nextIp();

    const first = await visit(ip);
    const second = await visit(ip, `{ a: demoAccount { email } ...More } fragment More on Query { me { id } }`);

    expect(first.headers).toMatchObject({ "ratelimit-limit": "300", "ratelimit-remaining": "299" });
    expect(second.headers["ratelimit-remaining"]).toBe("297");
    expect(Number(second.headers["ratelimit-reset"])).toBeLessThanOrEqual(300);
  });

  it("of a visitor end after 300 in five minutes, and others go on", async () => {
    const ip = nextIp();
    const ten = `{ ${Array.from({ length: 10 }, (_value, i) => `a${i}: demoAccount { email }`).join(" ")} }`;
    for (let i = 0; i < 30; i++) expect((await visit(ip, ten)).errors).toBeUndefined();

    expectLimited(await visit(ip));

    expect((await visit(nextIp())).errors).toBeUndefined();
  });

  it("of a member are counted by the member, wherever they come from", async () => {
    const member = await buildUser(app.db);

    const answers = [];
    for (const ip of [nextIp(), nextIp()]) answers.push(await app.graphql(`{ me { id } }`, {}, { as: member, ip }));

    expect(answers.map(({ headers }) => headers["ratelimit-limit"])).toEqual(["1500", "1500"]);
    expect(answers.map(({ headers }) => headers["ratelimit-remaining"])).toEqual(["1499", "1498"]);
  });

  it("that write end after 80 in a minute, while reading goes on", async () => {
    const member = await buildUser(app.db);
    const post = `mutation { createPost(input: { text: "Hello" }) { id } }`;
    const token = app.tokenOf(member);
    const send = () => app.graphql(post, {}, { token });
    const answers = [];
    // Nine at a time, which no service turns away.
    for (let turn = 0; turn < 9; turn++) answers.push(...(await Promise.all(Array.from({ length: 9 }, send))));

    const refused = answers.filter((answer) => answer.errors);

    expect(refused).toHaveLength(1);
    refused.forEach(expectLimited);
    expect((await app.graphql(`{ me { id } }`, {}, { as: member })).errors).toBeUndefined();
    expect(await app.db.query(`select 1 from posts where author_id = $1`, [member.id])).toHaveLength(80);
  });
});

describe("a hundred logins in one request", () => {
  it("are refused before any password is looked at", async () => {
    const verify = vi.spyOn(app.services.passwords, "verify");
    const logins = Array.from(
      { length: 100 },
      (_value, i) => `l${i}: login(input: { email: "a@example.com", password: "guess${i}" }) { token }`,
    );

    const answer = await app.graphql(`mutation { ${logins.join(" ")} }`, {}, { ip: nextIp() });

    expect(answer.status).toBe(400);
    expect(codeOf(answer)).toBe("GRAPHQL_PARSE_FAILED");
    expect(verify).not.toHaveBeenCalled();
  });
});
