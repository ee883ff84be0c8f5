import type { AppContext } from "../../platform/context";
import type { User } from "../accounts/users/User";

/** A member; null if there is none, or if guests may not see them. */
export async function findMember(ctx: AppContext, givenId: string): Promise<User | null> {
  const id = givenId.toLowerCase();
  const isHidden = ctx.viewer === null && (await ctx.loaders.memberForMembers.load(id)) !== null;
  return isHidden ? null : ctx.loaders.user.load(id);
}
