import { codeOf } from "../../../testing/calls/answers";
import { startTestApp } from "../../../testing/app/harness";
import { loadConfig } from "../../../start/config";

const register = `mutation ($input: RegisterInput!) { register(input: $input) { token } }`;

it("P4 as many people as the setting says sign up from one address, and the next is asked to wait", async () => {
  const app = await startTestApp({ rateLimitFactor: 1, config: { signUpsPerAddress: 7 } });
  const signUp = (n: number, ip: string) => {
    const input = { name: "Ada", email: `class.${n}@example.com`, password: "in one classroom" };
    return app.graphql(register, { input }, { ip });
  };
  const codes = [];
  for (let n = 0; n < 8; n++) codes.push(codeOf(await signUp(n, "203.0.113.7")));
  const elsewhere = await signUp(9, "203.0.113.8");
  await app.close();

  expect(codes).toEqual([...Array(7).fill(undefined), "RATE_LIMITED"]);
  expect(elsewhere.data.register.token).toEqual(expect.any(String));
  expect(loadConfig({}).signUpsPerAddress).toBe(5);
});
