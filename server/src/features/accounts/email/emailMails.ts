import { z } from "zod";
import type { FeatureServices } from "../../../platform/context";
import { defineMail } from "../../../platform/mail/defineMail";
import { findByEmail } from "../users/findByEmail";
import { TokenPurpose } from "../recovery/AccountToken";
import { makeToken } from "../recovery/accountTokens";
import { User } from "../users/User";
import { EmailChange } from "./EmailChange";
import { mayHaveAddress } from "./mayHaveAddress";

const schema = z.object({ changeId: z.uuid() });

/** Asks to confirm the new address. If another account has it, notifies its owner instead. */
export const emailChangeMail = defineMail({
  name: "email-change",
  schema,
  isRepeatedWhenUnsure: true,
  async compose(services, { changeId }) {
    const change = await services.db.findOneBy(EmailChange, { id: changeId });
    if (!change || change.confirmedAt) return null;
    if (!(await mayHaveAddress(services, services.db, change.newEmail, change.userId)))
      return toHolder(services, change);
    return toNewAddress(services, change);
  },
});

async function toNewAddress({ db, mail }: FeatureServices, { userId, newEmail, askedAt }: EmailChange) {
  const user = await db.findOneBy(User, { id: userId });
  const token = user && (await makeToken(db, { userId, purpose: TokenPurpose.CHANGE_EMAIL, askedAt }));
  if (!token) return null;
  const content = {
    subject: "Confirm your new email address",
    name: user.name,
    paragraphs: ["You asked to use this address for your Study Circle account. Please confirm that it is yours."],
    action: { label: "Confirm my address", url: `${mail.siteUrl}/verify-email#token=${token}` },
    notes: [
      "The link works once, for 24 hours. Until you open it, we keep using your old address.",
      "If you didn't ask for this, you can ignore this email.",
    ],
  };
  return { to: { id: userId, email: newEmail }, content };
}

async function toHolder({ db, mail }: FeatureServices, { newEmail }: EmailChange) {
  const to = await findByEmail(db, newEmail);
  if (!to) return null;
  const content = {
    subject: "Someone tried to use your email address",
    name: to.name,
    paragraphs: [
      "Someone asked to use your address for another Study Circle account. Nothing has changed: the address still belongs to your account.",
    ],
    action: { label: "Log in", url: `${mail.siteUrl}/login` },
    notes: ["If that was you, log in to the account that already has this address."],
  };
  return { to, content };
}

/** Notifies the old address, with a link that undoes the change. */
export const emailChangedMail = defineMail({
  name: "email-changed",
  schema,
  isRepeatedWhenUnsure: true,
  async compose({ db, mail }, { changeId }) {
    const change = await db.findOneBy(EmailChange, { id: changeId });
    const user = change && (await db.findOneBy(User, { id: change.userId }));
    if (!user) return null;
    const { userId, askedAt } = change;
    const token = await makeToken(db, { userId, purpose: TokenPurpose.UNDO_EMAIL, askedAt });
    const content = {
      subject: "Your email address was changed",
      name: user.name,
      paragraphs: [
        "Your Study Circle account now has a different email address. We won't send its emails here any more.",
      ],
      action: { label: "This wasn't me", url: `${mail.siteUrl}/undo-email-change#token=${token}` },
      notes: [
        "If it wasn't you, open the link within 7 days. It restores this address and logs out all devices.",
        "If it was you, you don't need to do anything.",
      ],
    };
    return { to: { id: user.id, email: change.oldEmail }, content };
  },
});
