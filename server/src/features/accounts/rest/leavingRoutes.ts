import { bodyOf } from "../../../platform/rest/bodyOf";
import { routesOf } from "../../../platform/rest/route";
import { errors, meaning, message, objectOf, oneOf, timestamp } from "../../../platform/rest/schema";
import { DeleteAccountInput, DepartureContent, DepartureInput } from "../deletion/deletionInputs";
import { keepAccount, leaveAccount } from "../deletion/leaveAccount";
import { accountActions } from "../signIn/accountPolicy";
import { Token } from "./accountTypes";
import { plainly } from "./plainRefusal";

const api = routesOf("Accounts");

/** Leaving with a week in which one can come back. `DELETE /profile` deletes the account at once. */
export const leavingRoutes = [
  api.post("/me/deletion", accountActions.leave, "Leave, with a week to come back", {
    operationId: "deleteAccount",
    knowsMembers: true,
    description:
      "Ends all sessions of the member, who is an unknown id to everyone from now on, and deletes the account after a week. Until then the `x-limited-token` of a log-in is for `POST /auth/keep`.",
    body: bodyOf(
      DeleteAccountInput,
      {
        content: {
          schema: oneOf(Object.values(DepartureContent), "What becomes of their texts."),
          read: (value) => value,
        },
        limitedToken: "Of a suspended member, instead of a session.",
      },
      { example: { content: "REMOVE" } },
    ),
    answers: {
      200: meaning("The member has left.", objectOf({ until: timestamp("When the account will be deleted.") })),
      400: errors("`content` is none of these."),
      401: message("Neither a member nor a suspended one."),
      403: message("`CONFIRMATION_REQUIRED` until `POST /auth/confirm`; `FORBIDDEN` for the demo account."),
    },
    handle: async ({ ctx, body }) => ({ until: (await leaveAccount(ctx, body)).toISOString() }),
  }),
  api.post("/auth/keep", accountActions.comeBack, "Come back", {
    operationId: "keepAccount",
    description:
      "Keeps an account that waits to be deleted, and logs in: all is as it was. A member who is suspended, too, stays so: the 400 has `x-error-code`: `SUSPENDED`, as at `POST /auth`.",
    body: bodyOf(
      DepartureInput,
      { limitedToken: "The `x-limited-token` of the log-in." },
      { example: { limitedToken: "w0rKrA1dN3v4pP7sQ2tU9xY5zB8cE6fH1jK3mL0nR4g" } },
    ),
    answers: {
      200: meaning("A session.", Token),
      400: errors("The token is not, or not any more, that of an account that waits to be deleted."),
    },
    handle: async ({ ctx, body: { limitedToken } }) => ({
      token: (await plainly(keepAccount(ctx, limitedToken))).token,
    }),
  }),
];
