import { chakra, Flex, VisuallyHidden } from "@chakra-ui/react";
import { type ReactNode, useLayoutEffect, useRef } from "react";
import type { GroupMemberFragment } from "../../../generated/groupHooks";
import { Button } from "../../../ui/Button";
import { Failed } from "../../../ui/feedback/Failed";
import { useAction } from "../../alerts/useAction";
import { MemberRow } from "./MemberRow";
import { MemberBones } from "./MemberBones";
import { useMembers } from "./useMembers";
import * as texts from "../texts";

interface Props {
  groupId: string;
  memberCount: number;
  /** What can be done about a member. */
  actionsFor?(member: GroupMemberFragment): ReactNode;
}

/** Everyone in a group, those who came first before the others, with more on request. */
export function MemberList({ groupId, memberCount, actionsFor }: Props) {
  const { members, error, isLoading, refetch, loadMore } = useMembers(groupId, memberCount);
  const shown = members?.nodes.length ?? 0;
  const { list, expectMore } = useFocusOnFirstNew(shown);
  const { run, isPending } = useAction(async () => {
    expectMore();
    await loadMore();
  });
  if (error && !members)
    return <Failed error={error} title={texts.membersMissing} onRetry={() => refetch()} isRetrying={isLoading} />;
  if (!members) return <MemberBones rows={Math.min(memberCount, 6)} />;
  return (
    <>
      <chakra.ul ref={list} aria-label={texts.members}>
        {members.nodes.map((member) => (
          <MemberRow key={member.id} member={member}>
            {actionsFor?.(member)}
          </MemberRow>
        ))}
      </chakra.ul>
      {members.pageInfo.hasNextPage && (
        <Flex marginTop="4" justifyContent="center">
          <Button isPending={isPending} onClick={() => void run()}>
            {texts.moreMembers}
            <VisuallyHidden>{texts.membersShown(shown, memberCount)}</VisuallyHidden>
          </Button>
        </Flex>
      )}
    </>
  );
}

/** After more was asked for, the focus goes to the first entry that came. */
function useFocusOnFirstNew(count: number) {
  const list = useRef<HTMLUListElement>(null);
  const expectedAt = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (expectedAt.current === null || count <= expectedAt.current) return;
    (list.current?.children[expectedAt.current] as HTMLElement | undefined)?.focus();
    expectedAt.current = null;
  }, [count]);
  return { list, expectMore: () => (expectedAt.current = count) };
}
