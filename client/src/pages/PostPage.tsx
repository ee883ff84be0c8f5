import { chakra, Flex } from "@chakra-ui/react";
import { useLocation, useParams } from "react-router-dom";
import { useSession } from "../features/accounts/SessionProvider";
import { CommentSection } from "../features/posts/comments/CommentSection";
import { listPath } from "../features/posts/feed/listPage";
import { PostArticle } from "../features/posts/group/PostArticle";
import { PostArticleSkeleton } from "../features/posts/PostSkeletons";
import { ReplyForm } from "../features/posts/comments/ReplyForm";
import { useGoneWhenDeleted } from "../features/posts/group/useGoneWhenDeleted";
import { usePostQuery } from "../generated/hooks";
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
  useGoneWhenDeleted(postId);
  const post = data?.post;
  if (isUnknown(post, error)) return <UnknownGroup />;

  return (
    <PageFrame measure="text">
      <Flex marginBottom="2">
        <BackLink to={listPath(state)} />
      </Flex>
      <PageTitle
        documentTitle={post ? texts.groupBy(post.author.name) : texts.group}
        marginBottom="6"
        // Most names make two lines on a phone, so that the text below stays in place.
        minHeight={{ base: "2.2em", sm: "0" }}
      >
        {post ? fill(texts.joinGroupOf, { author: <bdi>{post.author.name}</bdi> }) : texts.group}
      </PageTitle>
      {error && !post && <Failed error={error} onRetry={() => refetch()} isRetrying={loading} />}
      {!error && !post && <PostArticleSkeleton />}
      {post && <PostArticle post={post} />}
      {post && (
        <Flex direction="column" gap="8" marginTop="8">
          <chakra.div minHeight="14rem">
            {user && <ReplyForm key={postId} postId={postId} userId={user.id} />}
          </chakra.div>
          <CommentSection key={postId} postId={postId} />
        </Flex>
      )}
    </PageFrame>
  );
}

/** The service says null for what is gone, and refuses an address that can be no id at all. */
function isUnknown(post: object | null | undefined, error: unknown): boolean {
  return post === null || (!post && error !== undefined && readProblem(error).code === "BAD_USER_INPUT");
}

function UnknownGroup() {
  return <NotFoundPage title={texts.noGroup}>{texts.noGroupText}</NotFoundPage>;
}
