import { badInput, unauthenticated } from "../../../errors";
import { accounts as limits, password } from "../limits";
import { bodyOf } from "../../../platform/rest/bodyOf";
import { restMessages } from "../../../platform/rest/messages";
import { type Part, routesOf } from "../../../platform/rest/route";
import { done, errors, flag, meaning, message, objectOf } from "../../../platform/rest/schema";
import { LoginInput, RestRegisterInput } from "../signIn/accountInputs";
import { accountActions } from "../signIn/accountPolicy";
import * as accounts from "../signIn/accountService";
import { deleteAccount } from "../deletion/deleteAccount";
import { Token, User } from "./accountTypes";
import { plainly } from "./plainRefusal";
import { presentAccount } from "./presentAccount";

/** `true` or `false` in a query string. */
const everywhere: Part<boolean> = {
  schema: objectOf({}, { everywhere: { ...flag("Ends all sessions of the member."), default: false } }),
  refusals: { 400: errors("`everywhere` is neither true nor false.") },
  read({ everywhere: value = "false" }) {
    if (value === "true" || value === "false") return value === "true";
    throw badInput({ field: "everywhere", message: restMessages.noTrueOrFalse({ field: "everywhere" }) });
  },
};

const api = routesOf("Accounts");

export const accountRoutes = [
  api.post("/users", accountActions.register, "Open an account", {
    operationId: "register",
    description: "Signs up a new member and starts a session.",
    statuses: { CONFLICT: 400 },
    body: bodyOf(
      RestRegisterInput,
      {
        name: `1 to ${limits.name} characters; need not be unique.`,
        email: "Unique without regard to case; never shown to others.",
        invitation: "From the link of an invitation, where the site asks for one.",
        password: `${password.minOverRest} to ${password.max} characters of any kind, but none of the most common passwords, nor the name or the address.`,
      },
      { example: { name: "Nia Okafor", email: "nia@example.com", password: "paper-boats" } },
    ),
    answers: {
      200: meaning("The account is open and signed in.", Token),
      400: errors("Every field that is wrong, or that the e-mail is registered already."),
      403: errors("The site takes nobody now, or only who has an invitation."),
    },
    async handle({ ctx, body }) {
      const { token } = await plainly(accounts.register(ctx, body));
      return { token };
    },
  }),
  api.post("/auth", accountActions.login, "Log in", {
    operationId: "login",
    description:
      "Begins a session. Other sessions of the member go on. With the right password of a member who is suspended or leaving, `x-error-code` of the 400 is `SUSPENDED` or `LEAVING`, and `x-limited-token` is the token for the few requests that are left to them.",
    body: bodyOf(
      LoginInput,
      { email: "In upper or lower case.", password: "The account's password." },
      { example: { email: "nia@example.com", password: "paper-boats" } },
    ),
    answers: {
      200: meaning("Logged in.", Token),
      400: errors("`Invalid Credentials`: the same for an unknown e-mail and a wrong password."),
    },
    async handle({ ctx, body }) {
      const { token } = await plainly(accounts.login(ctx, body));
      return { token };
    },
  }),
  api.get("/auth", accountActions.readOwn, "Who am I", {
    operationId: "getMe",
    description: "The only answer with an e-mail address in it.",
    answers: { 200: meaning("The owner of the token.", User) },
    async handle({ ctx }) {
      const user = await accounts.findViewerAccount(ctx);
      if (!user) throw unauthenticated(restMessages.invalidToken());
      return presentAccount(ctx, user);
    },
  }),
  api.delete("/auth", accountActions.logout, "Log out", {
    operationId: "logout",
    description: "Ends the session of this token at once. Other sessions go on unless `everywhere` is true.",
    query: everywhere,
    answers: { 200: done("Logged out") },
    async handle({ ctx, query: isEverywhere }) {
      await accounts.logout(ctx, isEverywhere);
      return { msg: "Logged out" };
    },
  }),
  api.delete("/profile", accountActions.delete, "Delete the account", {
    operationId: "deleteAccountNow",
    description:
      "Removes the profile, posts with their comments, and comments and likes elsewhere too. All tokens end.",
    refusesChoices: true,
    answers: {
      200: done("User removed", ". The e-mail is free again."),
      409: message("The member is the only admin."),
    },
    async handle({ ctx }) {
      await deleteAccount(ctx);
      return { msg: "User removed" };
    },
  }),
];
