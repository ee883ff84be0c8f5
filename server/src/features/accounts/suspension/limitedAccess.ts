import { AppError, unauthenticated } from "../../../errors";
import type { AppContext } from "../../../platform/context";
import type { Tx } from "../../../platform/events/transaction";
import { lockMember } from "../users/lockMember";
import { accountMessages } from "../messages";
import { TokenPurpose } from "../recovery/AccountToken";
import { findToken, makeTokenIn, nextAskedAt } from "../recovery/accountTokens";
import type { User } from "../users/User";
import { findAbsence } from "./absence";

/**
 * The error for an absent member with correct credentials: the reason, the end, and a token for the few requests that they may
 * still send. null for a present member.
 */
export async function findRefusal(ctx: AppContext, { id, absence }: User): Promise<AppError | null> {
  if (!absence) return null;
  const found = await ctx.db.transaction((tx) => admitAbsent(tx, id));
  if (!found) return null;
  const { kind, until, reason, limitedToken } = found;
  ctx.log.info({ event: "login.absent", userId: id, kind, ip: ctx.ip, requestId: ctx.requestId }, "login.absent");
  const parameters = { until: until?.toISOString() ?? "", reason: reason ?? "" };
  return new AppError(kind, describe(kind, parameters), limitedToken ? { limitedToken } : {});
}

/** Why a member is absent, with a limited token. The end of the absence waits for the lock, and removes the token. */
async function admitAbsent(tx: Tx, userId: string) {
  await lockMember(tx, userId);
  const entry = await findAbsence(tx, userId);
  if (!entry) return null;
  const limitedToken = await makeTokenIn(tx, { userId, purpose: TokenPurpose.LIMITED, askedAt: nextAskedAt() });
  return { ...entry, limitedToken };
}

function describe(kind: "SUSPENDED" | "LEAVING", { until, reason }: { until: string; reason: string }) {
  if (kind === "LEAVING") return accountMessages.leaving({ until });
  return until ? accountMessages.suspendedUntil({ until, reason }) : accountMessages.suspended({ reason });
}

/**
 * For requests that absent members may send too: the viewer, or the member with this token from a refused sign-in. Throws
 * UNAUTHENTICATED for anyone else.
 */
export async function requireMemberOrAbsent(
  ctx: Pick<AppContext, "db" | "viewer" | "hasInvalidToken">,
  limitedToken: string | null | undefined,
): Promise<string> {
  if (ctx.viewer) return ctx.viewer.id;
  const id = limitedToken ? await findToken(ctx.db, limitedToken, TokenPurpose.LIMITED) : null;
  if (!id) throw unauthenticated();
  return id;
}
