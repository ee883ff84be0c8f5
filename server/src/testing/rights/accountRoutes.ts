import { type Route, same, type Scene, unconfirmed } from "./rights";

const post = ({ post }: Scene) => ({ id: post });
const gone = { owner: "NOT_FOUND", other: "NOT_FOUND" };
const newcomer = ({ post }: Scene) => ({ name: "Grace", email: `${post}@example.org`, password: "paper boat 7" });
const stranger = { email: "nobody@example.com", password: "wrong" };

/** How one signs up, in and out, what programs may do, and one's own data. */
export const accountRoutes: readonly Route[] = [
  { name: "POST /users", action: "account.register", body: newcomer },
  { name: "POST /auth", action: "account.login", body: stranger, answers: same("400") },
  { name: "POST /auth/password/forgot", action: "account.recover", body: { email: "nobody@example.com" } },
  {
    name: "POST /auth/password/reset",
    action: "account.recover",
    body: { token: "none", newPassword: "paper boat 7" },
    answers: same("400"),
  },
  { name: "POST /auth/email/verify", action: "account.recover", body: { token: "none" }, answers: same("400") },
  { name: "POST /auth/email/resend", action: "account.verify" },
  {
    name: "POST /auth/email",
    action: "account.changeEmail",
    body: { email: "another@example.org" },
    answers: unconfirmed,
  },
  {
    name: "POST /me/deletion",
    action: "account.leave",
    body: { content: "REMOVE" },
    answers: { guest: "UNAUTHENTICATED", ended: "UNAUTHENTICATED", ...unconfirmed },
  },
  { name: "POST /auth/keep", action: "account.comeBack", body: { limitedToken: "none" }, answers: same("400") },
  { name: "GET /me/contactable", action: "buddy.changeSettings" },
  { name: "PUT /me/contactable", action: "buddy.changeSettings", body: { contactable: "NOBODY" } },
  { name: "GET /auth", action: "account.readOwn" },
  { name: "DELETE /auth", action: "account.logout" },
  { name: "PUT /auth/name", action: "account.changeName", body: { name: "Grace" } },
  {
    name: "POST /auth/password/change",
    action: "account.changePassword",
    body: { currentPassword: "wrong", newPassword: "paper boat 7" },
    answers: { owner: "400", other: "400" },
  },
  {
    name: "POST /auth/confirm",
    action: "account.confirmIdentity",
    body: { password: "wrong" },
    answers: { owner: "400", other: "400" },
  },
  { name: "GET /me/tokens", action: "account.changeTokens" },
  {
    name: "POST /me/tokens",
    action: "account.changeTokens",
    body: { name: "Notes", scopes: ["posts:read"] },
    answers: unconfirmed,
  },
  { name: "DELETE /me/tokens/{id}", action: "account.changeTokens", params: post, answers: gone },
  { name: "GET /auth/sessions", action: "account.signOutDevices" },
  { name: "DELETE /auth/sessions", action: "account.signOutDevices", answers: unconfirmed },
  { name: "DELETE /auth/sessions/{id}", action: "account.signOutDevices", params: post, answers: unconfirmed },
  { name: "POST /me/exports", action: "myData.export", answers: unconfirmed },
  { name: "GET /me/exports", action: "myData.read" },
  { name: "GET /me/exports/{id}", action: "myData.read", params: post, answers: gone },
  {
    name: "POST /me/exports/{id}/download",
    action: "myData.takeAlong",
    params: post,
    body: { limitedToken: "none" },
    answers: same("UNAUTHENTICATED"),
  },
];
