import {
  declareActions,
  everyone,
  type MemberRule,
  members,
  moderators,
  ownerBy,
} from "../../../platform/authorization/actions";
import { isOpen } from "../members/access";
import { GroupVisibility, MemberRole, MembershipState } from "./choices";
import type { Group } from "./Group";
import type { Membership } from "../members/Membership";
import { membershipMessages } from "../members/messages";

/** A group and the viewer's membership of it. */
export interface MembershipStatus {
  group: Group;
  /** null: the viewer is no member and has not requested to join. */
  membership: Membership | null;
  /** The viewer was removed, and cannot join. */
  isRemoved: boolean;
}

const memberWho = (isAllowed: (status: MembershipStatus) => boolean): MemberRule<MembershipStatus> => ({
  isForMembers: true,
  allows: (viewer, status) => viewer !== null && isAllowed(status),
  refusal: ({ isRemoved }) => (isRemoved ? membershipMessages.removed() : null),
});

export const isActive = ({ membership }: MembershipStatus): boolean => membership?.state === MembershipState.ACTIVE;
const has =
  (...roles: MemberRole[]) =>
  (status: MembershipStatus): boolean =>
    isActive(status) && status.membership !== null && roles.includes(status.membership.role);

/** In a group of two, neither member has rights over the other. */
const inLarger =
  (isAllowed: (status: MembershipStatus) => boolean) =>
  (status: MembershipStatus): boolean =>
    !status.group.isForTwo && isAllowed(status);

export const hasRoom = ({ capacity, memberCount }: Group): boolean => capacity === null || memberCount < capacity;

/**
 * Open groups and invitations can be joined while there is room. Requests are possible while a group is full, because somebody
 * may leave.
 */
const mayJoin = (status: MembershipStatus): boolean => {
  const { group, membership, isRemoved } = status;
  if (isRemoved) return false;
  if (isOpen(group) || group.isInvitedTo) return !isActive(status) && hasRoom(group);
  return group.visibility === GroupVisibility.ON_REQUEST && !membership;
};

/** Nobody can remove the owner; only the owner can remove a moderator. */
export const mayRemove = (own: Pick<Membership, "role">, other: Pick<Membership, "role">): boolean =>
  other.role === MemberRole.MEMBER || (other.role === MemberRole.MODERATOR && own.role === MemberRole.OWNER);

export const groupActions = declareActions(
  "group",
  {
    /** What guests see, where the owner lets them, and by an invitation. */
    preview: everyone,
    read: members,
    follow: members,
    mute: members,
    /** The viewer's own list of what they muted. */
    readMuted: ownerBy((user: { id: string }) => user.id),
    join: memberWho(mayJoin),
    leave: memberWho((status) => isActive(status) && (status.group.isForTwo || !has(MemberRole.OWNER)(status))),
    comment: memberWho((status) => isActive(status) || (isOpen(status.group) && !status.isRemoved)),
    /** Decide about requests to join. */
    manage: memberWho(inLarger(has(MemberRole.OWNER, MemberRole.MODERATOR))),
    /** Comments that are folded because of a block. */
    readFolded: moderators,
    /** Its description, visibility and roles. */
    change: memberWho(inLarger(has(MemberRole.OWNER))),
  },
  {
    "groups:read": ["preview", "read", "follow", "readMuted"],
    "groups:write": ["mute", "join", "leave"],
    "groups:manage": ["manage", "change"],
    closed: ["readFolded"],
  },
);

export type GroupRight = "join" | "leave" | "comment" | "manage" | "change";
