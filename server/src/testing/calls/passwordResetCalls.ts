import type { User } from "../../features/accounts/users/User";
import { buildUser } from "../app/factories";
import type { TestApp } from "../app/harness";

/** What tests of forgotten passwords do and look at, over GraphQL and in the mails. */
export function passwordResetCalls(testApp: () => TestApp) {
  const ask = (email: string) =>
    testApp().graphql(
      `mutation ($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) { nextInSeconds } }`,
      { input: { email } },
    );

  /** The token in the newest link to a new password. */
  const tokenOf = () => testApp().linkToken("reset-password");

  return {
    ask,

    tokenOf,

    reset: (token: string, newPassword = "paper boats at dawn") =>
      testApp().graphql(
        `mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { id isEmailVerified } }`,
        { input: { token, newPassword } },
      ),

    login: (email: string, password: string) =>
      testApp().graphql(`mutation ($input: LoginInput!) { login(input: $input) { token } }`, {
        input: { email, password },
      }),

    async forgetful(): Promise<{ user: User; token: string }> {
      const user = await buildUser(testApp().db, { emailVerifiedAt: null });
      await ask(user.email);
      await testApp().runJobs();
      return { user, token: tokenOf() };
    },
  };
}
