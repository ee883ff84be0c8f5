import { codeOf, fieldsOf, inputFieldsOf } from "../../../testing/calls/answers";
import { useTestApp } from "../../../testing/app/harness";
import { User } from "../users/User";

const testApp = useTestApp();
const registerMutation = `mutation ($input: RegisterInput!) {
  register(input: $input) { token expiresAt user { id name email joinedAt avatar profile { id } } }
}`;
const loginMutation = `mutation ($input: LoginInput!) { login(input: $input) { token user { id email } } }`;

let people = 0;
const newcomer = (overrides: object = {}) => ({
  name: "Grace Hopper",
  email: `grace.${++people}@example.com`,
  password: "nanoseconds",
  ...overrides,
});

const register = (input: object) => testApp().graphql(registerMutation, { input });
const login = (input: object) => testApp().graphql(loginMutation, { input });

describe("register", () => {
  it("opens an account and signs its owner in", async () => {
    const input = newcomer();

    const { data } = await register(input);

    const { token, expiresAt, user } = data.register;
    expect(user).toMatchObject({ name: "Grace Hopper", email: input.email, avatar: expect.any(String), profile: null });
    expect(user.avatar).toContain(`/avatars/${user.id}`);
    expect(Date.parse(expiresAt) - Date.now()).toBeGreaterThan(6.9 * 24 * 3_600_000);
    const me = await testApp().graphql(`{ me { id email } }`, {}, { token });
    expect(me.data.me).toEqual({ id: user.id, email: input.email });
  });

  it.each([
    ["an empty name", { name: "   " }, ["name"]],
    ["a name of 81 characters", { name: "x".repeat(81) }, ["name"]],
    ["a broken address", { email: "grace" }, ["email"]],
    ["an address of 300 characters", { email: `${"g".repeat(300)}@example.com` }, ["email"]],
    ["a password of 7 characters", { password: "paper-7" }, ["password"]],
    ["a password of 129 characters", { password: "x".repeat(129) }, ["password"]],
    ["a NUL in the name", { name: "a\u0000b" }, ["name"]],
    ["half a surrogate pair in the name", { name: "\ud800" }, ["name"]],
    ["everything wrong at once", { name: "", email: "", password: "" }, ["name", "email", "password"]],
  ])("turns %s away by the field's name", async (_case, overrides, fields) => {
    const input = newcomer(overrides);

    const answer = await register(input);

    expect(codeOf(answer)).toBe("BAD_USER_INPUT");
    expect(inputFieldsOf(answer)).toEqual(fields);
    expect(answer.data).toEqual({ register: null });
    expect(await testApp().db.countBy(User, { email: input.email })).toBe(0);
  });

  it("never repeats a password, whatever type it was sent as", async () => {
    const sent = [12345678901, ["hunter2: secret"], { secret: 'hunter2: "secret"' }, true];

    const answers = await Promise.all(sent.map((password) => register(newcomer({ password }))));
    const literal = await testApp().graphql(
      `mutation { register(input: { name: "Eve", email: "eve@example.com", password: 12345678901 }) { token } }`,
    );
    const unparsed = await testApp().graphql(`mutation { register(input: { password "hunter2: secret" }) { token } }`);

    for (const answer of answers) {
      expect(codeOf(answer)).toBe("BAD_USER_INPUT");
      expect(inputFieldsOf(answer)).toEqual(["password"]);
    }
    expect(codeOf(literal)).toBe("BAD_USER_INPUT");
    expect(codeOf(unparsed)).toBe("GRAPHQL_PARSE_FAILED");
    expect(JSON.stringify([answers, literal, unparsed])).not.toMatch(/hunter2|secret|12345678901/);
  });

  it("refuses an address that is taken, in upper or lower case", async () => {
    const first = newcomer();
    await register(first);

    const answer = await register(newcomer({ email: first.email.toUpperCase() }));

    expect(codeOf(answer)).toBe("CONFLICT");
    expect(inputFieldsOf(answer)).toEqual(["email"]);
  });

  it("opens exactly one account of 50 sign-ups with one address at once", async () => {
    const email = "Everyone@Example.com";
    const spellings = Array.from({ length: 50 }, (_value, i) => (i % 2 ? email.toLowerCase() : email.toUpperCase()));

    const answers = await Promise.all(spellings.map((spelling) => register(newcomer({ email: spelling }))));

    expect(answers.filter((answer) => !answer.errors)).toHaveLength(1);
    const codes = answers.filter((answer) => answer.errors).map(codeOf);
    expect(codes.filter((code) => code !== "CONFLICT" && code !== "UNAVAILABLE")).toEqual([]);
    const rows = await testApp().db.query(`select 1 from users where lower(email) = lower($1)`, [email]);
    expect(rows).toHaveLength(1);
  });
});

describe("login", () => {
  it("knows a member again, however the address is written", async () => {
    const input = newcomer({ email: "Mixed.Case@Example.com" });
    const { data } = await register(input);

    const answer = await login({ email: "mixed.CASE@example.com", password: input.password });

    expect(answer.data.login.user).toEqual({ id: data.register.user.id, email: input.email });
  });

  it("answers an unknown address and a wrong password alike, to the byte", async () => {
    const input = newcomer();
    await register(input);

    const [wrong, unknown] = await Promise.all([
      login({ email: input.email, password: "not the password" }),
      login({ email: "nobody@example.com", password: "not the password" }),
    ]);

    expect(codeOf(wrong)).toBe("INVALID_CREDENTIALS");
    expect(fieldsOf(wrong)).toEqual([]);
    const withoutId = (answer: typeof wrong) => JSON.stringify(answer.errors).replace(/"requestId":"[^"]+"/, "");
    expect(withoutId(wrong)).toBe(withoutId(unknown));
    expect(wrong.status).toBe(unknown.status);
  });

  it("does not reveal by the time of the answer whether an address is known", async () => {
    const input = newcomer();
    await register(input);
    const known = { email: input.email, password: "not the password" };
    const unknown = { email: "nobody.else@example.com", password: "not the password" };
    const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] };

    for (let round = 0; round < 9; round++) {
      times.known.push(await timeOf(() => login(known)));
      times.unknown.push(await timeOf(() => login(unknown)));
    }

    // Without a decoy hash an unknown address is answered ten times faster; the bounds leave room for a busy machine.
    const ratio = median(times.known) / median(times.unknown);
    expect(ratio).toBeGreaterThan(0.4);
    expect(ratio).toBeLessThan(2.5);
  });

  it.each([
    ["a broken address", { email: "grace", password: "nanoseconds" }, ["email"]],
    ["a password of 129 characters", { email: "a@example.com", password: "x".repeat(129) }, ["password"]],
  ])("turns %s away by the field's name", async (_case, input, fields) => {
    const answer = await login(input);

    expect(codeOf(answer)).toBe("BAD_USER_INPUT");
    expect(inputFieldsOf(answer)).toEqual(fields);
  });
});

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

const median = (values: number[]) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? NaN;
