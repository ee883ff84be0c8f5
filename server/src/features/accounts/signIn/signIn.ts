import type { AppContext } from "../../../platform/context";
import { endOverSuspension } from "../suspension/absence";
import { findRefusal } from "../suspension/limitedAccess";
import type { AuthPayload } from "./AuthPayload";
import type { User } from "../users/User";

/** Starts a session of a member who has just confirmed their identity; `user` was read with `absence`. */
export async function signIn(ctx: AppContext, user: User): Promise<AuthPayload> {
  const refusal = await findRefusal(ctx, user);
  if (refusal) throw refusal;
  // The suspension may have expired, before the job that ends it has run.
  if (user.absence) await ctx.db.transaction((tx) => endOverSuspension(tx, user.id));
  const { token, expiresAt, viewer } = await ctx.sessions.start(user, ctx.userAgent);
  ctx.viewer = viewer;
  ctx.loaders.user.clear(user.id).prime(user.id, user);
  return { token, expiresAt, user };
}
