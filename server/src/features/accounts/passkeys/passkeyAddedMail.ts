import { defineNoticeMail } from "../signIn/noticeMail";

/** Notifies the member that there is another way to sign in. */
export const passkeyAddedMail = defineNoticeMail("passkey-added", {
  subject: "A passkey was added to your account",
  paragraphs: ["A passkey was just added to your Study Circle account. It lets you log in without your password."],
  notes: [
    "If it was you, you don't need to do anything. If it wasn't, choose a new password: you can remove all passkeys there.",
  ],
});
