import { password, text as textLimits } from "../../../platform/limits/limits";
import { describeRoute, errors, filled, message, objectWith, ref, text } from "../../../platform/rest/describe";

const email = (description: string) => text(description, { format: "email", maxLength: textLimits.email });

export const accountDocs = {
  register: describeRoute({
    tag: "Accounts",
    summary: "Open an account",
    description: "Signs up a new member and starts a session.",
    repeatable: true,
    body: objectWith(["name", "email", "password"], {
      name: filled(textLimits.name, `1 to ${textLimits.name} characters; need not be unique.`),
      email: email("Unique without regard to case; never shown to others."),
      password: text(
        `${password.minOverRest} to ${password.max} characters of any kind, but none of the most common passwords.`,
        { minLength: password.minOverRest, maxLength: password.max },
      ),
    }),
    example: { name: "Nia Okafor", email: "nia@example.com", password: "paper-boats" },
    success: ref("Token"),
    successDescription: "The account is open and signed in.",
    refusals: { 400: errors("Every field that is wrong, or that the e-mail is registered already.") },
  }),
  login: describeRoute({
    tag: "Accounts",
    summary: "Log in",
    description: "Begins a session. Other sessions of the member go on.",
    body: objectWith(["email", "password"], {
      email: email("In upper or lower case."),
      password: text("The account's password.", { maxLength: password.max }),
    }),
    example: { email: "nia@example.com", password: "paper-boats" },
    success: ref("Token"),
    successDescription: "Logged in.",
    refusals: { 400: errors("`Invalid Credentials`: the same for an unknown e-mail and a wrong password.") },
  }),
  me: describeRoute({
    tag: "Accounts",
    summary: "Who am I",
    description: "The only answer with an e-mail address in it.",
    success: ref("User"),
    successDescription: "The owner of the token.",
  }),
  logout: describeRoute({
    tag: "Accounts",
    summary: "Log out",
    description: "Ends the session of this token at once. Other sessions go on unless `everywhere` is true.",
    query: objectWith([], {
      everywhere: { type: "boolean", default: false, description: "Ends all sessions of the member." },
    }),
    success: ref("Message"),
    successDescription: "`Logged out`.",
    refusals: { 400: errors("`everywhere` is neither true nor false.") },
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
