import { declareActions, type MemberRule, members, moderators, ownerBy } from "../../platform/authorization/actions";
import { isOpen } from "../memberships/access";
import { GroupVisibility, MemberRole, MembershipState } from "../memberships/choices";
import type { Group } from "../memberships/Group";
import type { Membership } from "../memberships/Membership";

/** A group as one viewer stands to it. */
export interface Standing {
  group: Group;
  /** null: the viewer neither belongs to it nor has asked to. */
  membership: Membership | null;
  /** They were removed, and cannot join. */
  isRemoved: boolean;
}

const memberWho = (isAllowed: (standing: Standing) => boolean): MemberRule<Standing> => ({
  isForMembers: true,
  allows: (viewer, standing) => viewer !== null && isAllowed(standing),
});

export const isActive = ({ membership }: Standing): boolean => membership?.state === MembershipState.ACTIVE;
const has =
  (...roles: MemberRole[]) =>
  (standing: Standing): boolean =>
    isActive(standing) && standing.membership !== null && roles.includes(standing.membership.role);

/** In a group of two, neither decides about the other. */
const inLarger =
  (isAllowed: (standing: Standing) => boolean) =>
  (standing: Standing): boolean =>
    !standing.group.isForTwo && isAllowed(standing);

export const hasRoom = ({ capacity, memberCount }: Group): boolean => capacity === null || memberCount < capacity;

/**
 * Asking is possible while a group is full: somebody may leave. Who has asked joins when the group was opened since, or with
 * an invitation.
 */
const mayJoin = (standing: Standing): boolean => {
  const { group, membership, isRemoved } = standing;
  if (isRemoved) return false;
  if (isOpen(group) || group.isInvitedTo) return !isActive(standing) && hasRoom(group);
  return group.visibility === GroupVisibility.ON_REQUEST && !membership;
};

/** Nobody acts on the owner; on a moderator, only the owner. */
export const mayRemove = (own: Pick<Membership, "role">, other: Pick<Membership, "role">): boolean =>
  other.role === MemberRole.MEMBER || (other.role === MemberRole.MODERATOR && own.role === MemberRole.OWNER);

export const groupActions = declareActions("group", {
  read: members,
  follow: members,
  mute: members,
  /** The viewer's own list of what they muted. */
  readMuted: ownerBy((user: { id: string }) => user.id),
  join: memberWho(mayJoin),
  leave: memberWho((standing) => isActive(standing) && (standing.group.isForTwo || !has(MemberRole.OWNER)(standing))),
  comment: memberWho((standing) => isActive(standing) || isOpen(standing.group)),
  /** Decide about requests to join. */
  manage: memberWho(inLarger(has(MemberRole.OWNER, MemberRole.MODERATOR))),
  /** What a block folds, for those who moderate the site. */
  readFolded: moderators,
  /** What it says of itself, how far it is open, and who does what in it. */
  change: memberWho(inLarger(has(MemberRole.OWNER))),
});

export type GroupRight = "join" | "leave" | "comment" | "manage" | "change";
