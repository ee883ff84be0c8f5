import type { AppContext } from "../../../platform/context";
import { moderators } from "../../../platform/authorization/actions";
import { can } from "../../../platform/authorization/authorize";
import { GroupVisibility, MemberRole, MembershipState } from "../group/choices";
import { membershipActions, type Standing } from "./membershipPolicy";

type ViewerContext = Pick<AppContext, "viewer" | "loaders">;

/** The group data on a post. */
interface Started {
  id: string;
  visibility: GroupVisibility;
}

/** Whether every member of the site may read it, and take part. */
export const isOpen = ({ visibility }: Pick<Started, "visibility">): boolean => visibility === GroupVisibility.OPEN;

/** Whether the viewer belongs to a group. */
export async function isMember({ viewer, loaders }: ViewerContext, groupId: string): Promise<boolean> {
  if (!viewer) return false;
  const membership = await loaders.membership.load({ groupId, userId: viewer.id });
  return membership?.state === MembershipState.ACTIVE;
}

/** Whether only members can see the group and its post. */
export const isPrivate = ({ visibility }: Pick<Started, "visibility">): boolean =>
  visibility === GroupVisibility.PRIVATE;

/** Whether the viewer may belong to private groups: false for guests and for members who certainly do not. */
export const mayHavePrivateGroups = ({ viewer }: Pick<AppContext, "viewer">): boolean =>
  viewer !== null && viewer.hasPrivateGroups !== false;

/** Whether the viewer can see a post. */
export async function seesPost(ctx: ViewerContext, post: Started): Promise<boolean> {
  return !isPrivate(post) || isMember(ctx, post.id);
}

/** Whether the viewer may read the comments of a post. Whether they may also write: `standingIn`. */
export async function isInDiscussion(ctx: ViewerContext, post: Started): Promise<boolean> {
  return isOpen(post) || isMember(ctx, post.id);
}

/** How the viewer stands to a group, for `membershipActions`. */
export async function standingIn({ viewer, loaders }: ViewerContext, { id, visibility }: Started): Promise<Standing> {
  const own = viewer && (await loaders.membership.load({ groupId: id, userId: viewer.id }));
  const isMember = own?.state === MembershipState.ACTIVE;
  return { id, visibility, isMember, isRemoved: own?.state === MembershipState.REMOVED };
}

/** Whether the viewer takes part in a group. */
export const takesPart = async (ctx: ViewerContext, group: Started): Promise<boolean> =>
  can(ctx, membershipActions.takePart, await standingIn(ctx, group));

/** C3: whether the viewer moderates the group (owner, moderator, or site moderator): blocks hide nothing from them there. */
export async function moderatesGroup({ viewer, loaders }: ViewerContext, groupId: string): Promise<boolean> {
  if (!viewer || viewer.asStranger) return false;
  if (moderators.allows(viewer, null)) return true;
  const own = await loaders.membership.load({ groupId, userId: viewer.id });
  return own?.state === MembershipState.ACTIVE && own.role !== MemberRole.MEMBER;
}

/** The same for an object that may belong to a group. */
export const isOpenToModerators = async (
  { groupId }: { groupId: string | null },
  ctx: ViewerContext,
): Promise<boolean> => groupId !== null && moderatesGroup(ctx, groupId);
