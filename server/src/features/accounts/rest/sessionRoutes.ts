import { notFound } from "../../../errors";
import { bodyOf } from "../../../platform/rest/bodyOf";
import { routesOf } from "../../../platform/rest/route";
import {
  done,
  errors,
  flag,
  id,
  listOf,
  meaning,
  message,
  named,
  objectOf,
  text,
  timestamp,
} from "../../../platform/rest/schema";
import { ChangeNameInput, ChangePasswordInput } from "../signIn/accountInputs";
import { accountActions } from "../signIn/accountPolicy";
import { changeName } from "../users/changeName";
import { changePassword } from "../signIn/changePassword";
import { RestConfirmIdentityInput } from "../confirmation/Confirmation";
import { confirmIdentity } from "../confirmation/confirmIdentity";
import { listDevices, signOutDevice, signOutOtherDevices } from "../devices/deviceService";
import { accountMessages } from "../messages";
import { newPasswordRule, Token, User } from "./accountTypes";
import { presentAccount } from "./presentAccount";

const api = routesOf("Accounts");

const Session = named(
  "Session",
  objectOf({
    _id: id("For `DELETE /auth/sessions/{id}`."),
    name: text("The device.", "Firefox on Windows"),
    lastSeen: timestamp("When it was last used, give or take five minutes."),
    isCurrent: flag("Whether this request came from it."),
  }),
);
const unconfirmed = {
  403: message("`CONFIRMATION_REQUIRED` until `POST /auth/confirm`; `FORBIDDEN` for the demo account."),
};
const shared = { 403: message("`FORBIDDEN` for the demo account, which many people use.") };

/** What a member changes about their own account, and where they are signed in. */
export const sessionRoutes = [
  api.put("/auth/name", accountActions.changeName, "Change my name", {
    operationId: "changeName",
    description: "The new name is shown with everything that the member wrote before, too.",
    body: bodyOf(
      ChangeNameInput,
      { name: "1 to 80 characters; need not be unique." },
      { example: { name: "Nia Okafor-Lind" } },
    ),
    answers: { 200: meaning("The account with its new name.", User), ...shared },
    handle: async ({ ctx, body }) => presentAccount(ctx, await changeName(ctx, body)),
  }),
  api.post("/auth/password/change", accountActions.changePassword, "Change my password", {
    operationId: "changePassword",
    description: "Ends all sessions of the account and starts a new one: use its token from then on.",
    body: bodyOf(
      ChangePasswordInput,
      {
        currentPassword: "The password until now. A wrong one counts as a failed sign-in.",
        newPassword: newPasswordRule,
      },
      { example: { currentPassword: "paper-boats", newPassword: "paper-boats-again" } },
    ),
    answers: {
      200: meaning("The token of the new session.", Token),
      400: errors("The current password is wrong, or the new one cannot be taken."),
      ...shared,
    },
    async handle({ ctx, body }) {
      const { token } = await changePassword(ctx, body);
      return { token };
    },
  }),
  api.post("/auth/confirm", accountActions.confirmIdentity, "Confirm that it is me", {
    operationId: "confirmIdentity",
    description: "Valid for ten minutes in this session, for the requests that need it.",
    body: bodyOf(
      RestConfirmIdentityInput,
      { password: "The account's password. A wrong one counts as a failed sign-in." },
      { example: { password: "paper-boats" } },
    ),
    answers: {
      200: meaning("Until when it counts.", objectOf({ expires: timestamp("Until then it need not be repeated.") })),
      400: errors("The password is wrong."),
    },
    async handle({ ctx, body }) {
      const { expiresAt } = await confirmIdentity(ctx, body);
      return { expires: expiresAt.toISOString() };
    },
  }),
  api.get("/auth/sessions", accountActions.signOutDevices, "Where I am signed in", {
    operationId: "getDevices",
    description: "At most 20 devices: this one first, then those that signed in last.",
    answers: { 200: meaning("The member's sessions.", listOf(Session)) },
    async handle({ ctx }) {
      const devices = await listDevices(ctx);
      return devices.map(({ id: _id, lastSeenAt, ...device }) => {
        return { _id, ...device, lastSeen: lastSeenAt.toISOString() };
      });
    },
  }),
  api.delete("/auth/sessions", accountActions.signOutDevices, "Sign out all other devices", {
    operationId: "signOutOtherDevices",
    description: "Ends all sessions of the member but this one, with their live connections.",
    answers: { 200: done("Other devices signed out"), ...unconfirmed },
    async handle({ ctx }) {
      await signOutOtherDevices(ctx);
      return { msg: "Other devices signed out" };
    },
  }),
  api.delete("/auth/sessions/:id", accountActions.signOutDevices, "Sign out one device", {
    operationId: "signOutDevice",
    description: "Ends one session of the member, also this one, with its live connections.",
    params: { id: { description: "The session's id.", malformed: () => notFound(accountMessages.noSuchDevice()) } },
    answers: {
      200: done("Device signed out"),
      404: message("The member has no such session (any more)."),
      ...unconfirmed,
    },
    async handle({ ctx, params }) {
      await signOutDevice(ctx, params.id);
      return { msg: "Device signed out" };
    },
  }),
];
