import { Box } from "@chakra-ui/react";
import { Navigate } from "react-router-dom";
import { paths } from "../../../shared/paths";
import { LinkButton } from "../../../ui/Button";
import { Empty } from "../../../ui/feedback/Empty";
import { Pagination } from "../../../ui/navigation/Pagination";
import noPosts from "../../../pictures/no-posts.svg";
import { PostList } from "./PostList";
import type { PostPage } from "./usePostFeed";
import * as texts from "../texts";

interface Props {
  posts: PostPage;
  page: number;
  /** True while a newer answer is loading. */
  isLoading: boolean;
  onDeleted(): void;
}

/** A page of posts with the numbers of the others; an address beyond the last page leads to the last page. */
export function PostFeed({ posts, page, isLoading, onDeleted }: Props) {
  const { nodes, pageCount, totalCountIsExact } = posts;
  const isBeyond = nodes.length === 0 && page > 1;
  if (isBeyond && totalCountIsExact && !isLoading)
    return <Navigate to={paths.postsPage(Math.min(pageCount, page - 1))} replace />;
  if (isBeyond) return <NothingThisFar />;
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
          hrefFor={paths.postsPage}
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
