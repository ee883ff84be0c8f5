import { defineNoticeMail } from "../noticeMail";

/** Notifies the member that there is another way to sign in. */
export const passkeyAddedMail = defineNoticeMail("passkey-added", {
  subject: "A passkey was added to your account",
  paragraphs: [
    "A passkey was just added to your Study Circle account. It can be used to log in without your password.",
  ],
  notes: ["With a new password you can remove all passkeys. If it was you, there is nothing to do."],
});
