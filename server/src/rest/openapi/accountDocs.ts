import { password, text as textLimits } from "../../shared/limits";
import { describeRoute, faults, message, objectWith, ref, text } from "./describe";

export const accountDocs = {
  register: describeRoute({
    tag: "Accounts",
    summary: "Open an account",
    repeatable: true,
    body: objectWith(["name", "email", "password"], {
      name: text(`1 to ${textLimits.name} characters; need not be unique.`),
      email: text("Unique without regard to case; never shown to others.", { format: "email" }),
      password: text(`${password.minOverRest} to ${password.max} characters of any kind.`),
    }),
    example: { name: "Nia Okafor", email: "nia@example.com", password: "paper-boats" },
    success: ref("Token"),
    successDescription: "The account is open and signed in.",
    refusals: { 400: faults("Every field that is wrong, or that the e-mail is registered already.") },
  }),
  login: describeRoute({
    tag: "Accounts",
    summary: "Sign in",
    body: objectWith(["email", "password"], {
      email: text("In any case.", { format: "email" }),
      password: text("The account's password."),
    }),
    example: { email: "nia@example.com", password: "paper-boats" },
    success: ref("Token"),
    successDescription: "Signed in.",
    refusals: { 400: faults("`Invalid Credentials`: the same for an unknown e-mail and a wrong password.") },
  }),
  me: describeRoute({
    tag: "Accounts",
    summary: "Who am I",
    success: ref("User"),
    successDescription: "The owner of the token.",
  }),
  logout: describeRoute({
    tag: "Accounts",
    summary: "Log out",
    description: "Ends the session of this token at once. Other sessions go on unless `everywhere` is true.",
    query: objectWith([], { everywhere: { type: "boolean", description: "Ends all sessions of the member." } }),
    success: ref("Message"),
    successDescription: "`Logged out`.",
  }),
  leave: describeRoute({
    tag: "Accounts",
    summary: "Delete the account",
    description:
      "Removes the profile, posts with their comments, and comments and likes elsewhere too. All tokens end.",
    success: ref("Message"),
    successDescription: "`User removed`. The e-mail is free again.",
  }),
};

export const noProfile = message("`There is no profile for this user`.");
