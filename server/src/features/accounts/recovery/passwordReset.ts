import type { AppContext } from "../../../platform/context";
import { networkOf } from "../../../platform/limits/network";
import { endSecrets } from "../../../platform/secrets/accountSecret";
import { findAccountByKey } from "../signIn/accountStatements";
import { audit } from "../users/audit";
import { canonicalEmail } from "../users/canonicalEmail";
import { listPasskeys } from "../passkeys/managePasskeys";
import type { Passkey } from "../passkeys/Passkey";
import { checkPassword } from "../signIn/ownWords";
import { refuseShared } from "../signIn/sharedAccount";
import { forgetAllFailures } from "../signIn/signInRates";
import { User } from "../users/User";
import { TokenPurpose } from "./AccountToken";
import { findToken, consumeToken, nextAskedAt } from "./accountTokens";
import { type AskedMail, countMail } from "./mailRates";
import { passwordChangedMail, passwordResetMail } from "./passwordMails";
import type { ResetPasswordInput } from "./recoveryInputs";
import { linkEnded } from "./linkEnded";
import { mailOff, markVerified } from "./verification";

/** Sends a link to reset the password. The response does not reveal whether the account exists, and takes no longer if it does. */
export async function requestPasswordReset(ctx: AppContext, email: string): Promise<AskedMail> {
  if (!ctx.mail.transport) throw mailOff();
  const asked = await countMail(ctx, email);
  const [account] = await ctx.db.rows<{ id: string }>(findAccountByKey, [canonicalEmail(email), email.trim()]);
  await ctx.jobs.send(passwordResetMail, { userId: account?.id ?? null, askedAt: nextAskedAt().toISOString() });
  audit(ctx, "password.reset.asked");
  return asked;
}

/**
 * The passkeys that the holder of the link can remove with the new password. Does not consume the token: the page reads this
 * first.
 */
export async function listPasskeysOfLink(ctx: AppContext, token: string): Promise<Passkey[]> {
  await ctx.rates.consume("loginTriesPerAddress", networkOf(ctx.ip));
  const id = await findToken(ctx.db, token, TokenPurpose.RESET_PASSWORD);
  if (!id) throw linkEnded();
  refuseShared(ctx, id);
  return listPasskeys(ctx, id);
}

/**
 * Sets a new password with the token from the mail. Ends all other secrets of the account, and confirms the address.
 */
export function resetPassword(ctx: AppContext, input: ResetPasswordInput): Promise<User> {
  return ctx.passwords.admit(async () => {
    await ctx.rates.consume("loginTriesPerAddress", networkOf(ctx.ip));
    // Before hashing the password, so that invalid tokens are cheap.
    const id = await findToken(ctx.db, input.token, TokenPurpose.RESET_PASSWORD);
    if (!id) throw linkEnded();
    refuseShared(ctx, id);
    checkPassword(input.newPassword, await ctx.db.findOneByOrFail(User, { id }), "newPassword");
    const user = await changePassword(ctx, input, await ctx.passwords.hash(input.newPassword));
    ctx.jobs.wake();
    ctx.sessions.announceEnd({ userId: user.id, tokenId: null });
    await forgetAllFailures(ctx, canonicalEmail(user.email));
    ctx.loaders.user.clear(user.id).prime(user.id, user);
    audit(ctx, "password.reset", user.id);
    return user;
  });
}

function changePassword(
  ctx: AppContext,
  { token, removePasskeys }: ResetPasswordInput,
  passwordHash: string,
): Promise<User> {
  return ctx.db.transaction(async (tx) => {
    const id = await consumeToken(tx, token, TokenPurpose.RESET_PASSWORD);
    if (!id) throw linkEnded();
    await tx.update(User, { id }, { passwordHash });
    await endSecrets(tx, ctx.accountSecrets, { userId: id, act: "reset", endsOtherSignIns: removePasskeys });
    await markVerified(tx, id);
    await ctx.jobs.send(passwordChangedMail, { userId: id }, { tx });
    tx.publish("passwordChanged", { userId: id });
    return tx.findOneByOrFail(User, { id });
  });
}
