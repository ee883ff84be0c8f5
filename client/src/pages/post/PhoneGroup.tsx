import { chakra, Flex } from "@chakra-ui/react";
import { GroupPanel } from "../../features/groups/panel/GroupPanel";
import { panelId } from "../../features/groups/panel/GroupStrip";
import type { useLiveGroup } from "../../features/groups/panel/useLiveGroup";
import type { Editing } from "../../features/posts/editing/useEditing";
import { PostArticle } from "../../features/posts/group/PostArticle";
import { CommentListSkeleton, PostArticleSkeleton } from "../../features/posts/PostSkeletons";
import { ReadingSlot } from "../../features/reading/ReadingSlot";
import { RoomSlot } from "../../features/rooms/RoomSlot";
import { GroupSessions } from "../../features/studySessions/GroupSessions";
import type { PostContentFragment } from "../../generated/hooks";
import type { GroupView } from "../../shared/paths";
import { PostDiscussion } from "./PostDiscussion";

interface Props {
  post: PostContentFragment | undefined;
  live: ReturnType<typeof useLiveGroup>;
  editing: Editing;
  isHidden: boolean;
  /** null while it is not known where the viewer begins. */
  view: GroupView | null;
}

/** The part of a group that a phone shows: the others are not loaded until they are opened. */
export function PhoneGroup({ post, live, editing, isHidden, view }: Props) {
  const { group, plans, error, isLoading, refetch } = live;
  if (view === "about")
    return (
      <Flex direction="column" gap="5">
        {post ? <PostArticle post={post} editing={editing} /> : <PostArticleSkeleton />}
        {post && (
          <chakra.div id={panelId} tabIndex={-1} scrollMarginTop="24">
            <GroupPanel group={group} error={error} isLoading={isLoading} onRetry={refetch} />
          </chakra.div>
        )}
      </Flex>
    );
  if (view === "sessions" || view === "room") {
    // Shows that the group is being loaded, or that it did not load.
    if (!group) return <GroupPanel group={group} error={error} isLoading={isLoading} onRetry={refetch} />;
    const isMember = group.viewerMembership?.state === "ACTIVE";
    if (view === "sessions")
      return (
        <Flex direction="column" gap="5">
          <GroupSessions groupId={group.id} plans={plans} canPlan={isMember} />
          {isMember && <ReadingSlot groupId={group.id} />}
        </Flex>
      );
    return <RoomSlot key={group.id} groupId={group.id} isExplained />;
  }
  if (!post || view === null) return <CommentListSkeleton />;
  return <PostDiscussion postId={post.id} group={group} isUndecided={!group && !error} isHidden={isHidden} />;
}
