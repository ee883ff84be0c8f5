import { Box } from "@chakra-ui/react";
import { Navigate } from "react-router-dom";
import { paths } from "../../../shared/paths";
import { LinkButton } from "../../../ui/Button";
import { Empty } from "../../../ui/feedback/Empty";
import { Pagination } from "../../../ui/navigation/Pagination";
import noMatch from "../../../pictures/no-match.svg";
import noPosts from "../../../pictures/no-posts.svg";
import { PostList } from "./PostList";
import type { PostPage } from "./usePostFeed";
import { type FeedFilter, feedPath, isFiltered } from "../filter/feedFilter";
import * as texts from "../texts";

interface Props {
  posts: PostPage;
  page: number;
  filter: FeedFilter;
  /** True while a newer answer is loading. */
  isLoading: boolean;
  onDeleted(): void;
}

/** A page of posts with the numbers of the others; an address beyond the last page leads to the last page. */
export function PostFeed({ posts, page, filter, isLoading, onDeleted }: Props) {
  const { nodes, pageCount, totalCountIsExact } = posts;
  const isBeyond = nodes.length === 0 && page > 1;
  if (isBeyond && totalCountIsExact && !isLoading)
    return <Navigate to={feedPath(filter, Math.min(pageCount, page - 1))} replace />;
  if (isBeyond) return <NothingThisFar />;
  if (nodes.length === 0 && isFiltered(filter)) return <NothingLikeThis filter={filter} />;
  if (nodes.length === 0)
    return (
      <Empty picture={noPosts} title={texts.noGroups}>
        {texts.beFirst}
      </Empty>
    );
  return (
    <>
      <PostList posts={nodes} onDeleted={onDeleted} />
      <Box marginTop="8">
        <Pagination
          page={page}
          pageCount={Math.max(page, pageCount)}
          hrefFor={(number) => feedPath(filter, number)}
          label={texts.pagesOfGroups}
        />
      </Box>
    </>
  );
}

function NothingThisFar() {
  return (
    <Empty
      picture={noPosts}
      title={texts.noneThisFar}
      action={<LinkButton to={paths.posts}>{texts.goToNewest}</LinkButton>}
    >
      {texts.listEnds}
    </Empty>
  );
}

/** No group matches the filter; the text differs for "My groups" and for an interest. */
function NothingLikeThis({ filter }: { filter: FeedFilter }) {
  const hasNone = filter.isMine && filter.interest === null;
  return (
    <Empty
      picture={hasNone ? noPosts : noMatch}
      title={hasNone ? texts.noOwnGroups : texts.noMatch}
      action={<LinkButton to={paths.posts}>{texts.showAll}</LinkButton>}
    >
      {hasNone ? texts.noOwnGroupsText : texts.noMatchText}
    </Empty>
  );
}
