import { useApolloClient } from "@apollo/client/react";
import { chakra } from "@chakra-ui/react";
import type { RefObject } from "react";
import { useNavigate } from "react-router-dom";
import { paths } from "../../../shared/paths";
import { useArrival } from "../../../shared/useArrival";
import { useLater } from "../../../shared/useLater";
import { Failed } from "../../../ui/feedback/Failed";
import { FeedHeading } from "../feed/FeedHeading";
import { NewPostsNotice } from "../feed/NewPostsNotice";
import { PostFeed } from "../feed/PostFeed";
import { removeFromPages } from "../postCache";
import { PostListSkeleton } from "../PostSkeletons";
import { usePostDeleted } from "./usePostDeleted";
import { usePostFeed } from "../feed/usePostFeed";
import { useRenewPosts } from "../feed/useRenewPosts";
import { type FeedFilter, isFiltered } from "../filter/feedFilter";
import * as texts from "../texts";

interface Props {
  page: number;
  filter: FeedFilter;
  /** Where the focus goes when what had it is gone. */
  headingRef: RefObject<HTMLHeadingElement | null>;
}

/** One page of groups in all its states; remount it for another page or filter. */
export function GroupSection({ page, filter, headingRef }: Props) {
  const navigate = useNavigate();
  const renewPosts = useRenewPosts();
  const renewLater = useLater(renewPosts);
  const { posts, error, isLoading, renew } = usePostFeed(page, filter);
  const shown = useArrival(posts);
  const focusHeading = () => headingRef.current?.focus();
  const { cache } = useApolloClient();
  usePostDeleted((id) => {
    if (!posts?.nodes.some((post) => post.id === id)) return;
    removeFromPages(cache, id);
    renewLater();
  });
  const showNewest = async () => {
    await (page === 1 && !isFiltered(filter) ? renew() : navigate(paths.posts));
    focusHeading();
  };
  return (
    <chakra.section minWidth="0" aria-label={texts.groups}>
      <FeedHeading ref={headingRef} posts={posts} page={page} filter={filter} />
      <NewPostsNotice key={posts?.nodes[0]?.id} onShow={showNewest} />
      {error && !posts && (
        <Failed error={error} title={texts.groupsMissing} onRetry={() => renew()} isRetrying={isLoading} />
      )}
      {(posts || !error) && !shown && <PostListSkeleton />}
      {shown && <PostFeed posts={shown} page={page} filter={filter} isLoading={isLoading} onDeleted={focusHeading} />}
    </chakra.section>
  );
}
