import { authorize } from "../../../platform/authorization/authorize";
import type { AppContext } from "../../../platform/context";
import { endSecrets } from "../../../platform/secrets/accountSecret";
import type { ChangePasswordInput } from "./accountInputs";
import { accountActions } from "./accountPolicy";
import { audit } from "../users/audit";
import type { AuthPayload } from "./AuthPayload";
import { checkPassword } from "./ownWords";
import { provePassword, wrongPassword } from "./provePassword";
import { passwordChangedMail } from "../recovery/passwordMails";
import { refuseShared } from "./sharedAccount";
import { User } from "../users/User";

/** Sets a new password. All sessions end; the response has a token of a new one for this device. */
export function changePassword(ctx: AppContext, input: ChangePasswordInput): Promise<AuthPayload> {
  const viewer = authorize(ctx, accountActions.changePassword);
  refuseShared(ctx, viewer.id);
  return ctx.passwords.admit(async () => {
    const old = await provePassword(ctx, viewer, { password: input.currentPassword, field: "currentPassword" });
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

/** Of two concurrent changes the second fails, because its current password is no longer correct. */
function storePassword(ctx: AppContext, { id, passwordHash: old }: User, passwordHash: string): Promise<User> {
  return ctx.db.transaction(async (tx) => {
    const { affected } = await tx.update(User, { id, passwordHash: old }, { passwordHash });
    if (affected !== 1) throw wrongPassword("currentPassword");
    await endSecrets(tx, ctx.accountSecrets, { userId: id, act: "passwordChange", endsOtherSignIns: false });
    await ctx.jobs.send(passwordChangedMail, { userId: id }, { tx });
    tx.publish("passwordChanged", { userId: id });
    return tx.findOneByOrFail(User, { id });
  });
}
