import { AppError } from "../../errors";
import { authorize } from "../../platform/authorization/authorize";
import type { AppContext } from "../../platform/context";
import { networkOf } from "../../platform/limits/network";
import type { ChangePasswordInput } from "./accountInputs";
import { accountActions } from "./accountPolicy";
import type { AuthPayload } from "./AuthPayload";
import { canonicalEmail } from "./canonicalEmail";
import { accountMessages } from "./messages";
import { checkPassword } from "./ownWords";
import { AccountToken, TokenPurpose } from "./recovery/AccountToken";
import { passwordChangedMail } from "./recovery/passwordMails";
import { User } from "./User";

/** Sets a new password. All sessions end, and the answer has the token of a new one for this device. */
export function changePassword(ctx: AppContext, input: ChangePasswordInput): Promise<AuthPayload> {
  const viewer = authorize(ctx, accountActions.changePassword);
  return ctx.passwords.admit(async () => {
    const old = await proveIdentity(ctx, viewer.id, input.currentPassword);
    checkPassword(input.newPassword, old, "newPassword");
    const user = await storePassword(ctx, old, await ctx.passwords.hash(input.newPassword));
    ctx.jobs.wake();
    const { token, expiresAt, viewer: renewed } = await ctx.sessions.startOver(user, ctx.userAgent);
    ctx.viewer = renewed;
    ctx.loaders.user.clear(user.id).prime(user.id, user);
    audit(ctx, "password.changed", user.id);
    return { token, expiresAt, user };
  });
}

/** A wrong password counts as a failed sign-in. */
async function proveIdentity(ctx: AppContext, id: string, password: string): Promise<User> {
  const user = await ctx.db
    .createQueryBuilder(User, "user")
    .addSelect("user.passwordHash")
    .where("user.id = :id", { id })
    .getOneOrFail();
  const account = canonicalEmail(user.email);
  await ctx.rates.consume("loginTriesPerAddress", networkOf(ctx.ip));
  await ctx.rates.consume("loginFailuresPerAccount", account);
  if (!(await ctx.passwords.verify(user.passwordHash, password))) {
    audit(ctx, "password.refused", id);
    throw wrongPassword();
  }
  await ctx.rates.clear("loginFailuresPerAccount", account);
  return user;
}

/** Of two changes at the same time the second finds that its current password is no longer right. */
function storePassword(ctx: AppContext, { id, passwordHash: old }: User, passwordHash: string): Promise<User> {
  return ctx.db.transaction(async (tx) => {
    const { affected } = await tx.update(User, { id, passwordHash: old }, { passwordHash });
    if (affected !== 1) throw wrongPassword();
    await ctx.sessions.endAllIn(tx, [id]);
    await tx.delete(AccountToken, { userId: id, purpose: TokenPurpose.RESET_PASSWORD });
    await ctx.jobs.send(passwordChangedMail, { userId: id }, { tx });
    return tx.findOneByOrFail(User, { id });
  });
}

const wrongPassword = () =>
  new AppError("INVALID_CREDENTIALS", accountMessages.wrongPassword(), {
    fields: [{ field: "currentPassword", message: accountMessages.wrongPassword() }],
  });

function audit({ log, ip, requestId }: AppContext, event: string, userId: string): void {
  log.info({ event, userId, ip, requestId }, event);
}
