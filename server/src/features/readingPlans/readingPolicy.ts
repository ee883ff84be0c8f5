import { declareActions, type MemberRule, members } from "../../platform/authorization/actions";
import { MemberRole } from "../groups/group/choices";
import { isActive, type MembershipStatus } from "../groups/group/groupPolicy";
import { membershipMessages } from "../groups/members/messages";
import type { ReadingPlan } from "./ReadingPlan";

/** A plan with the viewer's membership of its group. */
export interface PlanAccess {
  plan: Pick<ReadingPlan, "ownerId">;
  inGroup: MembershipStatus;
}

/** As for sessions: every member of the group plans, and the planner and those who look after the group change. */
const inGroup: MemberRule<MembershipStatus> = {
  isForMembers: true,
  allows: (viewer, status) => viewer !== null && isActive(status),
  refusal: ({ isRemoved }) => (isRemoved ? membershipMessages.removed() : null),
};

const planner: MemberRule<PlanAccess> = {
  isForMembers: true,
  allows(viewer, { plan, inGroup: status }) {
    if (!viewer || !isActive(status)) return false;
    return status.membership?.role !== MemberRole.MEMBER || plan.ownerId === viewer.id;
  },
};

export const readingActions = declareActions(
  "reading",
  {
    /** In one's groups. */
    read: members,
    plan: members,
    planIn: inGroup,
    change: planner,
    tick: members,
  },
  { "groups:read": ["read"], "groups:write": ["plan", "change", "tick"] },
);
