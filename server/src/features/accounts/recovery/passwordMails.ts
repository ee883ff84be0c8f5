import { z } from "zod";
import { defineMail } from "../../../platform/mail/defineMail";
import { defineNoticeMail } from "../signIn/noticeMail";
import { User } from "../users/User";
import { TokenPurpose } from "./AccountToken";
import { makeToken } from "./accountTokens";

/** A link to reset the password. Without a member it sends nothing: a request for an unknown address leaves a job as well. */
export const passwordResetMail = defineMail({
  name: "password-reset",
  schema: z.object({ userId: z.uuid().nullable(), askedAt: z.iso.datetime() }),
  isRepeatedWhenUnsure: true,
  async compose({ db, mail }, { userId, askedAt }) {
    if (userId === null) return null;
    const to = await db.findOneBy(User, { id: userId });
    const request = { userId, purpose: TokenPurpose.RESET_PASSWORD, askedAt: new Date(askedAt) };
    const token = to && (await makeToken(db, request));
    if (!token) return null;
    const content = {
      subject: "Choose a new password",
      name: to.name,
      paragraphs: ["You asked for a new password for your Study Circle account."],
      action: { label: "Choose a new password", url: `${mail.siteUrl}/reset-password#token=${token}` },
      notes: [
        "The link works once, for 30 minutes. If you ask for another one, this one stops working.",
        "If you didn't ask for this, you can ignore this email: your password stays as it is.",
      ],
    };
    return { to, content };
  },
});

/** Notifies the member that the password was changed. */
export const passwordChangedMail = defineNoticeMail("password-changed", {
  subject: "Your password was changed",
  paragraphs: ["The password of your Study Circle account was just changed. All other devices were logged out."],
  notes: ["If it was you, you don't need to do anything."],
});
