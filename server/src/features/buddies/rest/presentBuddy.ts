import { requireViewer } from "../../../platform/authorization/authorize";
import type { AppContext } from "../../../platform/context";
import type { JoinedUser } from "../../accounts/users/joinedUser";
import { avatarOf } from "../../accounts/rest/presentAccount";
import type { ListedBuddy, ListedRequest } from "../buddyLists";

export const presentMember = (ctx: AppContext, user: JoinedUser) => ({
  _id: user.id,
  name: user.name,
  avatar: avatarOf(ctx, user),
});

export const presentBuddy = (ctx: AppContext, { user, createdAt }: ListedBuddy) => ({
  user: presentMember(ctx, user),
  date: createdAt.toISOString(),
});

export const presentRequest = (ctx: AppContext, { id, user, message, createdAt }: Omit<ListedRequest, "userId">) => ({
  _id: id,
  user: presentMember(ctx, user),
  message,
  date: createdAt.toISOString(),
});

/** What a member is to the viewer after a change. */
export async function presentState(ctx: AppContext, user: JoinedUser) {
  const pair = { viewerId: requireViewer(ctx).id, userId: user.id };
  const { state } = await ctx.loaders.buddyRelation.load(pair);
  return { user: presentMember(ctx, user), state };
}
