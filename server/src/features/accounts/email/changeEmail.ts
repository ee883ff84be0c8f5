import { v7 as newId } from "uuid";
import { badInput, unauthenticated } from "../../../errors";
import { authorize } from "../../../platform/authorization/authorize";
import type { AppContext } from "../../../platform/context";
import { accountToken } from "../limits";
import { toMailbox } from "../../../platform/validation/emailDomain";
import { accountActions } from "../signIn/accountPolicy";
import { audit } from "../users/audit";
import { canonicalEmail } from "../users/canonicalEmail";
import { requireConfirmation } from "../confirmation/confirmIdentity";
import { lockMember } from "../users/lockMember";
import { accountMessages } from "../messages";
import { nextAskedAt } from "../recovery/accountTokens";
import { countMail } from "../recovery/mailRates";
import { mailOff } from "../recovery/verification";
import { refuseShared } from "../signIn/sharedAccount";
import { User } from "../users/User";
import { EmailChange } from "./EmailChange";
import { emailChangeMail } from "./emailMails";
import { cancelEmailChange } from "./cancelEmailChange";

/**
 * Sends a link to the new address, which takes effect when the link is used. The response is the same if another account has
 * the address; then its owner is notified.
 */
export async function changeEmail(ctx: AppContext, email: string): Promise<User> {
  const viewer = authorize(ctx, accountActions.changeEmail);
  refuseShared(ctx, viewer.id);
  await requireConfirmation(ctx);
  if (!ctx.mail.transport) throw mailOff();
  const user = await ctx.db.findOneBy(User, { id: viewer.id });
  if (!user) throw unauthenticated();
  const newEmail = toMailbox(email);
  if (ctx.bans.hasDomainOf(newEmail)) throw badInput({ field: "email", message: accountMessages.bannedDomain() });
  if (newEmail === user.email) throw badInput({ field: "email", message: accountMessages.sameEmail() });
  await countMail(ctx, newEmail);
  await ctx.db.transaction(async (tx) => {
    await lockMember(tx, user.id);
    await requireConfirmation(ctx, tx);
    await cancelEmailChange(tx, user.id);
    const change = toChange(user, newEmail);
    await tx.insert(EmailChange, change);
    await ctx.jobs.send(emailChangeMail, { changeId: change.id }, { tx });
  });
  ctx.jobs.wake();
  ctx.loaders.user.prime(user.id, user);
  audit(ctx, "email.asked", user.id);
  return user;
}

function toChange({ id, email }: User, newEmail: string) {
  const expiresAt = () => `clock_timestamp() + interval '${accountToken.seconds["change-email"]} seconds'`;
  const old = { oldEmail: email, oldKey: canonicalEmail(email) };
  return { id: newId(), userId: id, ...old, newEmail, askedAt: nextAskedAt(), confirmedAt: null, expiresAt };
}
