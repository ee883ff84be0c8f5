import { chakra, Flex } from "@chakra-ui/react";
import { useLocation, useParams } from "react-router-dom";
import { useSession } from "../features/accounts/SessionProvider";
import { CommentSection } from "../features/posts/comments/CommentSection";
import { listPath } from "../features/posts/feed/listPage";
import { HiddenNotice } from "../features/moderation/decisions/HiddenNotice";
import { ReportButton } from "../features/moderation/ReportButton";
import { PostArticle } from "../features/posts/group/PostArticle";
import { PostArticleSkeleton } from "../features/posts/PostSkeletons";
import { ReplyForm } from "../features/posts/comments/ReplyForm";
import { useGoneWhenDeleted } from "../features/posts/group/useGoneWhenDeleted";
import { type PostQuery, useHiddenPostQuery, usePostQuery } from "../generated/hooks";
import { BackLink } from "../ui/navigation/BackLink";
import { Failed } from "../ui/feedback/Failed";
import { PageFrame } from "../ui/page/PageFrame";
import { PageTitle } from "../ui/page/PageTitle";
import { readProblem } from "../ui/feedback/problem";
import { NotFoundPage } from "./NotFoundPage";
import { fill } from "../ui/fill";
import * as texts from "./texts";

export function PostPage() {
  const { postId = "" } = useParams();
  const { state } = useLocation();
  const { user } = useSession();
  const { data, error, loading, refetch } = usePostQuery({
    variables: { id: postId },
    notifyOnNetworkStatusChange: true,
  });
  const post = data?.post;
  const hiding = useHiding(post);
  const lookAgain = () => Promise.all([refetch(), hiding.refetch()]).catch(() => undefined);
  useGoneWhenDeleted(postId, post?.viewerCanDelete ? lookAgain : null);
  const author = post?.author;
  if (isUnknown(post, error)) return <UnknownGroup />;

  return (
    <PageFrame measure="text">
      <Flex marginBottom="2">
        <BackLink to={listPath(state)} />
      </Flex>
      <PageTitle
        documentTitle={author ? texts.groupBy(author.name) : texts.group}
        marginBottom="6"
        // Most names make two lines on a phone, so that the text below stays in place.
        minHeight={{ base: "2.2em", sm: "0" }}
      >
        {author ? fill(texts.joinGroupOf, { author: <bdi>{author.name}</bdi> }) : texts.group}
      </PageTitle>
      {error && !post && <Failed error={error} onRetry={() => refetch()} isRetrying={loading} />}
      {!error && !post && <PostArticleSkeleton />}
      {post && hiding.decision && (
        <chakra.div marginBottom="4">
          <HiddenNotice kind="POST" decision={hiding.decision} isOwn={post.viewerCanDelete} />
        </chakra.div>
      )}
      {post && <PostArticle post={post} />}
      {post && !post.viewerCanDelete && !hiding.decision && (
        <Flex justifyContent="flex-end">
          <ReportButton kind="POST" id={post.id} name={author?.name} />
        </Flex>
      )}
      {post && (
        <Flex direction="column" gap="8" marginTop="8">
          {!hiding.decision && (
            <chakra.div minHeight="14rem">
              {user && <ReplyForm key={postId} postId={postId} userId={user.id} />}
            </chakra.div>
          )}
          <CommentSection key={postId} postId={postId} />
        </Flex>
      )}
    </PageFrame>
  );
}

/** Why moderators hid the post. Only its author and moderators can read it, so only they ask. */
function useHiding(post: PostQuery["post"] | undefined) {
  const { user } = useSession();
  const mayRead = post?.viewerCanDelete || user?.isModerator;
  const { data, refetch } = useHiddenPostQuery({
    variables: { id: post?.id ?? "" },
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- the generated hooks take no skipToken
    skip: !mayRead,
    fetchPolicy: "network-only",
  });
  return { decision: data?.post?.hiddenBy, refetch };
}

/** The service says null for what is gone, and refuses an address that can be no id at all. */
function isUnknown(post: object | null | undefined, error: unknown): boolean {
  return post === null || (!post && error !== undefined && readProblem(error).code === "BAD_USER_INPUT");
}

function UnknownGroup() {
  return <NotFoundPage title={texts.noGroup}>{texts.noGroupText}</NotFoundPage>;
}
