import {
  anyOf,
  declareActions,
  everyone,
  type MemberRule,
  members,
  moderators,
  ownerBy,
} from "../../platform/authorization/actions";
import { MemberRole } from "../memberships/choices";
import { isActive, type Standing } from "../groups/groupPolicy";
import type { StudySession } from "./StudySession";

/** A session as the viewer stands to its group; without a group, it is their own. */
export interface SessionStanding {
  session: Pick<StudySession, "id" | "ownerId" | "memberId">;
  /** null: it is nobody's but its owner's. */
  inGroup: Standing | null;
}

const inGroup: MemberRule<Standing> = {
  isForMembers: true,
  allows: (viewer, standing) => viewer !== null && isActive(standing),
};

/** Who planned it, while they belong to its group, and those who look after the group. */
const planner: MemberRule<SessionStanding> = {
  isForMembers: true,
  allows(viewer, { session, inGroup: standing }) {
    if (!viewer) return false;
    if (!standing) return session.memberId === viewer.id;
    const isManager = standing.membership?.role !== MemberRole.MEMBER;
    return isActive(standing) && (isManager || session.ownerId === viewer.id);
  },
};

export const sessionActions = declareActions("session", {
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
  /** With a link from a mail. */
  declineByLink: everyone,
  /** One's own feed, for calendar programs. */
  changeFeed: members,
  change: planner,
});
