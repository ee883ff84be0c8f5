import { demoAccount } from "../../../demo/demoAccount";
import { codeOf, fieldsOf } from "../../../testing/calls/answers";
import { buildUser } from "../../../testing/app/factories";
import { useTestApp } from "../../../testing/app/harness";
import { restCall } from "../../../testing/calls/restCall";
import { isCommonPassword } from "./commonPasswords";
import { User } from "../users/User";

const testApp = useTestApp();
const rest = restCall(testApp);
const register = (password: string) =>
  testApp().graphql(`mutation ($input: RegisterInput!) { register(input: $input) { token } }`, {
    input: { name: "Eve", email: "eve@example.com", password },
  });

describe("M19 a common password", () => {
  it.each([
    ["12345678"],
    ["password"],
    ["PassWord1"],
    ["iloveyou"],
    ["qwerty123"],
    ["1q2w3e4r"],
    ["Sunshine"],
    ["trustno1"],
    ["00000000"],
    ["zzzzzzzzzzzz"],
    ["\uFF50\uFF41\uFF53\uFF53\uFF57\uFF4F\uFF52\uFF44"],
  ])("is refused on both edges, in any case: %s", async (password) => {
    const graphql = await register(password);
    const answer = await rest("POST /api/users", { body: { name: "Eve", email: "eve@example.com", password } });

    expect(codeOf(graphql)).toBe("BAD_USER_INPUT");
    expect(fieldsOf(graphql).join()).toMatch(/password$/);
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toEqual([
      expect.objectContaining({
        msg: "Please choose another password: this one is among the most common",
        param: "password",
        location: "body",
      }),
    ]);
    expect(await testApp().db.countBy(User, { email: "eve@example.com" })).toBe(0);
  });

  it("is refused over REST from the older minimum of 6 on, below which it is only too short", async () => {
    const messages = async (password: string) => {
      const { body } = await rest("POST /api/users", { body: { name: "Eve", email: "eve@example.com", password } });
      return body.errors.map(({ msg }: { msg: string }) => msg);
    };

    expect(await messages("dragon")).toEqual(["Please choose another password: this one is among the most common"]);
    expect(await messages("12345")).toEqual(["Please enter a password with 6 or more characters"]);
  });

  it("still opens an account that has one from before", async () => {
    const { db, services } = testApp();
    const { email } = await buildUser(db, { passwordHash: await services.passwords.hash("password") });

    const answer = await rest("POST /api/auth", { body: { email, password: "password" } });

    expect(answer.status).toBe(200);
  });

  it("is not what people choose with care, nor the demo account's", () => {
    for (const password of ["paper lanterns", "correct horse battery", demoAccount.password, "Zq7!mv"]) {
      expect(isCommonPassword(password)).toBe(false);
    }
  });
});
