import { AppError, unauthenticated } from "../../../errors";
import { authorize, requireViewer } from "../../../platform/authorization/authorize";
import type { AppContext } from "../../../platform/context";
import { accountActions } from "../accountPolicy";
import { accountMessages } from "../messages";
import { provePassword } from "../provePassword";
import type { Confirmation, ConfirmIdentityInput } from "./Confirmation";

/** Proves that the person at this device is the member, for ten minutes. A failure counts as a failed sign-in. */
export function confirmIdentity(ctx: AppContext, { password }: ConfirmIdentityInput): Promise<Confirmation> {
  const viewer = authorize(ctx, accountActions.confirmIdentity);
  return ctx.passwords.admit(async () => {
    await provePassword(ctx, viewer.id, { password, field: "password" });
    const expiresAt = await ctx.sessions.confirm(viewer);
    if (!expiresAt) throw unauthenticated();
    const event = "identity.confirmed";
    ctx.log.info({ event, userId: viewer.id, ip: ctx.ip, requestId: ctx.requestId }, event);
    return { expiresAt };
  });
}

/**
 * Before a change that would let someone who found an open browser keep the account: throws CONFIRMATION_REQUIRED unless
 * this session was confirmed within the last ten minutes.
 */
export async function requireConfirmation(ctx: AppContext): Promise<void> {
  if (await ctx.sessions.isConfirmed(requireViewer(ctx))) return;
  throw new AppError("CONFIRMATION_REQUIRED", accountMessages.confirmFirst());
}
