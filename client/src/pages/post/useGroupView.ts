import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { useNamedComment } from "../../features/posts/comments/useThreads";
import type { GroupPanelFragment } from "../../generated/groupHooks";
import type { GroupView } from "../../shared/paths";

export const groupViews: readonly GroupView[] = ["about", "discussion", "sessions", "room"];

interface Options {
  group: GroupPanelFragment | null | undefined;
  /** The group did not load. */
  hasFailed: boolean;
}

/**
 * The part of a group that a phone shows: what the address says, the discussion for a link to a reply, or else where people
 * begin: members at the discussion, others at what the group is about. null until that is known. Who joins stays where they are.
 */
export function useGroupView({ group, hasFailed }: Options): GroupView | null {
  const { namedId } = useNamedComment();
  const [search] = useSearchParams();
  const [beginning, setBeginning] = useState<GroupView | null>(null);
  const isMember = group?.viewerMembership?.state === "ACTIVE";
  const start = group ? (isMember ? "discussion" : "about") : hasFailed ? "discussion" : null;
  if (beginning === null && start !== null) setBeginning(start);
  if (namedId) return "discussion";
  const asked = search.get("view");
  return groupViews.find((view) => view === asked) ?? beginning;
}
