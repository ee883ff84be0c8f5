import { z } from "zod";
import { defineMail } from "../../../platform/mail/defineMail";
import { User } from "../User";

/** Notifies the member that there is another way to sign in. */
export const passkeyAddedMail = defineMail({
  name: "passkey-added",
  schema: z.object({ userId: z.uuid() }),
  isRepeatedWhenUnsure: true,
  async compose({ db, mail }, { userId }) {
    const to = await db.findOneBy(User, { id: userId });
    if (!to) return null;
    const letter = {
      subject: "A passkey was added to your account",
      name: to.name,
      paragraphs: [
        "A passkey was just added to your Study Circle account. With it, one can log in without your password.",
      ],
      action: { label: "This wasn't me", url: `${mail.siteUrl}/forgot-password` },
      notes: ["With a new password you can remove all passkeys. If it was you, there is nothing to do."],
    };
    return { to, letter };
  },
});
