import { buildUser } from "../../../testing/app/factories";
import { useTestApp } from "../../../testing/app/harness";
import { actsOf } from "../../../testing/calls/runTestAct";

const testApp = useTestApp({ rateLimitFactor: 1 });
const act = actsOf(testApp);

const password = "a long enough phrase 9";
const signUp = (email: string, invitation?: string | null, ip?: string) =>
  testApp().graphql(
    `mutation ($input: RegisterInput!) { register(input: $input) { user { id isEmailVerified } } }`,
    { input: { name: "Ada", email, password, invitation } },
    ip ? { ip } : {},
  );

afterEach(() => act("site.registrations", { state: "open" }));

async function invite(...emails: string[]): Promise<string> {
  await act("member.invite", { file: emails });
  await testApp().runJobs();
  return testApp().linkToken("register", "invitation");
}

describe("P1 registrations", () => {
  it("that are closed take nobody, over both edges, and members still log in", async () => {
    await buildUser(testApp().db, { email: "here@example.com" });
    await act("site.registrations", { state: "closed" });

    const { errors } = await signUp("new@example.com");
    expect(errors?.[0]).toMatchObject({
      message: expect.stringContaining("no new members"),
      extensions: { code: "FORBIDDEN" },
    });
    const payload = { name: "Ada", email: "new@example.com", password };
    const { statusCode } = await testApp().request({ method: "POST", url: "/api/users", payload });
    expect(statusCode).toBe(403);
  });

  it("of those who are invited need the link of the mail, which works once and confirms the address", async () => {
    await act("site.registrations", { state: "invited" });
    expect((await signUp("ada@example.com")).errors?.[0]?.message).toContain("need an invitation");
    const token = await invite("ada@example.com");

    const { data, errors } = await signUp("ada@example.com", token);
    expect(errors).toBeUndefined();
    expect(data.register.user.isEmailVerified).toBe(true);

    const again = await signUp("bob@example.com", token);
    expect(again.errors?.[0]?.extensions).toMatchObject({
      code: "BAD_USER_INPUT",
      fields: [{ field: "input.invitation" }],
    });
  });

  it("sent twice with a key open one account, although the invitation is used by then", async () => {
    const invitation = await invite("twice@example.com");
    const input = {
      name: "Ada",
      email: "twice@example.com",
      password,
      invitation,
      idempotencyKey: crypto.randomUUID(),
    };
    const send = () =>
      testApp().graphql(`mutation ($input: RegisterInput!) { register(input: $input) { user { id } } }`, { input });

    const [first, second] = [await send(), await send()];

    expect(second.errors).toBeUndefined();
    expect(second.data.register.user.id).toBe(first.data.register.user.id);
  });

  it("by an invitation do not count for the address that a class shares", async () => {
    const ip = "198.51.100.7";
    const people = Array.from({ length: 7 }, (_, n) => `pupil-${n}@example.com`);
    for (const email of people) expect((await signUp(email, await invite(email), ip)).errors).toBeUndefined();
  });

  it("invite nobody who is a member, and say so", async () => {
    await buildUser(testApp().db, { email: "member@example.com" });

    const { said } = await act("member.invite", { file: ["member@example.com", "x@example.com"] });

    expect(said).toBe("1 invitations are sent. 1 addresses are those of members.");
    await expect(act("member.invite", { file: ["nonsense"] })).rejects.toThrow("file: has a line");
  });

  it("are free for the taken address of an invitation, which stays good", async () => {
    const token = await invite("taken@example.com");
    await buildUser(testApp().db, { email: "other@example.com" });

    expect((await signUp("other@example.com", token)).errors?.[0]?.extensions.code).toBe("CONFLICT");
    expect((await signUp("taken@example.com", token)).errors).toBeUndefined();
  });
});
