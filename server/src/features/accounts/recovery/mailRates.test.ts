import { codeOf } from "../../../testing/calls/answers";
import { buildUser } from "../../../testing/app/factories";
import { useTestApp } from "../../../testing/app/harness";

const testApp = useTestApp({ rateLimitFactor: 1 });

const ask = (email: string, ip = "192.0.2.1") =>
  testApp().graphql(
    `mutation ($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) { nextInSeconds } }`,
    { input: { email } },
    { ip },
  );

describe("C12 mails with a link", () => {
  it("are three an hour for each network and typed address, known or not, and the answer says when the next goes", async () => {
    const user = await buildUser(testApp().db);

    for (const [turn, email] of [user.email, "nobody@example.com"].entries()) {
      const ip = `192.0.2.${turn + 1}`;
      const spellings = [email, email.toUpperCase(), ` ${email}`.trim()];
      const waits: number[] = [];
      for (const spelling of spellings) {
        waits.push((await ask(spelling, ip)).data.requestPasswordReset.nextInSeconds);
        // One after the other: a mail is not sent any more when a newer one has been.
        await testApp().runJobs();
      }
      const refused = await ask(email, ip);

      expect(waits[0]).toBeLessThan(60);
      expect(waits[2]).toBeGreaterThan(3_500);
      expect(codeOf(refused)).toBe("RATE_LIMITED");
      expect(refused.errors?.[0]?.extensions.retryAfter).toBeGreaterThan(3_500);
    }
    expect(testApp().mails.map(({ to }) => to)).toEqual(Array(3).fill(testApp().mails[0]?.to));
  });

  it("N40 always leave one for a network that has not asked, whatever strangers have asked for", async () => {
    const user = await buildUser(testApp().db, { emailVerifiedAt: null });
    for (let network = 1; network <= 3; network++) {
      for (let turn = 0; turn < 3; turn++) await ask(user.email, `198.51.101.${network}`);
    }
    expect(codeOf(await ask(user.email, "198.51.101.3"))).toBe("RATE_LIMITED");

    expect((await ask(user.email, "203.0.113.77")).data.requestPasswordReset.nextInSeconds).toBeGreaterThan(3_500);
    expect(codeOf(await ask(user.email, "203.0.113.77"))).toBe("RATE_LIMITED");
    const resend = `mutation { resendVerification { nextInSeconds } }`;
    expect((await testApp().graphql(resend, {}, { as: user, ip: "203.0.113.78" })).errors).toBeUndefined();
  });

  it("are twenty an hour for each network", async () => {
    const ip = "203.0.113.9";
    for (let count = 0; count < 20; count++) expect(codeOf(await ask(`a${count}@example.com`, ip))).toBeUndefined();

    expect(codeOf(await ask("another@example.com", ip))).toBe("RATE_LIMITED");
  });
});
