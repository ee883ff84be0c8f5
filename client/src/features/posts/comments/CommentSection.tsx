import { chakra, Heading, VisuallyHidden } from "@chakra-ui/react";
import { useCallback, useRef } from "react";
import { useCommentsQuery } from "../../../generated/discussionHooks";
import noPosts from "../../../pictures/no-posts.svg";
import { Empty } from "../../../ui/feedback/Empty";
import { Failed } from "../../../ui/feedback/Failed";
import { CommentList } from "./CommentList";
import { HiddenComments } from "./HiddenComments";
import { CommentListSkeleton } from "../PostSkeletons";
import * as texts from "../texts";
import { useLiveComments } from "./useLiveComments";

/** The service gives at most this many entries of a list at once. */
const maxPerRequest = 100;

/** What members replied: loads and fails on its own, so that the post above stays readable. */
export function CommentSection({ postId }: { postId: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, error, loading, refetch, fetchMore } = useCommentsQuery({
    variables: { postId },
    fetchPolicy: "cache-and-network",
    notifyOnNetworkStatusChange: true,
  });
  const post = data?.post;
  const shown = post?.comments.nodes.length ?? 0;
  const renew = useCallback(
    () => void refetch({ first: Math.min(Math.max(shown, 20), maxPerRequest) }).catch(() => undefined),
    [refetch, shown],
  );
  const news = useLiveComments({ postId, post, renew });
  const focusHeading = useCallback(() => heading.current?.focus(), []);

  return (
    <chakra.section aria-labelledby="comments">
      <Heading as="h2" id="comments" ref={heading} tabIndex={-1} marginBottom="4">
        {post ? texts.commentCount(post.commentCount) : texts.comments}
      </Heading>
      <VisuallyHidden role="status">{news}</VisuallyHidden>
      {error && !post && (
        <Failed error={error} title={texts.commentsMissing} onRetry={() => refetch()} isRetrying={loading} />
      )}
      {!error && !post && <CommentListSkeleton />}
      {post && <HiddenComments comments={post.hiddenComments} />}
      {post && shown === 0 && <Empty picture={noPosts}>{texts.noReplies}</Empty>}
      {post && (
        <CommentList
          post={post}
          onMore={() => fetchMore({ variables: { after: post.comments.pageInfo.endCursor } })}
          onDeleted={focusHeading}
        />
      )}
    </chakra.section>
  );
}
