import { notFound } from "../../../errors";
import { authorize } from "../../../platform/authorization/authorize";
import type { AppContext } from "../../../platform/context";
import { accountActions } from "../signIn/accountPolicy";
import { audit } from "../users/audit";
import { requireConfirmation } from "../confirmation/confirmIdentity";
import { accountMessages } from "../messages";
import { refuseShared } from "../signIn/sharedAccount";
import { User } from "../users/User";
import { Passkey } from "./Passkey";

/** The viewer's own, the oldest first. There are at most ten. */
export function listPasskeys(ctx: AppContext, userId: string): Promise<Passkey[]> {
  return ctx.db.find(Passkey, { where: { userId }, order: { createdAt: "ASC", id: "ASC" } });
}

export async function renamePasskey(ctx: AppContext, { id, name }: { id: string; name: string }): Promise<User> {
  const userId = await admit(ctx);
  const { affected } = await ctx.db.update(Passkey, { id, userId }, { name });
  if (affected !== 1) throw noSuchPasskey();
  return ctx.db.findOneByOrFail(User, { id: userId });
}

export async function removePasskey(ctx: AppContext, id: string): Promise<User> {
  const userId = await admit(ctx);
  const { affected } = await ctx.db.delete(Passkey, { id, userId });
  if (affected !== 1) throw noSuchPasskey();
  audit(ctx, "passkey.removed", userId);
  return ctx.db.findOneByOrFail(User, { id: userId });
}

async function admit(ctx: AppContext): Promise<string> {
  const viewer = authorize(ctx, accountActions.changePasskeys);
  refuseShared(ctx, viewer.id);
  await requireConfirmation(ctx);
  return viewer.id;
}

const noSuchPasskey = () => notFound(accountMessages.noSuchPasskey());
