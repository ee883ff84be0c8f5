import { randomBytes } from "node:crypto";
import { Raw } from "typeorm";
import { v7 as newId } from "uuid";
import { z } from "zod";
import { hashToken } from "../../../platform/auth/hashToken";
import type { FeatureServices } from "../../../platform/context";
import type { Orm } from "../../../platform/database/Db";
import type { Tx } from "../../../platform/events/transaction";
import { defineJob, noData } from "../../../platform/jobs/defineJob";
import { defineMail } from "../../../platform/mail/defineMail";
import { accountToken as limits, invitation } from "../limits";
import { canonicalEmail } from "../users/canonicalEmail";
import { User } from "../users/User";
import { SignUpInvitation } from "./SignUpInvitation";

const isOpen = Raw<Date>((column) => `${column} > clock_timestamp()`);
const end = () => `clock_timestamp() + interval '${invitation.days} days'`;

/** Sends an invitation to an address, again if it has one. False for an address of a member. */
export async function invite({ jobs }: Pick<FeatureServices, "jobs">, tx: Tx, email: string): Promise<boolean> {
  const emailKey = canonicalEmail(email);
  if (await tx.existsBy(User, { emailKey })) return false;
  const known = await tx.findOneBy(SignUpInvitation, { emailKey });
  const id = known?.id ?? newId();
  if (known) await tx.update(SignUpInvitation, { id }, { email, expiresAt: end });
  else await tx.insert(SignUpInvitation, { id, email, emailKey, hash: null, expiresAt: end });
  await jobs.send(signUpInvitationMail, { invitationId: id }, { tx });
  return true;
}

/** An invitation by its link; null if it is unknown, used or over. */
export const findInvitation = (db: Orm, token: string): Promise<SignUpInvitation | null> =>
  db.findOneBy(SignUpInvitation, { hash: hashToken(token), expiresAt: isOpen });

/** False when somebody else has used it meanwhile. */
export async function useInvitation(tx: Orm, { id }: Pick<SignUpInvitation, "id">): Promise<boolean> {
  const { affected } = await tx.delete(SignUpInvitation, { id });
  return affected === 1;
}

/** The token is made when the mail is sent: only its hash is stored. A mail that is sent again has a new one. */
export const signUpInvitationMail = defineMail({
  name: "sign-up-invitation",
  schema: z.object({ invitationId: z.uuid() }),
  isRepeatedWhenUnsure: true,
  queue: "bulk-mail",
  async compose({ db, mail }, { invitationId: id }) {
    const token = randomBytes(limits.bytes).toString("base64url");
    await db.update(SignUpInvitation, { id, expiresAt: isOpen }, { hash: hashToken(token) });
    const to = await db.findOneBy(SignUpInvitation, { id, hash: hashToken(token) });
    if (!to) return null;
    const content = {
      subject: "Your invitation to Study Circle",
      name: null,
      paragraphs: [
        "You are invited to Study Circle, where people who study find each other: for study groups, study rooms and books.",
      ],
      action: { label: "Sign up", url: `${mail.siteUrl}/register#invitation=${token}` },
      notes: [
        `The link works once, for ${invitation.days} days.`,
        "If you don't know why you get this, you can ignore it.",
      ],
    };
    return { to, content };
  },
});

export const removeEndedInvitationsDaily = defineJob({
  name: "remove-ended-invitations",
  schema: noData,
  schedule: "41 3 * * *",
  async run({ db }) {
    await db.delete(SignUpInvitation, { expiresAt: Raw((column) => `${column} <= clock_timestamp()`) });
  },
});
