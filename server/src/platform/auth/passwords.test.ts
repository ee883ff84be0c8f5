import { useTestApp } from "../../testing/app/harness";
import { codeOf } from "../../testing/calls/answers";

const testApp = useTestApp();
const registerMutation = `mutation ($input: RegisterInput!) { register(input: $input) { user { id } } }`;
const loginMutation = `mutation ($input: LoginInput!) { login(input: $input) { token } }`;

let people = 0;
const nextEmail = () => `member.${++people}@example.com`;

async function register(password: string, email = nextEmail()) {
  return { email, answer: await testApp().graphql(registerMutation, { input: { name: "Ada", email, password } }) };
}

const login = (email: string, password: string) => testApp().graphql(loginMutation, { input: { email, password } });

async function hashOf(email: string): Promise<string> {
  const [row] = await testApp().db.query<{ password_hash: string }[]>(
    `select password_hash from users where email = $1`,
    [email],
  );
  return row?.password_hash ?? "";
}

describe("a stored password", () => {
  it("is an argon2id hash of at least 19 MiB and 2 passes, with a salt of its own", async () => {
    const { email: first } = await register("the same password");
    const { email: second } = await register("the same password");

    const [one, other] = await Promise.all([hashOf(first), hashOf(second)]);

    const [, memory, passes, lanes] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$/.exec(one)?.map(Number) ?? [];
    expect(memory).toBeGreaterThanOrEqual(19_456);
    expect(passes).toBeGreaterThanOrEqual(2);
    expect(lanes).toBe(1);
    expect(other).not.toBe(one);
    expect(one + other).not.toContain("the same password");
  });

  it("is hashed again at the next login when the parameters have risen", async () => {
    const { email } = await register("an old password");
    const argon2 = await import("argon2");
    const weaker = await argon2.hash("an old password", { type: argon2.argon2id, memoryCost: 8_192, timeCost: 2 });
    await testApp().db.query(`update users set password_hash = $1 where email = $2`, [weaker, email]);

    expect((await login(email, "an old password")).errors).toBeUndefined();

    expect(await hashOf(email)).toMatch(/^\$argon2id\$v=19\$m=19456,/);
    expect((await login(email, "an old password")).errors).toBeUndefined();
  });
});

describe("N8 a password with accents", () => {
  const [composed, decomposed] = ["caf\u00e9 Kr\u00e4hen \uac01", "cafe\u0301 Kra\u0308hen \u1100\u1161\u11a8"];

  it.each([
    [composed, decomposed],
    [decomposed, composed],
  ])("is the same however keyboards compose it: %j", async (typed, other) => {
    const { email, answer } = await register(typed);

    expect(answer.errors).toBeUndefined();
    expect((await login(email, other)).errors).toBeUndefined();
  });

  it("opens an account with an older hash of what was typed, which is then replaced", async () => {
    const argon2 = await import("argon2");
    for (const typed of [decomposed, "\u212bngstr\u00f6m e\u0301"]) {
      const { email } = await register("something else");
      const old = await argon2.hash(typed, { type: argon2.argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 });
      await testApp().db.query(`update users set password_hash = $1 where email = $2`, [old, email]);

      expect((await login(email, typed)).errors).toBeUndefined();

      expect(await hashOf(email)).not.toBe(old);
      expect((await login(email, typed.normalize("NFC"))).errors).toBeUndefined();
      expect(codeOf(await login(email, typed.slice(1)))).toBe("INVALID_CREDENTIALS");
    }
  });

  it("has the length of its composed form", async () => {
    const long = "e\u0301".repeat(128);
    const { email, answer } = await register(long);

    expect(answer.errors).toBeUndefined();
    expect((await login(email, long)).errors).toBeUndefined();
    expect(codeOf((await register("e\u0301a\u0301i\u0301o\u0301")).answer)).toBe("BAD_USER_INPUT");
  });
});

describe("a password", () => {
  it.each([
    ["8 characters", "q7 marsh"],
    ["64 characters", "pine".repeat(16)],
    ["128 characters", "quay".repeat(32)],
    ["spaces inside and around", "  correct horse  battery "],
    ["emoji", "🔑🗝️🔐🔒🔓🧷🪤🪝"],
    ["128 emoji", "🔑".repeat(128)],
  ])("may have %s", async (_case, password) => {
    const { email, answer } = await register(password);

    expect(answer.errors).toBeUndefined();
    expect((await login(email, password)).data.login.token).toBeTruthy();
  });

  it("counts to its last character and in its case", async () => {
    const password = `${"a".repeat(99)}B`;
    const { email } = await register(password);

    const tries = [`${"a".repeat(99)}C`, "a".repeat(72), password.toLowerCase(), ` ${password}`];
    const codes = await Promise.all(tries.map(async (wrong) => codeOf(await login(email, wrong))));

    expect(codes).toEqual(tries.map(() => "INVALID_CREDENTIALS"));
  });

  it("of a megabyte is refused 20 times at once without a hash", async () => {
    const { email } = await register("a short password");
    const hash = vi.spyOn(testApp().services.passwords, "hash");
    const verify = vi.spyOn(testApp().services.passwords, "verify");
    const sent = ["x".repeat(1_000_000), "x".repeat(90_000)];

    const answers = await Promise.all(
      Array.from({ length: 20 }, (_value, i) => login(email, sent[i % 2] ?? "")).concat(
        sent.map(async (password) => (await register(password)).answer),
      ),
    );

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([413, 200]));
    expect(new Set(answers.map(codeOf))).toEqual(new Set(["TOO_LARGE", "BAD_USER_INPUT"]));
    expect(hash.mock.calls.length + verify.mock.calls.length).toBe(0);
  });
});
