import { codeOf, inputFieldsOf } from "../../../testing/calls/answers";
import { buildUser } from "../../../testing/app/factories";
import { useTestApp } from "../../../testing/app/harness";
import { restCall } from "../../../testing/calls/restCall";
import { isOwnName } from "./ownWords";
import { User } from "../users/User";

const testApp = useTestApp();
const rest = restCall(testApp);
beforeEach(() => void (testApp().mails.length = 0));

const message = "Please choose another password: this one is little more than your name or email";
const owner = { name: "Nia Okafor", email: "nia.learns@example.com" };

const register = (password: string, input = owner) =>
  testApp().graphql(`mutation ($input: RegisterInput!) { register(input: $input) { token } }`, {
    input: { ...input, password },
  });

describe("someone's own name or address", () => {
  it.each([
    ["okafor1234"],
    ["NiaOkafor"],
    ["Okafor 2024!"],
    ["nia.learns@example.com"],
    ["Example-2024"],
    ["okafor okafor"],
    ["\uFF4F\uFF4B\uFF41\uFF46\uFF4F\uFF52\uFF11\uFF12"],
  ])("is refused as a password: %s", async (password) => {
    const answer = await register(password);

    expect(codeOf(answer)).toBe("BAD_USER_INPUT");
    expect(inputFieldsOf(answer)).toEqual(["password"]);
    expect(JSON.stringify(answer.errors)).toContain(message);
    expect(await testApp().db.countBy(User, { email: owner.email })).toBe(0);
  });

  it.each([["paper boats at dawn"], ["okafor-in-the-boat"], ["nia likes tea"], ["learning by heart"]])(
    "is not: %s",
    (password) => {
      expect(isOwnName(password, owner, 6)).toBe(false);
    },
  );

  it("is found in any script, and short names count for nothing", () => {
    expect(isOwnName("Йорданова1", { name: "Ваня Йорданова", email: "v@x.org" }, 6)).toBe(true);
    expect(isOwnName("li bo 12345", { name: "Li Bo", email: "lb@x.org" }, 6)).toBe(false);
    expect(isOwnName("a".repeat(128), { name: "(a+)+$", email: `${"a".repeat(60)}@x.org` }, 6)).toBe(false);
  });

  it("is refused with a link from mail too, on both edges, and the link stays good", async () => {
    const user = await buildUser(testApp().db, owner);
    await rest("POST /api/auth/password/forgot", { body: { email: user.email } });
    await testApp().runJobs();
    const token = testApp().linkToken("reset-password");
    const reset = `mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { id } }`;

    const graphql = await testApp().graphql(reset, { input: { token, newPassword: "okafor1234" } });
    const overRest = await rest("POST /api/auth/password/reset", { body: { token, newPassword: "okafor1234" } });
    const good = await rest("POST /api/auth/password/reset", { body: { token, newPassword: "paper boats at dawn" } });

    expect([codeOf(graphql), inputFieldsOf(graphql)]).toEqual(["BAD_USER_INPUT", ["newPassword"]]);
    expect(overRest.status).toBe(400);
    expect(overRest.body.errors).toEqual([
      expect.objectContaining({ msg: message, param: "newPassword", location: "body" }),
    ]);
    expect(good.status).toBe(200);
  });

  it("is refused at a sign-up over REST only when there is nothing else in it, as its clients know the rule", async () => {
    const signUp = (email: string, password: string) =>
      rest("POST /api/users", { body: { name: "Nia Okafor", email, password } });

    const refused = await signUp("nia.one@example.com", "okafor");
    const taken = await signUp("nia.two@example.com", "okafor-1");

    expect([refused.status, taken.status]).toEqual([400, 200]);
    expect(refused.body.errors).toEqual([
      expect.objectContaining({ msg: message, param: "password", location: "body" }),
    ]);
  });
});
