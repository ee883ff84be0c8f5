import { codeOf } from "../../../testing/calls/answers";
import { emailChangeCalls } from "../../../testing/calls/emailChangeCalls";
import { useTestApp } from "../../../testing/app/harness";

const testApp = useTestApp();
const { newAddress, change, run, mailsTo, linkTo, emailOf, join } = emailChangeCalls(testApp);
const isSignedIn = async (token: string) =>
  (await testApp().graphql(`{ me { id } }`, {}, { token })).errors === undefined;

/** They change their address, and confirm it with the link. */
async function move(token: string, email: string) {
  await change(token, email);
  await testApp().runJobs();
  const answer = await run("verifyEmail", linkTo(email));
  await testApp().runJobs();
  return answer;
}

describe("C14 the holder of the old address", () => {
  it("is notified, and brings it back within a week: all sessions end", async () => {
    const { user, token } = await join();
    await move(token, newAddress());
    expect(mailsTo(user.email).map(({ subject }) => subject)).toEqual(["Your email address was changed"]);
    expect(await isSignedIn(token)).toBe(true);

    expect((await run("undoEmailChange", linkTo(user.email))).errors).toBeUndefined();

    expect(await emailOf(user)).toBe(user.email);
    expect(await isSignedIn(token)).toBe(false);
    expect(codeOf(await run("undoEmailChange", linkTo(user.email)))).toBe("BAD_USER_INPUT");
  });

  it("brings it back although the address was changed twice, and the password was reset through the new one", async () => {
    const { user, token } = await join();
    const [first, second] = [newAddress(), newAddress()];
    await move(token, first);
    await move(token, second);
    const ask = `mutation ($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) { nextInSeconds } }`;
    await testApp().graphql(ask, { input: { email: second } });
    await testApp().runJobs();
    const input = { token: linkTo(second), newPassword: "paper boats at noon" };
    await testApp().graphql(`mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { id } }`, {
      input,
    });

    expect((await run("undoEmailChange", linkTo(user.email))).errors).toBeUndefined();

    expect(await emailOf(user)).toBe(user.email);
    expect(codeOf(await run("undoEmailChange", linkTo(first)))).toBe("BAD_USER_INPUT");
  });

  it("keeps it free for a week: nobody else can sign up or move there", async () => {
    const { user, token } = await join();
    await move(token, newAddress());
    const payload = { name: "Eve", email: user.email, password: "paper boats at dusk" };

    expect((await testApp().request({ method: "POST", url: "/api/users", payload })).statusCode).toBe(400);
    const other = await join();
    await change(other.token, user.email);
    await testApp().runJobs();
    expect(mailsTo(user.email).map(({ subject }) => subject)).not.toContain("Confirm your new email address");
    expect((await move(token, user.email)).errors).toBeUndefined();
    expect(await emailOf(user)).toBe(user.email);
  });

  it("is too late after a week", async () => {
    const { user, token } = await join();
    await move(token, newAddress());
    await testApp().db.query(
      `update account_tokens set expires_at = expires_at - interval '7 days 1 second' where user_id = $1`,
      [user.id],
    );

    expect(codeOf(await run("undoEmailChange", linkTo(user.email)))).toBe("BAD_USER_INPUT");
  });
});
