import { chakra, Flex } from "@chakra-ui/react";
import { ArrowLeft } from "lucide-react";
import { useLocation, useParams } from "react-router-dom";
import { useSession } from "../features/accounts/SessionProvider";
import { CommentSection } from "../features/posts/CommentSection";
import { listPath } from "../features/posts/listPage";
import { PostArticle } from "../features/posts/PostArticle";
import { PostArticleSkeleton } from "../features/posts/PostSkeletons";
import { ReplyForm } from "../features/posts/ReplyForm";
import { useGoneWhenDeleted } from "../features/posts/useGoneWhenDeleted";
import { usePostQuery } from "../generated/hooks";
import { LinkButton } from "../ui/Button";
import { Failed } from "../ui/Failed";
import { PageFrame } from "../ui/PageFrame";
import { PageTitle } from "../ui/PageTitle";
import { readProblem } from "../ui/problem";
import { NotFoundPage } from "./NotFoundPage";

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
      <LinkButton to={listPath(state)} variant="quiet" marginInlineStart="-3" marginBottom="2" paddingInline="3">
        <ArrowLeft size={18} aria-hidden="true" />
        Back
      </LinkButton>
      <PageTitle documentTitle={post ? `Group by ${post.author.name}` : "Group"} marginBottom="6">
        {post ? `Join ${post.author.name}’s group` : "Group"}
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
  return (
    <NotFoundPage title="This group is not here">
      Its author may have removed it, or the address has a slip in it. Others are waiting for you:
    </NotFoundPage>
  );
}
