import { chakra, Heading } from "@chakra-ui/react";
import { useCallback, useMemo, useRef } from "react";
import { VisuallyHidden } from "../../../ui/VisuallyHidden";
import { useMarkGroupReadMutation } from "../../../generated/groupHooks";
import noPosts from "../../../pictures/no-posts.svg";
import { Empty } from "../../../ui/feedback/Empty";
import { Failed } from "../../../ui/feedback/Failed";
import { CommentList } from "./CommentList";
import { DiscussionContext } from "./DiscussionContext";
import { GoneReply } from "./GoneReply";
import { HiddenComments } from "./HiddenComments";
import { JumpBar } from "./JumpBar";
import { newLineId } from "./NewLine";
import { CommentListSkeleton } from "../PostSkeletons";
import * as texts from "../texts";
import { useLanding } from "./useLanding";
import { useLiveComments } from "./useLiveComments";
import { useSeen } from "./useSeen";
import { useThreads } from "./useThreads";

interface Props {
  postId: string;
  /** Whether the viewer belongs to the group: then what they see is read. */
  isMember: boolean;
  canAnswer: boolean;
}

/** What members replied: loads and fails on its own, so that the post above stays readable. */
export function CommentSection({ postId, isMember, canAnswer }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { post, error, isLoading, isGone, refetch, renew, jump, older, newer } = useThreads(postId);
  const news = useLiveComments({ postId, post, renew });
  const { firstNew, highlightedId } = useLanding({ post, isLoading, isGone });
  const discussion = useShared({ post, isMember, canAnswer, firstNew, highlightedId, heading });
  const list = useRef<HTMLDivElement>(null);
  const toEdge = async (place: Parameters<typeof jump>[0], edge: "start" | "end") => {
    await jump(place);
    // Two frames later, what was loaded is on the page.
    requestAnimationFrame(() => requestAnimationFrame(() => list.current?.scrollIntoView({ block: edge })));
  };

  return (
    <chakra.section aria-labelledby="comments">
      <Heading as="h2" id="comments" ref={heading} tabIndex={-1} marginBottom="4">
        {post ? texts.commentCount(post.commentCount) : texts.comments}
      </Heading>
      <VisuallyHidden role="status">{news}</VisuallyHidden>
      {error && !post && (
        <Failed error={error} title={texts.commentsMissing} onRetry={() => refetch()} isRetrying={isLoading} />
      )}
      {!error && !post && <CommentListSkeleton />}
      {isGone && <GoneReply />}
      {post && <HiddenComments comments={post.hiddenComments} />}
      {post && post.threads.nodes.length === 0 && <Empty picture={noPosts}>{texts.noReplies}</Empty>}
      {post && discussion && (
        <DiscussionContext value={discussion}>
          <JumpBar
            hasOlder={post.threads.pageInfo.hasNextPage}
            hasNewer={post.threads.pageInfo.hasPreviousPage}
            onOldest={() => toEdge({ start: "OLDEST" }, "start")}
            onNewest={() => toEdge({}, "end")}
            onNew={firstNew && (() => document.getElementById(newLineId)?.scrollIntoView())}
          />
          <div ref={list}>
            <CommentList threads={post.threads} wanted={post.threads.target ?? null} onOlder={older} onNewer={newer} />
          </div>
        </DiscussionContext>
      )}
    </chakra.section>
  );
}

interface Shared extends Pick<ReturnType<typeof useLanding>, "firstNew" | "highlightedId">, Omit<Props, "postId"> {
  post: ReturnType<typeof useThreads>["post"];
  heading: React.RefObject<HTMLHeadingElement | null>;
}

/** The same for all comments until something of it changes, so that those that are there need not be drawn again. */
function useShared({ post, isMember, canAnswer, firstNew, highlightedId, heading }: Shared) {
  const { id } = post ?? {};
  const watch = useSeen(isMember && id ? id : null);
  const [markRead] = useMarkGroupReadMutation();
  // The reader stays where the comment was.
  const onDeleted = useCallback(() => heading.current?.focus({ preventScroll: true }), [heading]);
  const onMarkAllRead = useCallback(() => {
    if (id) void markRead({ variables: { input: { groupId: id } } }).catch(() => undefined);
    heading.current?.focus();
  }, [markRead, id, heading]);
  return useMemo(() => {
    if (id === undefined) return null;
    return { post: { id }, canAnswer, firstNew, highlightedId, onDeleted, onMarkAllRead, watch };
  }, [id, canAnswer, firstNew, highlightedId, onDeleted, onMarkAllRead, watch]);
}
