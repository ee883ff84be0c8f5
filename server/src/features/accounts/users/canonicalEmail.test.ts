import { accountRates as rates } from "../limits";
import { codeOf } from "../../../testing/calls/answers";
import { buildUser } from "../../../testing/app/factories";
import { useTestApp } from "../../../testing/app/harness";
import { canonicalEmail } from "./canonicalEmail";

const testApp = useTestApp();
const limitedApp = useTestApp({ rateLimitFactor: 1 });
const password = "paper lanterns";
const logIn = `mutation ($email: String!, $password: String!) { login(input: { email: $email, password: $password }) { token } }`;

interface Letter {
  code: number;
  spellings: string[];
}

/** Every character with more than one case in JavaScript or in PostgreSQL, and all that either makes of it. */
async function lettersWithCase(): Promise<Letter[]> {
  const rows = await testApp().db.query<{ code: number; lower: string; upper: string }[]>(
    `select n as code, lower(chr(n)) as lower, upper(chr(n)) as upper from generate_series(1, 1114111) n
     where n not between 55296 and 57343 and (lower(chr(n)) <> chr(n) or upper(chr(n)) <> chr(n))`,
  );
  const known = new Map(rows.map(({ code, lower, upper }) => [code, [lower, upper]]));
  const letters: Letter[] = [];
  for (let code = 1; code <= 0x10ffff; code++) {
    if (code >= 0xd800 && code <= 0xdfff) continue;
    const letter = String.fromCodePoint(code);
    const spellings = [letter, letter.toLowerCase(), letter.toUpperCase(), ...(known.get(code) ?? [])];
    if (new Set(spellings).size > 1) letters.push({ code, spellings: [...new Set(spellings)] });
  }
  return letters;
}

describe("M9 the canonical form of an e-mail", () => {
  it("is one for all spellings of every letter, however its case changes", async () => {
    const letters = await lettersWithCase();

    const split = letters.filter(
      ({ spellings }) => new Set(spellings.map((spelling) => canonicalEmail(`a${spelling}b@x.test`))).size > 1,
    );

    expect(letters.length).toBeGreaterThan(2_700);
    expect(split.map(({ code }) => code.toString(16))).toEqual([]);
  });

  it("does not change when it is taken again", async () => {
    const letters = await lettersWithCase();
    const keys = letters.flatMap(({ spellings }) => spellings.map((spelling) => canonicalEmail(`${spelling}@x.test`)));

    expect(keys.filter((key) => canonicalEmail(key) !== key)).toEqual([]);
  });

  it.each([
    ["ADA@Example.COM", "ada@example.com"],
    ["\u212Aim@example.com", "kim@example.com"],
    ["\u017Fam@example.com", "sam@example.com"],
    ["\u0130nci@example.com", "inci@example.com"],
    ["\u0131nci@example.com", "inci@example.com"],
    [" zoe\u0308@example.com ", "zo\u00EB@example.com"],
    ["a@ex\u00adam\u200bple.com", "a@example.com"],
    ["a@\uff45xample\u3002com", "a@example.com"],
    ["a@Example.com.", "a@example.com"],
    ["a\u200b@M\u00dcNCHEN.de", "a@xn--mnchen-3ya.de"],
    ["a@mu\u0308nchen.de", "a@xn--mnchen-3ya.de"],
    ["a@xn--mnchen-3ya.de", "a@xn--mnchen-3ya.de"],
  ])("of %j is %j", (email, key) => {
    expect(canonicalEmail(email)).toBe(key);
  });
});

describe("M9 ten failures", () => {
  it.each([
    ["the Kelvin sign", ["kim@example.com", "KIM@example.com", "\u212Aim@example.com"]],
    ["the long s", ["sam@example.com", "SAM@example.com", "\u017Fam@example.com"]],
    [
      "the dotted capital i",
      ["inci@example.com", "\u0130nci@example.com", "INC\u0130@example.com", "\u0131nci@example.com"],
    ],
    ["the sharp s", ["wei\u00DF@example.com", "WEI\u1E9E@example.com", "weiss@example.com"]],
    ["the Angstrom sign", ["\u00E5sa@example.com", "\u212Bsa@example.com"]],
  ])("lock every spelling of an account: %s", async (_case, spellings) => {
    const { db, services } = limitedApp();
    await buildUser(db, { email: spellings[0] ?? "", passwordHash: await services.passwords.hash(password) });

    const ip = `192.0.2.${spellings.join("").length}`;
    for (let n = 0; n < rates.loginFailuresFromNetwork.points; n++) {
      const email = spellings[n % spellings.length];
      const wrong = await limitedApp().graphql(logIn, { email, password: "not it" }, { ip });
      expect(wrong.errors).toBeDefined();
      expect(codeOf(wrong)).not.toBe("RATE_LIMITED");
    }

    for (const email of spellings) {
      const right = await limitedApp().graphql(logIn, { email, password }, { ip });
      expect(codeOf(right)).toBe("RATE_LIMITED");
    }
  });
});

describe("N29 one mailbox", () => {
  const spellings = [
    "nia@m\u00fcnchen.example",
    "nia@mu\u0308n\u00adchen.example",
    "nia@xn--mnchen-3ya.example",
    "nia@M\u00dcN\u200bCHEN.example",
  ];

  it("has one account, whatever the spelling of its domain, and signs in with each", async () => {
    const register = (email: string) =>
      limitedApp().request({ method: "POST", url: "/api/users", payload: { name: "Nia", email, password } });
    expect((await register(spellings[1] ?? "")).statusCode).toBe(200);
    for (const email of spellings) expect((await register(email)).statusCode).toBe(400);

    for (const email of spellings)
      expect((await limitedApp().graphql(logIn, { email, password }, { ip: "203.0.113.5" })).errors).toBeUndefined();
    const stored = await limitedApp().db.query(
      "select email from users where email_key = 'nia@xn--mnchen-3ya.example'",
    );
    expect(stored).toEqual([{ email: "nia@m\u00fcnchen.example" }]);
  });
});
