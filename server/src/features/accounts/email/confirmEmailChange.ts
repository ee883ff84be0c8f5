import { In, MoreThanOrEqual } from "typeorm";
import { conflict } from "../../../errors";
import type { AppContext } from "../../../platform/context";
import type { Tx } from "../../../platform/events/transaction";
import { accountToken } from "../limits";
import { networkOf } from "../../../platform/limits/network";
import { endSecrets } from "../../../platform/secrets/accountSecret";
import { audit } from "../users/audit";
import { canonicalEmail } from "../users/canonicalEmail";
import { lockMember } from "../users/lockMember";
import { accountMessages } from "../messages";
import { AccountToken, TokenPurpose } from "../recovery/AccountToken";
import { findLink } from "../recovery/accountTokens";
import { linkEnded } from "../recovery/linkEnded";
import { User } from "../users/User";
import { EmailChange } from "./EmailChange";
import { findConfirmable, findUndoable } from "./emailChanges";
import { emailChangedMail } from "./emailMails";
import { mayHaveAddress } from "./mayHaveAddress";

/** Sets the address that the link was sent to. The old address is notified, and its links become invalid. */
export async function applyEmailChange(ctx: AppContext, tx: Tx, link: AccountToken): Promise<void> {
  const change = await findConfirmable(tx, link);
  if (!change) throw linkEnded();
  const { userId } = change;
  await setAddress(ctx, tx, userId, change.newEmail);
  await tx.update(
    EmailChange,
    { id: change.id },
    { confirmedAt: () => "clock_timestamp()", expiresAt: () => `clock_timestamp() + ${undoSpan}` },
  );
  const toOldAddress = [TokenPurpose.RESET_PASSWORD, TokenPurpose.VERIFY_EMAIL];
  await tx.delete(AccountToken, { userId, purpose: In(toOldAddress) });
  await ctx.jobs.send(emailChangedMail, { changeId: change.id }, { tx });
}

const undoSpan = `interval '${accountToken.seconds["undo-email"]} seconds'`;

/** Restores the old address, and ends later changes and all secrets of the account: its password, too, which others may know. */
export async function undoEmailChange(ctx: AppContext, token: string): Promise<User> {
  await ctx.rates.consume("loginTriesPerAddress", networkOf(ctx.ip));
  const user = await ctx.db.transaction(async (tx) => {
    const link = await findLink(tx, token, TokenPurpose.UNDO_EMAIL);
    if (link) await lockMember(tx, link.userId);
    // Read under the lock, so that the second of two concurrent uses finds nothing to undo.
    const change = link && (await findUndoable(tx, link));
    if (!change) throw linkEnded();
    const { userId } = change;
    await setAddress(ctx, tx, userId, change.oldEmail);
    // Links that undo earlier changes stay valid.
    const since = { userId, askedAt: MoreThanOrEqual(change.askedAt) };
    await tx.delete(EmailChange, since);
    await tx.delete(AccountToken, { ...since, purpose: TokenPurpose.UNDO_EMAIL });
    await endSecrets(tx, ctx.accountSecrets, { userId, act: "undo", endsOtherSignIns: true });
    return tx.findOneByOrFail(User, { id: userId });
  });
  ctx.sessions.announceEnd({ userId: user.id, tokenId: null });
  ctx.loaders.user.clear(user.id).prime(user.id, user);
  audit(ctx, "email.undone", user.id);
  return user;
}

/** An address of which it is known that the member reads it, so it is confirmed. Throws CONFLICT where it is another account's. */
export async function setAddress(
  by: Pick<AppContext, "deriveToken">,
  tx: Tx,
  id: string,
  email: string,
): Promise<void> {
  const emailKey = canonicalEmail(email);
  await lockMember(tx, id);
  if (!(await mayHaveAddress(by, tx, email, id))) throw conflict(accountMessages.emailTaken());
  const emailVerifiedAt = () => "clock_timestamp()";
  await tx.update(User, { id }, { email, emailKey, emailRank: 0, emailVerifiedAt, mailScore: 0 });
}
