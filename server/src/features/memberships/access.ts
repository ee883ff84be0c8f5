import type { AppContext } from "../../platform/context";
import { moderators } from "../../platform/authorization/actions";
import { GroupVisibility, MemberRole, MembershipState } from "./choices";

type Looking = Pick<AppContext, "viewer" | "loaders">;

/** What a post says of its group. */
interface Started {
  id: string;
  visibility: GroupVisibility;
}

/** Whether everyone may read and comment: nothing has to be looked up. */
export const isOpen = ({ visibility }: Pick<Started, "visibility">): boolean => visibility === GroupVisibility.OPEN;

/** Whether the viewer belongs to a group. */
export async function isMember({ viewer, loaders }: Looking, groupId: string): Promise<boolean> {
  if (!viewer) return false;
  const membership = await loaders.membership.load({ groupId, userId: viewer.id });
  return membership?.state === MembershipState.ACTIVE;
}

/** Whether there is anyone who does not see the post of the group. */
export const isPrivate = ({ visibility }: Pick<Started, "visibility">): boolean =>
  visibility === GroupVisibility.PRIVATE;

/** Whether the viewer can belong to a private group at all: false for guests, and certain for nearly everyone else. */
export const mayHavePrivateGroups = ({ viewer }: Pick<AppContext, "viewer">): boolean =>
  viewer !== null && viewer.hasPrivateGroups !== false;

/** Whether the viewer sees a post. */
export async function seesPost(ctx: Looking, post: Started): Promise<boolean> {
  return !isPrivate(post) || isMember(ctx, post.id);
}

/** Whether the viewer may read the comments of a post, and write one. */
export async function isInDiscussion(ctx: Looking, post: Started): Promise<boolean> {
  return isOpen(post) || isMember(ctx, post.id);
}

/** C3: nothing is hidden from the owner and the moderators of a group, nor from those of the site. */
export async function looksAfter({ viewer, loaders }: Looking, groupId: string): Promise<boolean> {
  if (!viewer || viewer.asStranger) return false;
  if (moderators.allows(viewer, null)) return true;
  const own = await loaders.membership.load({ groupId, userId: viewer.id });
  return own?.state === MembershipState.ACTIVE && own.role !== MemberRole.MEMBER;
}

/** The same for what may belong to a group. */
export const isOpenToModerators = async ({ groupId }: { groupId: string | null }, ctx: Looking): Promise<boolean> =>
  groupId !== null && looksAfter(ctx, groupId);
