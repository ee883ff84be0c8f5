import { unauthenticated } from "../../../errors";
import { authorize } from "../../../platform/authorization/authorize";
import type { AppContext } from "../../../platform/context";
import type { ChangeNameInput } from "../signIn/accountInputs";
import { accountActions } from "../signIn/accountPolicy";
import { refuseShared } from "../signIn/sharedAccount";
import { User } from "./User";

/** Changes the name; older texts show the new name, too. */
export async function changeName(ctx: AppContext, { name }: ChangeNameInput): Promise<User> {
  const viewer = authorize(ctx, accountActions.changeName);
  refuseShared(ctx, viewer.id);
  const { affected } = await ctx.db.update(User, { id: viewer.id }, { name });
  ctx.loaders.user.clear(viewer.id);
  const user = affected ? await ctx.loaders.user.load(viewer.id) : null;
  if (!user) throw unauthenticated();
  return user;
}
