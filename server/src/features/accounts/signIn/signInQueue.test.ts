import { availableParallelism } from "node:os";
import { signInsPerCore } from "../../../platform/limits/signInLimits";
import { accountRates as rates } from "../limits";
import { codeOf } from "../../../testing/calls/answers";
import { buildUser } from "../../../testing/app/factories";
import { useTestApp } from "../../../testing/app/harness";
import { restCall } from "../../../testing/calls/restCall";
import type { Passwords } from "../../../platform/auth/passwords";

const testApp = useTestApp();
const limitedApp = useTestApp({ rateLimitFactor: 1 });
const rest = restCall(testApp);
const password = "paper lanterns";
const atOnce = signInsPerCore * availableParallelism();
const logIn = `mutation ($email: String!) { login(input: { email: $email, password: "paper lanterns" }) { token } }`;

/** As many sign-ins as may run, none of which ends before `release`. */
function fillQueue(passwords: Passwords) {
  let release = (): void => undefined;
  const gate = new Promise<void>((resolve) => (release = resolve));
  const running = Promise.all(Array.from({ length: atOnce }, () => passwords.admit(() => gate)));
  return { running, release: () => release() };
}

describe("M16 sign-ins beyond a short queue", () => {
  it("are unavailable at once over REST, with a time to try again, until the queue is shorter", async () => {
    const { db, services } = testApp();
    const { email } = await buildUser(db, { passwordHash: await services.passwords.hash(password) });
    const { release, running } = fillQueue(services.passwords);

    const late = await rest("POST /api/auth", { body: { email, password } });
    const newcomer = await rest("POST /api/users", { body: { name: "Eve", email: "eve@example.com", password } });
    release();
    await running;
    const again = await rest("POST /api/auth", { body: { email, password } });

    expect([late.status, newcomer.status, again.status]).toEqual([503, 503, 200]);
    expect(late.headers["retry-after"]).toBe("2");
    expect(late.body.errors[0].msg).toBe(late.body.msg);
  });

  it("do not count as failures of the account, nor against the address", async () => {
    const { passwords, rates: counted } = limitedApp().services;
    const consume = vi.spyOn(counted, "consume");
    const { email } = await buildUser(limitedApp().db, { passwordHash: await passwords.hash(password) });
    const { release, running } = fillQueue(passwords);

    for (let n = 0; n <= rates.loginFailuresFromNetwork.points; n++) {
      const answer = await limitedApp().graphql(logIn, { email });

      expect(codeOf(answer)).toBe("UNAVAILABLE");
      expect(answer.status).toBe(503);
      expect(answer.headers["retry-after"]).toBe("2");
    }

    expect(new Set(consume.mock.calls.map(([name]) => name))).toEqual(new Set(["anonymousRequests"]));
    release();
    await running;
    expect((await limitedApp().graphql(logIn, { email })).errors).toBeUndefined();
    consume.mockRestore();
  });
});
