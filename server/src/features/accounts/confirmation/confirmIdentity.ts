import { AppError, badInput, unauthenticated } from "../../../errors";
import { authorize, requireViewer } from "../../../platform/authorization/authorize";
import type { Viewer } from "../../../platform/auth/Viewer";
import type { AppContext } from "../../../platform/context";
import type { Tx } from "../../../platform/events/transaction";
import { accountActions } from "../signIn/accountPolicy";
import { audit } from "../users/audit";
import { accountMessages } from "../messages";
import { passkeyRefused } from "../passkeys/ceremonies";
import { provePasskey } from "../passkeys/signInWithPasskey";
import { provePassword } from "../signIn/provePassword";
import type { Confirmation, ConfirmIdentityInput } from "./Confirmation";

/** Confirms the member's identity in this session for ten minutes. Failures are counted for this session. */
export function confirmIdentity(ctx: AppContext, proof: ConfirmIdentityInput): Promise<Confirmation> {
  const viewer = authorize(ctx, accountActions.confirmIdentity);
  return ctx.passwords.admit(async () => {
    await prove(ctx, viewer, proof);
    const expiresAt = await ctx.sessions.confirm(viewer);
    if (!expiresAt) throw unauthenticated();
    audit(ctx, "identity.confirmed", viewer.id);
    return { expiresAt };
  });
}

async function prove(ctx: AppContext, viewer: Viewer, { password, passkey }: ConfirmIdentityInput): Promise<void> {
  if (passkey) {
    await ctx.rates.consume("confirmationFailures", viewer.tokenId);
    if ((await provePasskey(ctx, passkey)) !== viewer.id) throw passkeyRefused();
    await ctx.rates.clear("confirmationFailures", viewer.tokenId);
  } else if (typeof password === "string") {
    await provePassword(ctx, viewer, { password, field: "password" });
  } else throw badInput({ field: "password", message: accountMessages.proofMissing() });
}

/**
 * Call it before changes with which someone at an unattended browser could take over the account. Throws
 * CONFIRMATION_REQUIRED unless this session was confirmed within the last ten minutes. With `tx`, in the transaction that makes
 * the change, once the member is locked: the session may have ended meanwhile.
 */
export async function requireConfirmation(ctx: AppContext, tx?: Tx): Promise<void> {
  if (await ctx.sessions.isConfirmed(requireViewer(ctx), tx)) return;
  throw new AppError("CONFIRMATION_REQUIRED", accountMessages.confirmFirst());
}
