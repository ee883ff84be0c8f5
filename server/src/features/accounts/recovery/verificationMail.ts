import { z } from "zod";
import { defineMail } from "../../../platform/mail/defineMail";
import { User } from "../users/User";
import { TokenPurpose } from "./AccountToken";
import { makeToken } from "./accountTokens";

/** Asks a member to confirm their address. */
export const verificationMail = defineMail({
  name: "verification",
  schema: z.object({ userId: z.uuid(), askedAt: z.iso.datetime() }),
  isRepeatedWhenUnsure: true,
  async compose({ db, mail }, { userId, askedAt }) {
    const to = await db.findOne(User, { where: { id: userId }, select: selected });
    if (!to) return null;
    const request = { userId, purpose: TokenPurpose.VERIFY_EMAIL, askedAt: new Date(askedAt) };
    const token = to.emailVerifiedAt ? null : await makeToken(db, request);
    if (!token) return null;
    if (!to.verificationSentAt)
      await db.update(User, { id: userId }, { verificationSentAt: () => "clock_timestamp()" });
    const content = {
      subject: "Confirm your email address",
      name: to.name,
      paragraphs: ["Welcome to Study Circle! Please confirm that this address is yours."],
      action: { label: "Confirm my address", url: `${mail.siteUrl}/verify-email#token=${token}` },
      notes: [
        "The link works once, for 48 hours.",
        "If you didn't sign up, you can ignore this email: an account that nobody confirms or uses is deleted.",
      ],
    };
    return { to, content };
  },
});

const selected = { id: true, name: true, email: true, emailVerifiedAt: true, verificationSentAt: true } as const;
