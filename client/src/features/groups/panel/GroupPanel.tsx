import { chakra } from "@chakra-ui/react";
import { type ReactNode, useId } from "react";
import { VisuallyHidden } from "../../../ui/VisuallyHidden";
import type { GroupPanelFragment } from "../../../generated/groupHooks";
import { Failed } from "../../../ui/feedback/Failed";
import { describeCount } from "../describeCount";
import { GroupFacts } from "./GroupFacts";
import { Membership } from "./Membership";
import { GroupPanelSkeleton } from "./GroupPanelSkeleton";
import { PanelMembers } from "./PanelMembers";
import { Requests } from "./Requests";
import * as texts from "../texts";

interface Props {
  group: GroupPanelFragment | null | undefined;
  error: unknown;
  isLoading: boolean;
  onRetry(): unknown;
  /** What the group plans next, and its room, below what it says of itself. */
  sessions?: ReactNode;
  room?: ReactNode;
}

/** A post's group: what it is, its members, and join or leave. It loads and fails independently of the post. */
export function GroupPanel({ group, error, isLoading, onRetry, sessions, room }: Props) {
  const headingId = useId();
  if (Boolean(error) && !group)
    return <Failed error={error} title={texts.groupMissing} onRetry={onRetry} isRetrying={isLoading} />;
  if (!group) return <GroupPanelSkeleton />;
  return (
    <>
      <chakra.section aria-labelledby={headingId} layerStyle="card" css={look}>
        <GroupFacts group={group} headingId={headingId} />
        <PanelMembers group={group} />
        <VisuallyHidden role="status">{texts.nowMembers(describeCount(group))}</VisuallyHidden>
        <Membership group={group} />
        <Requests group={group} />
      </chakra.section>
      {sessions}
      {room}
    </>
  );
}

const look = {
  display: "flex",
  flexDirection: "column",
  gap: "4",
  padding: { base: "5", md: "6" },
} as const;
