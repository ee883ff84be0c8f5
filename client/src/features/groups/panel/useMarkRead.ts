import { useEffect } from "react";
import { type GroupPanelFragment, useMarkGroupReadMutation } from "../../../generated/groupHooks";

/** A member who looks at their group has read it: when they come, and what came while they were there when they leave. */
export function useMarkRead(group: GroupPanelFragment | null | undefined): void {
  const [markRead] = useMarkGroupReadMutation();
  const groupId = group?.viewerMembership?.state === "ACTIVE" ? group.id : null;
  useEffect(() => {
    if (groupId === null) return;
    const mark = () => void markRead({ variables: { input: { groupId } } }).catch(() => undefined);
    mark();
    return mark;
  }, [groupId, markRead]);
}
