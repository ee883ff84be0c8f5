import { codeOf } from "../../../testing/answers";
import { buildUser } from "../../../testing/factories";
import { useTestApp } from "../../../testing/harness";

const testApp = useTestApp({ rateLimitFactor: 1 });

const ask = (email: string, ip = "192.0.2.1") =>
  testApp().graphql(
    `mutation ($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) { nextInSeconds } }`,
    { input: { email } },
    { ip },
  );

describe("C12 mails with a link", () => {
  it("are three an hour for each typed address, known or not, and the answer says when the next goes", async () => {
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
      const refused = await ask(email, "198.51.100.7");

      expect(waits[0]).toBeLessThan(60);
      expect(waits[2]).toBeGreaterThan(3_500);
      expect(codeOf(refused)).toBe("RATE_LIMITED");
      expect(refused.errors?.[0]?.extensions.retryAfter).toBeGreaterThan(3_500);
    }
    expect(testApp().mails.map(({ to }) => to)).toEqual(Array(3).fill(testApp().mails[0]?.to));
  });

  it("are twenty an hour for each network", async () => {
    const ip = "203.0.113.9";
    for (let count = 0; count < 20; count++) expect(codeOf(await ask(`a${count}@example.com`, ip))).toBeUndefined();

    expect(codeOf(await ask("another@example.com", ip))).toBe("RATE_LIMITED");
  });
});
