import { chakra, Flex } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { VisuallyHidden } from "../../../ui/VisuallyHidden";
import type { GroupMemberFragment } from "../../../generated/groupHooks";
import { Button } from "../../../ui/Button";
import { Failed } from "../../../ui/feedback/Failed";
import { useFocusOnMore } from "../../../ui/lists/useFocusOnMore";
import { InlineProblem } from "../../alerts/InlineProblem";
import { useAction } from "../../alerts/useAction";
import { MemberRow } from "./MemberRow";
import { MemberBones } from "./MemberBones";
import { useMembers } from "./useMembers";
import * as texts from "../texts";

interface Props {
  groupId: string;
  memberCount: number;
  /** Said of members whom the viewer does not see; only those who run the group have them in the list. */
  unseenNote?: string;
  /** What can be done about a member. */
  actionsFor?(member: GroupMemberFragment): ReactNode;
}

/** Everyone in a group, those who came first before the others, with more on request. */
export function MemberList({ groupId, memberCount, unseenNote, actionsFor }: Props) {
  const { members, error, isLoading, refetch, loadMore: askForMore } = useMembers(groupId, memberCount);
  const shown = members?.nodes.length ?? 0;
  const { list, loadMore } = useFocusOnMore(shown, askForMore);
  const { run, isPending, problem } = useAction(loadMore, inPlace);
  if (error && !members)
    return <Failed error={error} title={texts.membersMissing} onRetry={() => refetch()} isRetrying={isLoading} />;
  if (!members) return <MemberBones rows={Math.min(memberCount, 6)} />;
  return (
    <>
      <chakra.ul ref={list} aria-label={texts.members}>
        {members.nodes.map((member) => (
          <MemberRow key={member.id} member={member} {...(member.user ? {} : { note: unseenNote })}>
            {actionsFor?.(member)}
          </MemberRow>
        ))}
      </chakra.ul>
      {members.pageInfo.hasNextPage && (
        <Flex marginTop="4" justifyContent="center" alignItems="center" flexWrap="wrap" gap="3">
          <Button isPending={isPending} onClick={() => void run()}>
            {texts.moreMembers}
            <VisuallyHidden>{texts.membersShown(shown, memberCount)}</VisuallyHidden>
          </Button>
          <InlineProblem problem={problem} />
        </Flex>
      )}
    </>
  );
}

const inPlace = { isShownInPlace: true } as const;
