import type { Tx } from "../../../platform/events/transaction";
import type { Orm } from "../../../platform/database/Db";
import { authorize } from "../../../platform/authorization/authorize";
import type { AppContext } from "../../../platform/context";
import { AppError } from "../../../errors";
import { clearScore } from "../users/mailScore";
import { accountActions } from "../signIn/accountPolicy";
import { audit } from "../users/audit";
import { accountMessages } from "../messages";
import { applyEmailChange } from "../email/confirmEmailChange";
import { User } from "../users/User";
import { TokenPurpose } from "./AccountToken";
import { consumeLink, consumeToken, nextAskedAt } from "./accountTokens";
import { linkEnded } from "./linkEnded";
import { type AskedMail, countMail } from "./mailRates";
import { verificationMail } from "./verificationMail";

/**
 * Confirms the address that the link was sent to, independent of who is signed in. A new address of an account takes effect
 * now.
 */
export async function verifyEmail(ctx: AppContext, token: string): Promise<User> {
  const user = await ctx.db.transaction(async (tx) => {
    const id = await consumeToken(tx, token, TokenPurpose.VERIFY_EMAIL);
    if (id) await markVerified(tx, id);
    return tx.findOneByOrFail(User, { id: id ?? (await moveAddress(ctx, tx, token)) });
  });
  ctx.jobs.wake();
  ctx.loaders.user.clear(user.id).prime(user.id, user);
  ctx.loaders.mailState.clear(user.id);
  audit(ctx, "email.verified", user.id);
  return user;
}

/** Whether the member confirmed their address; true where the site sends no mail. */
export async function hasVerifiedEmail(ctx: AppContext, userId: string): Promise<boolean> {
  return !ctx.mail.transport || ((await ctx.loaders.mailState.load(userId))?.isVerified ?? false);
}

async function moveAddress(ctx: AppContext, tx: Tx, token: string): Promise<string> {
  const link = await consumeLink(tx, token, TokenPurpose.CHANGE_EMAIL);
  if (!link) throw linkEnded();
  await applyEmailChange(ctx, tx, link);
  return link.userId;
}

/** Keeps the time of the first confirmation. */
export async function markVerified(tx: Orm, id: string): Promise<void> {
  await tx.update(User, { id }, { emailVerifiedAt: () => "coalesce(email_verified_at, clock_timestamp())" });
}

/** In the transaction that writes the member's address. */
export async function sendVerification(ctx: Pick<AppContext, "jobs">, tx: Tx, userId: string): Promise<void> {
  await ctx.jobs.send(verificationMail, { userId, askedAt: nextAskedAt().toISOString() }, { tx });
}

/** Sends the link again, and resets the mail score of the address. */
export async function resendVerification(ctx: AppContext): Promise<AskedMail> {
  const viewer = authorize(ctx, accountActions.verify);
  if (!ctx.mail.transport) throw mailOff();
  const user = await ctx.db.findOneByOrFail(User, { id: viewer.id });
  const asked = await countMail(ctx, user.email);
  await ctx.db.transaction(async (tx) => {
    await clearScore(tx, user);
    await sendVerification(ctx, tx, user.id);
  });
  ctx.jobs.wake();
  return asked;
}

export const mailOff = () => new AppError("UNAVAILABLE", accountMessages.mailOff());
