import { chakra, Heading, Text } from "@chakra-ui/react";
import { useCallback, useId, useRef } from "react";
import { VisuallyHidden } from "../../../ui/VisuallyHidden";
import {
  type GroupMemberFragment,
  type GroupPanelFragment,
  useAcceptJoinRequestMutation,
  useDeclineJoinRequestMutation,
} from "../../../generated/groupHooks";
import { formatMoment } from "../../../shared/time/formatDate";
import { Button } from "../../../ui/Button";
import { useAlerts } from "../../alerts/AlertsProvider";
import { useAction } from "../../alerts/useAction";
import { MemberRow } from "../members/MemberRow";
import { panelId } from "./GroupStrip";
import * as texts from "../texts";

/** Who asked to join, for those who decide about it; nothing while nobody waits. */
export function Requests({ group }: { group: GroupPanelFragment }) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const requests = group.joinRequests;
  if (!requests || requests.nodes.length === 0) return null;
  // The row and its button disappear; the last one removes the list. Focus that has moved elsewhere stays there.
  const focusNext = () => {
    if (document.activeElement !== document.body) return;
    (heading.current ?? document.getElementById(panelId))?.focus({ preventScroll: true });
  };
  const others = requests.totalCount - requests.nodes.length;
  return (
    <chakra.section aria-labelledby={id} borderTopWidth="1px" paddingTop="4">
      <Heading as="h3" id={id} ref={heading} tabIndex={-1} fontSize="md" marginBottom="3">
        {texts.requests(requests.totalCount)}
      </Heading>
      <chakra.ul>
        {requests.nodes.map((request) => (
          <RequestRow key={request.id} group={group} request={request} onAnswered={focusNext} />
        ))}
      </chakra.ul>
      {others > 0 && (
        <Text marginTop="3" color="fg.muted" fontSize="sm">
          {texts.moreRequests(others)}
        </Text>
      )}
    </chakra.section>
  );
}

interface RowProps {
  group: GroupPanelFragment;
  request: GroupMemberFragment;
  onAnswered(): void;
}

function RequestRow({ group, request, onAnswered }: RowProps) {
  const accepting = useAnswer("accept", group, request, onAnswered);
  const declining = useAnswer("decline", group, request, onAnswered);
  const name = request.user?.name ?? texts.absentMember;
  const requestedAt = request.requestedAt ?? "";
  const day = (
    <>
      {texts.sentOn} <time dateTime={requestedAt}>{formatMoment(requestedAt)}</time>
    </>
  );
  return (
    <MemberRow member={request} note={day}>
      <Button isPending={accepting.isPending} onClick={() => void accepting.run()}>
        {texts.accept}
        <VisuallyHidden> {name}</VisuallyHidden>
      </Button>
      <Button variant="quiet" isPending={declining.isPending} onClick={() => void declining.run()}>
        {texts.decline}
        <VisuallyHidden> {name}</VisuallyHidden>
      </Button>
    </MemberRow>
  );
}

/** Accepts or declines a request. It leaves the list optimistically; an error restores it and raises an alert. */
function useAnswer(
  answer: "accept" | "decline",
  group: GroupPanelFragment,
  request: GroupMemberFragment,
  onAnswered: () => void,
) {
  const alerts = useAlerts();
  const [accept] = useAcceptJoinRequestMutation();
  const [decline] = useDeclineJoinRequestMutation();
  const perform = useCallback(async () => {
    const { id: userId = "", name = texts.absentMember } = request.user ?? {};
    const variables = { input: { groupId: group.id, userId } };
    if (answer === "accept") {
      await accept({ variables, optimisticResponse: { acceptJoinRequest: without(group, request, 1) } });
      alerts.success(texts.accepted(name));
    } else {
      await decline({ variables, optimisticResponse: { declineJoinRequest: without(group, request, 0) } });
      alerts.success(texts.declined(name));
    }
    onAnswered();
  }, [answer, group, request, accept, decline, alerts, onAnswered]);
  return useAction(perform);
}

function without(group: GroupPanelFragment, request: GroupMemberFragment, joining: 0 | 1): GroupPanelFragment {
  const { joinRequests: requests } = group;
  const nodes = requests?.nodes.filter(({ id }) => id !== request.id) ?? [];
  return {
    ...group,
    memberCount: group.memberCount + joining,
    joinRequests: requests && { ...requests, nodes, totalCount: requests.totalCount - 1 },
  };
}
