import {
  anyOf,
  declareActions,
  everyone,
  type MemberRule,
  members,
  moderators,
  ownerBy,
} from "../../../platform/authorization/actions";
import { MemberRole } from "../../groups/group/choices";
import { membershipMessages } from "../../groups/members/messages";
import { isActive, type MembershipStatus } from "../../groups/group/groupPolicy";
import type { StudySession } from "./StudySession";

/** A session with the viewer's membership of its group. */
export interface SessionAccess {
  session: Pick<StudySession, "id" | "ownerId" | "memberId">;
  /** null: a member's own time, without a group. */
  inGroup: MembershipStatus | null;
}

const inGroup: MemberRule<MembershipStatus> = {
  isForMembers: true,
  allows: (viewer, status) => viewer !== null && isActive(status),
  refusal: ({ isRemoved }) => (isRemoved ? membershipMessages.removed() : null),
};

/** Who planned it, while they belong to its group, and those who look after the group. */
const planner: MemberRule<SessionAccess> = {
  isForMembers: true,
  allows(viewer, { session, inGroup: status }) {
    if (!viewer) return false;
    if (!status) return session.memberId === viewer.id;
    const isManager = status.membership?.role !== MemberRole.MEMBER;
    return isActive(status) && (isManager || session.ownerId === viewer.id);
  },
  refusal: ({ inGroup: status }) => (status?.isRemoved ? membershipMessages.removed() : null),
};

export const sessionActions = declareActions(
  "session",
  {
    read: members,
    /** What moderators hid. */
    readHidden: anyOf(
      ownerBy((session: { ownerId: string | null }) => session.ownerId ?? ""),
      moderators,
    ),
    /** One's own time, and what one's groups plan. */
    readCalendar: members,
    /** In a group its members, and for oneself anyone. */
    plan: members,
    planIn: inGroup,
    answer: members,
    /** In other members' open sessions. */
    takeSeat: members,
    /** With a link from a mail. */
    declineByLink: everyone,
    /** One's own feed, for calendar programs. */
    changeFeed: members,
    readFeed: ownerBy((user: { id: string }) => user.id),
    /** The address of a date for calendar programs. */
    readLink: members,
    change: planner,
  },
  {
    "sessions:read": ["read", "readCalendar"],
    "sessions:write": ["plan", "answer", "takeSeat", "change"],
    // Addresses for calendar programs outlive the token.
    closed: ["declineByLink", "changeFeed", "readFeed", "readLink"],
  },
);
