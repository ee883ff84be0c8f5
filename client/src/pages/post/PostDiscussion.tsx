import { chakra, Flex } from "@chakra-ui/react";
import { useSession } from "../../features/accounts/SessionProvider";
import { MembersOnly } from "../../features/groups/panel/MembersOnly";
import { useReadDiscussion } from "../../features/notifications/useReadDiscussion";
import { CommentSection } from "../../features/posts/comments/CommentSection";
import { NoReplies, noRepliesIn } from "../../features/groups/panel/NoReplies";
import { ReplyForm } from "../../features/posts/comments/ReplyForm";
import type { GroupPanelFragment } from "../../generated/groupHooks";

interface Props {
  postId: string;
  group: GroupPanelFragment | null | undefined;
  /** It is not known yet whether the viewer may reply: the form keeps its room. */
  isUndecided: boolean;
  isHidden: boolean;
}

/** What members reply, and the form to reply with; for those who may not, why that is and the way in. */
export function PostDiscussion({ postId, group, isUndecided, isHidden }: Props) {
  const { user } = useSession();
  const obstacle = group && noRepliesIn(group);
  const isForMembers = group && !group.viewerCanComment && !obstacle;
  useReadDiscussion(user && group && !isForMembers ? postId : null);
  return (
    <Flex direction="column" gap="8" marginTop={{ md: "8" }}>
      {isForMembers && <MembersOnly group={group} />}
      {obstacle && <NoReplies {...obstacle} />}
      {!isForMembers && (
        <CommentSection
          key={postId}
          postId={postId}
          isMember={group?.viewerMembership?.state === "ACTIVE"}
          canAnswer={Boolean(group?.viewerCanComment) && !isHidden}
        />
      )}
      {!isForMembers && !obstacle && !isHidden && (
        <chakra.div minHeight="14rem">
          {user && !isUndecided && <ReplyForm key={postId} postId={postId} userId={user.id} />}
        </chakra.div>
      )}
    </Flex>
  );
}
