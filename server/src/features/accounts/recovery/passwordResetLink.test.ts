import { v7 as newId } from "uuid";
import { codeOf, inputFieldsOf } from "../../../testing/calls/answers";
import { buildUser } from "../../../testing/app/factories";
import { waitingJobs } from "../../../testing/app/dueJobs";
import { useTestApp } from "../../../testing/app/harness";
import { passwordResetCalls } from "../../../testing/calls/passwordResetCalls";
import { Passkey } from "../passkeys/Passkey";
import { AccountToken } from "./AccountToken";

const testApp = useTestApp();
const { ask, reset, forgetful } = passwordResetCalls(testApp);
beforeEach(() => void (testApp().mails.length = 0));

describe("C12 requestPasswordReset", () => {
  it("sends a link to the address of the account, in any case", async () => {
    const user = await buildUser(testApp().db, { name: "Zoë" });

    const answer = await ask(user.email.toUpperCase());
    await testApp().runJobs();

    expect(answer.data.requestPasswordReset.nextInSeconds).toBeGreaterThan(0);
    expect(testApp().mails.map(({ to, subject }) => [to, subject])).toEqual([[user.email, "Choose a new password"]]);
    expect(testApp().mails[0]?.text).toContain("Hi Zoë,");
    expect(testApp().mails[0]?.text).toMatch(/\nhttps:\/\/circle\.example\/reset-password#token=[\w-]{43}\n/);
  });

  it("answers the same for an unknown address, does the same work, and sends nothing", async () => {
    const user = await buildUser(testApp().db);
    const answers: string[] = [];
    const statements: number[] = [];

    for (const email of [user.email, "nobody-here@example.com"]) {
      const count = await testApp().counter.count(async () => {
        const { data, errors, status } = await ask(email);
        answers.push(JSON.stringify({ data, errors, status }));
      });
      statements.push(count);
    }
    await testApp().runJobs();

    expect(answers[0]).toBe(answers[1]);
    expect(statements[0]).toBe(statements[1]);
    expect(testApp().mails).toHaveLength(1);
  });

  it("refuses what is no address", async () => {
    const answer = await ask("somebody");

    expect(codeOf(answer)).toBe("BAD_USER_INPUT");
    expect(inputFieldsOf(answer)).toEqual(["email"]);
  });

  it("stores nothing that could be used as the link", async () => {
    const { user, token } = await forgetful();

    const stored = await testApp().db.findBy(AccountToken, { userId: user.id });
    const jobs = await waitingJobs(testApp().db);

    expect(stored).toHaveLength(1);
    expect(JSON.stringify(stored)).not.toContain(token);
    expect(JSON.stringify(jobs)).not.toContain(user.email);
    const minutes = ((stored[0]?.expiresAt.getTime() ?? 0) - Date.now()) / 60_000;
    expect(Math.abs(minutes - 30)).toBeLessThan(2);
  });
});

describe("C12 openPasswordReset", () => {
  const open = (token: string) =>
    testApp().graphql(
      `mutation ($input: VerifyEmailInput!) { openPasswordReset(input: $input) { passkeys { name } } }`,
      { input: { token } },
    );

  it("lists the passkeys of the account by name, and spends nothing", async () => {
    const { user, token } = await forgetful();
    const key = { publicKey: Buffer.from("key"), counter: "0", transports: [] };
    for (const name of ["Phone", "Desk"])
      await testApp().db.insert(Passkey, { id: newId(), userId: user.id, name, credentialId: newId(), ...key });

    const answers = [await open(token), await open(token)];

    const passkeys = [{ name: "Phone" }, { name: "Desk" }];
    expect(answers.map(({ data }) => data.openPasswordReset)).toEqual([{ passkeys }, { passkeys }]);
    expect(codeOf(await reset(token))).toBeUndefined();
    expect(codeOf(await open(token))).toBe("BAD_USER_INPUT");
  });

  it("shows nothing for a link that is none, or for something else", async () => {
    const { user } = await forgetful();
    const resend = `mutation { resendVerification { nextInSeconds } }`;
    await testApp().graphql(resend, {}, { as: user });
    await testApp().runJobs();

    const answers = await Promise.all(["", "x", testApp().linkToken("verify-email")].map(open));

    expect(answers.map(codeOf)).toEqual(["BAD_USER_INPUT", "BAD_USER_INPUT", "BAD_USER_INPUT"]);
  });
});
