import { useCallback } from "react";
import {
  type GroupPanelFragment,
  type MembershipState,
  useCancelJoinRequestMutation,
  useJoinGroupMutation,
  useLeaveGroupMutation,
} from "../../../generated/groupHooks";
import { useAlerts } from "../../alerts/AlertsProvider";
import { useAction } from "../../alerts/useAction";
import { leaving } from "../../posts/group/leaving";
import * as texts from "../texts";

/** The expected group after the viewer joins or leaves, for the optimistic response. */
function expect(
  group: GroupPanelFragment,
  state: MembershipState | null,
): GroupPanelFragment & { __typename: "Group" } {
  const isActive = state === "ACTIVE";
  const isNew = isActive || group.viewerMembership?.state === "ACTIVE";
  const change = isNew ? (isActive ? 1 : -1) : 0;
  const membership = { id: `own ${group.id}`, role: "MEMBER", state, message: null, requestedAt: null } as const;
  return {
    ...group,
    __typename: "Group",
    memberCount: group.memberCount + change,
    viewerCanJoin: !isActive,
    viewerCanLeave: isActive,
    viewerCanComment: isActive || group.visibility === "OPEN",
    viewerMembership: state && { __typename: "Membership", ...membership, state },
  } as GroupPanelFragment & { __typename: "Group" };
}

/** Joins an open group. Updates optimistically; an error rolls back and raises an alert. */
export function useJoin(group: GroupPanelFragment) {
  const alerts = useAlerts();
  const [joinGroup] = useJoinGroupMutation();
  const perform = useCallback(async () => {
    await joinGroup({
      variables: { input: { groupId: group.id } },
      optimisticResponse: { joinGroup: expect(group, "ACTIVE") },
    });
    alerts.success(texts.joined, { isMoment: true });
  }, [joinGroup, group, alerts]);
  return useAction(perform);
}

/** Withdraws the viewer's request, optimistically. */
export function useCancelRequest(group: GroupPanelFragment) {
  const alerts = useAlerts();
  const [cancelJoinRequest] = useCancelJoinRequestMutation();
  const perform = useCallback(async () => {
    await cancelJoinRequest({
      variables: { input: { groupId: group.id } },
      optimisticResponse: { cancelJoinRequest: expect(group, null) },
    });
    alerts.success(texts.requestCancelled);
  }, [cancelJoinRequest, group, alerts]);
  return useAction(perform);
}

/** Leaves a group. A private group is then unreachable: `onGone` navigates away. */
export function useLeaveGroup(group: GroupPanelFragment, onGone: () => void) {
  const alerts = useAlerts();
  const [leaveGroup] = useLeaveGroupMutation();
  const perform = useCallback(async () => {
    const isPrivate = group.visibility === "PRIVATE";
    if (isPrivate) leaving.add(group.id);
    try {
      await leaveGroup({
        variables: { input: { groupId: group.id } },
        optimisticResponse: isPrivate ? undefined : { leaveGroup: expect(group, null) },
      });
    } catch (error) {
      leaving.delete(group.id);
      throw error;
    }
    alerts.success(texts.left);
    if (isPrivate) onGone();
  }, [leaveGroup, group, alerts, onGone]);
  return useAction(perform);
}
