import { bodyOf } from "../../../platform/rest/bodyOf";
import { routesOf } from "../../../platform/rest/route";
import { done, errors, meaning, message, objectOf, whole } from "../../../platform/rest/schema";
import { changeEmail } from "../email/changeEmail";
import { ChangeEmailInput } from "../email/emailInputs";
import { VerifyEmailInput } from "../recovery/recoveryInputs";
import { resendVerification, verifyEmail } from "../recovery/verification";
import { accountActions } from "../signIn/accountPolicy";

const api = routesOf("Accounts");

/** The address of an account, and its confirmation. */
export const emailRoutes = [
  api.post("/auth/email/verify", accountActions.recover, "Confirm an address", {
    operationId: "verifyEmail",
    description:
      "With the link from the mail, which may be read anywhere: no session is needed. A new address counts from now on.",
    body: bodyOf(
      VerifyEmailInput,
      { token: "What follows `#token=` in the link." },
      { example: { token: "w0rKrA1dN3v4pP7sQ2tU9xY5zB8cE6fH1jK3mL0nR4g" } },
    ),
    answers: { 200: done("Address confirmed"), 400: errors("The link was used or is too old.") },
    async handle({ ctx, body: { token } }) {
      await verifyEmail(ctx, token);
      return { msg: "Address confirmed" };
    },
  }),
  api.post("/auth/email/resend", accountActions.verify, "Send the link again", {
    operationId: "resendVerification",
    description:
      "The link that confirms the viewer's address, also when mail to it was stopped. 503 where the site sends no mail.",
    answers: {
      200: meaning(
        "The mail is on its way.",
        objectOf({ nextInSeconds: whole("In so many seconds the next mail can be asked for.") }),
      ),
    },
    handle: async ({ ctx }) => ({ nextInSeconds: (await resendVerification(ctx)).nextInSeconds }),
  }),
  api.post("/auth/email", accountActions.changeEmail, "Change my address", {
    operationId: "changeEmail",
    description:
      "Sends a link to the new address, which counts once `POST /auth/email/verify` was called with it. The answer is the same for an address that somebody has. 503 where the site sends no mail.",
    body: bodyOf(
      ChangeEmailInput,
      { email: "Unique without regard to case; never shown to others." },
      { example: { email: "nia.okafor@example.com" } },
    ),
    answers: {
      200: done("A link is on its way"),
      400: errors("The address is not valid, or is the one of the account."),
      403: message("`CONFIRMATION_REQUIRED` until `POST /auth/confirm`; `FORBIDDEN` for the demo account."),
    },
    async handle({ ctx, body: { email } }) {
      await changeEmail(ctx, email);
      return { msg: "A link is on its way" };
    },
  }),
];
