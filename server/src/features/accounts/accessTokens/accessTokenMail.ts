import { defineNoticeMail } from "../signIn/noticeMail";

/** Notifies the member that a program may act for them from now on. */
export const accessTokenMail = defineNoticeMail("access-token-made", {
  subject: "An access token was made for your account",
  paragraphs: [
    "An access token was just made for your Study Circle account. A program that has it can do for you what you allowed.",
  ],
  notes: [
    "If it was you, you don't need to do anything. If it wasn't, choose a new password: that ends all access tokens, and logs out every device.",
  ],
});
