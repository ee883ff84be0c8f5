import { bodyOf } from "../../../platform/rest/bodyOf";
import { routesOf } from "../../../platform/rest/route";
import { done, errors, meaning, objectOf, text, whole } from "../../../platform/rest/schema";
import { accountActions } from "../signIn/accountPolicy";
import { requestPasswordReset, resetPassword } from "../recovery/passwordReset";
import { RequestPasswordResetInput, ResetPasswordInput } from "../recovery/recoveryInputs";
import { newPasswordRule } from "./accountTypes";

const api = routesOf("Accounts");

const asked = objectOf({
  msg: text("What to do next.", "If an account has this address, a link is on its way."),
  nextInSeconds: whole("In so many seconds the next mail can be asked for."),
});

/** For members who forgot their password. */
export const passwordRoutes = [
  api.post("/auth/password/forgot", accountActions.recover, "Ask for a new password", {
    operationId: "requestPasswordReset",
    description:
      "Sends a link that works for 30 minutes, if an account has this address. The answer is the same for every address.",
    body: bodyOf(
      RequestPasswordResetInput,
      { email: "In upper or lower case." },
      { example: { email: "nia@example.com" } },
    ),
    answers: {
      200: meaning("A mail is on its way if there is such an account.", asked),
      400: errors("The address is not valid."),
    },
    async handle({ ctx, body }) {
      const { nextInSeconds } = await requestPasswordReset(ctx, body.email);
      return { msg: "If an account has this address, a mail with a link is on its way.", nextInSeconds };
    },
  }),
  api.post("/auth/password/reset", accountActions.recover, "Set a new password", {
    operationId: "resetPassword",
    description: "With the link from the mail. All sessions of the account end, and its address counts as confirmed.",
    body: bodyOf(
      ResetPasswordInput,
      {
        token: "What follows `#token=` in the link.",
        newPassword: newPasswordRule,
        removePasskeys:
          "`true` also removes all passkeys of the account, for a member who fears that someone else added one.",
      },
      { example: { token: "w0rKrA1dN3v4pP7sQ2tU9xY5zB8cE6fH1jK3mL0nR4g", newPassword: "paper-boats-again" } },
    ),
    answers: {
      200: done("Password changed", ". Log in with the new one."),
      400: errors("The link was used or is too old, or the password cannot be taken."),
    },
    async handle({ ctx, body }) {
      await resetPassword(ctx, body);
      return { msg: "Password changed" };
    },
  }),
];
