import { notFound } from "../../../errors";
import { can, requireViewer } from "../../../platform/authorization/authorize";
import type { AppContext } from "../../../platform/context";
import type { Tx } from "../../../platform/events/transaction";
import { isPrivate } from "./access";
import { MembershipState } from "../group/choices";
import type { Group } from "../group/Group";
import type { Post } from "../discussion/Post";
import { postActions } from "../discussion/postPolicy";
import type { MembershipStatus } from "../group/groupPolicy";
import { groupNow, takeOwnMembership, takePost } from "../group/groupWithPostStatements";
import { groupMessages } from "../messages";

export const groupNotFound = () => notFound(groupMessages.notFound());

type GroupNow = Group & Pick<Post, "hiddenAt"> & { isBlocked: boolean };

/**
 * What the viewer is to a group now, for changes that ask their right again in the transaction that writes: what was read before
 * it may have ended. Lock the group or the membership first. Throws NOT_FOUND if the viewer does not see the group any more;
 * `isInvited`: who has its invitation sees a private one, too.
 */
export async function statusIn(ctx: AppContext, tx: Tx, groupId: string, isInvited = false): Promise<MembershipStatus> {
  const viewer = requireViewer(ctx);
  const [group] = await tx.rows<GroupNow>(groupNow, [groupId, viewer.id]);
  if (!group || group.isBlocked) throw groupNotFound();
  const own = takeOwnMembership(group);
  const post = takePost(group);
  if (group.hiddenAt && !can(ctx, postActions.readHidden, post)) throw groupNotFound();
  const isMember = own.state === MembershipState.ACTIVE;
  if (isPrivate(group) && !isMember && !isInvited) throw groupNotFound();
  group.isInvitedTo = isInvited;
  const isRemoved = own.state === MembershipState.REMOVED;
  return { group, membership: own.id && !isRemoved ? own : null, isRemoved };
}
