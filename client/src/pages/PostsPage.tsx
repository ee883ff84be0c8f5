import { chakra, Text } from "@chakra-ui/react";
import { useNavigate } from "react-router-dom";
import { useSession } from "../features/accounts/SessionProvider";
import { FeedHeading } from "../features/posts/FeedHeading";
import { NewPostsNotice } from "../features/posts/NewPostsNotice";
import { PostFeed } from "../features/posts/PostFeed";
import { PostForm } from "../features/posts/PostForm";
import { PostListSkeleton } from "../features/posts/PostSkeletons";
import { useListHeading } from "../features/posts/useListHeading";
import { usePageNumber } from "../features/posts/usePageNumber";
import { usePostFeed } from "../features/posts/usePostFeed";
import { paths } from "../shared/paths";
import { Failed } from "../ui/Failed";
import { PageFrame } from "../ui/PageFrame";
import { PageTitle } from "../ui/PageTitle";

export function PostsPage() {
  const page = usePageNumber();
  const { user } = useSession();
  const navigate = useNavigate();
  const { ref: headingRef, focus: focusHeading } = useListHeading(page);
  const { posts, error, isLoading, renew, renewQuietly, renewals } = usePostFeed(page);
  const toNewest = async () => {
    await (page === 1 ? renew() : navigate(paths.posts));
    focusHeading();
  };

  return (
    <PageFrame>
      <PageTitle documentTitle="Groups">Welcome to the group posts</PageTitle>
      <Text marginTop="2" marginBottom={{ base: "6", md: "10" }} color="fg.muted" fontSize="lg" maxWidth="text">
        Say what you are learning, and learn it together.
      </Text>
      <chakra.div css={columns}>
        <chakra.section layerStyle="card" css={formPlace} aria-label="Start a group">
          {user && (
            <PostForm userId={user.id} onCreated={() => (page === 1 ? renewQuietly() : navigate(paths.posts))} />
          )}
        </chakra.section>
        <chakra.section minWidth="0" aria-label="Groups">
          <FeedHeading ref={headingRef} posts={posts} page={page} />
          <NewPostsNotice key={`${page}/${renewals}`} onShow={toNewest} />
          {error && !posts && (
            <Failed error={error} title="The groups could not be loaded" onRetry={renew} isRetrying={isLoading} />
          )}
          {!error && !posts && <PostListSkeleton />}
          {posts && (
            <PostFeed
              posts={posts}
              page={page}
              isLoading={isLoading}
              onDeleted={() => (focusHeading(), renewQuietly())}
            />
          )}
        </chakra.section>
      </chakra.div>
    </PageFrame>
  );
}

const columns = {
  display: "grid",
  gap: { base: "10", lg: "12" },
  gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "minmax(18rem, 24rem) minmax(0, 1fr)" },
  alignItems: "start",
} as const;

const formPlace = {
  padding: "6",
  minHeight: "22rem",
  position: { lg: "sticky" },
  top: { lg: "24" },
} as const;
