import { z } from "zod";
import type { Job } from "../../../platform/jobs/defineJob";
import { defineMail } from "../../../platform/mail/defineMail";
import { User } from "../users/User";

interface Notice {
  subject: string;
  paragraphs: string[];
  notes: string[];
}

/** Notifies a member of a change of their sign-in methods. Its button leads to a new password. */
export const defineNoticeMail = (name: string, notice: Notice): Job<{ userId: string }> =>
  defineMail({
    name,
    schema: z.object({ userId: z.uuid() }),
    isRepeatedWhenUnsure: true,
    async compose({ db, mail }, { userId }) {
      const to = await db.findOneBy(User, { id: userId });
      if (!to) return null;
      const action = { label: "This wasn't me", url: `${mail.siteUrl}/forgot-password` };
      return { to, content: { ...notice, name: to.name, action } };
    },
  });
