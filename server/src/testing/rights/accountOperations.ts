import { mutation, type Operation, query } from "./operation";
import { same, unconfirmed } from "./rights";

const badToken = same("BAD_USER_INPUT");

/** How one signs up, in and out, and what one changes of an account. */
export const accountOperations: readonly Operation[] = [
  mutation(
    ({ post }) =>
      `register(input: { name: "Grace", email: "${post}@example.com", password: "paper boat 7" }) { token }`,
    "register",
    "account.register",
  ),
  mutation(
    `login(input: { email: "nobody@example.com", password: "wrong" }) { token }`,
    "login",
    "account.login",
    same("INVALID_CREDENTIALS"),
  ),
  mutation(
    `requestPasswordReset(input: { email: "nobody@example.com" }) { nextInSeconds }`,
    "requestPasswordReset",
    "account.recover",
  ),
  mutation(
    `resetPassword(input: { token: "none", newPassword: "paper boat 7" }) { id }`,
    "resetPassword",
    "account.recover",
    same("BAD_USER_INPUT"),
  ),
  mutation(
    `openPasswordReset(input: { token: "none" }) { passkeys { id } }`,
    "openPasswordReset",
    "account.recover",
    same("BAD_USER_INPUT"),
  ),
  mutation(`verifyEmail(input: { token: "none" }) { id }`, "verifyEmail", "account.recover", same("BAD_USER_INPUT")),
  mutation("resendVerification { nextInSeconds }", "resendVerification", "account.verify"),
  mutation("logout", "logout", "account.logout"),
  mutation(
    ({ post }) => `signOutDevice(input: { id: "${post}" }) { id }`,
    "signOutDevice",
    "account.signOutDevices",
    unconfirmed,
  ),
  mutation("signOutOtherDevices { id }", "signOutOtherDevices", "account.signOutDevices", unconfirmed),
  mutation(
    `createAccessToken(input: { name: "Notes", scopes: [POSTS_READ] }) { token }`,
    "createAccessToken",
    "account.changeTokens",
    unconfirmed,
  ),
  mutation(({ post }) => `endAccessToken(input: { id: "${post}" }) { id }`, "endAccessToken", "account.changeTokens", {
    owner: "NOT_FOUND",
    other: "NOT_FOUND",
  }),
  mutation(`changeName(input: { name: "Grace" }) { id }`, "changeName", "account.changeName"),
  mutation(
    `confirmIdentity(input: { password: "wrong" }) { expiresAt }`,
    "confirmIdentity",
    "account.confirmIdentity",
    { owner: "INVALID_CREDENTIALS", other: "INVALID_CREDENTIALS" },
  ),
  mutation(
    `changePassword(input: { currentPassword: "wrong", newPassword: "paper boat 7" }) { token }`,
    "changePassword",
    "account.changePassword",
    { owner: "INVALID_CREDENTIALS", other: "INVALID_CREDENTIALS" },
  ),
  mutation(
    `changeEmail(input: { email: "ada@example.net" }) { id }`,
    "changeEmail",
    "account.changeEmail",
    unconfirmed,
  ),
  mutation(
    `undoEmailChange(input: { token: "none" }) { id }`,
    "undoEmailChange",
    "account.recover",
    same("BAD_USER_INPUT"),
  ),
  mutation(
    "startPasskeyRegistration { ceremonyId }",
    "startPasskeyRegistration",
    "account.changePasskeys",
    unconfirmed,
  ),
  mutation(
    ({ post }) => `finishPasskeyRegistration(input: { ceremonyId: "${post}", response: {} }) { id }`,
    "finishPasskeyRegistration",
    "account.changePasskeys",
    unconfirmed,
  ),
  mutation(
    ({ post }) => `renamePasskey(input: { id: "${post}", name: "Phone" }) { id }`,
    "renamePasskey",
    "account.changePasskeys",
    unconfirmed,
  ),
  mutation(
    ({ post }) => `removePasskey(input: { id: "${post}" }) { id }`,
    "removePasskey",
    "account.changePasskeys",
    unconfirmed,
  ),
  mutation("startPasskeyLogin { ceremonyId }", "startPasskeyLogin", "account.login"),
  mutation(
    ({ post }) => `finishPasskeyLogin(input: { ceremonyId: "${post}", response: {} }) { token }`,
    "finishPasskeyLogin",
    "account.login",
    same("INVALID_CREDENTIALS"),
  ),
  mutation("deleteAccount", "deleteAccount", "account.leave", {
    ...unconfirmed,
    guest: "UNAUTHENTICATED",
    ended: "UNAUTHENTICATED",
  }),
  mutation(`keepAccount(input: { limitedToken: "none" }) { token }`, "keepAccount", "account.comeBack", badToken),
  mutation(`deleteAccountNow(input: { limitedToken: "none" })`, "deleteAccountNow", "account.comeBack", badToken),
  mutation("exportMyData { id }", "exportMyData", "myData.export", unconfirmed),
  // Only with the token of a refused sign-in.
  query(`absentExports(limitedToken: "none") { id }`, "absentExports", "myData.takeAlong", same("UNAUTHENTICATED")),
  mutation(
    `exportAbsentData(input: { limitedToken: "none" }) { id }`,
    "exportAbsentData",
    "myData.takeAlong",
    same("UNAUTHENTICATED"),
  ),
];
