import { chakra } from "@chakra-ui/react";
import { useNavigate } from "react-router-dom";
import { useSession } from "../../features/accounts/SessionProvider";
import { GroupTabs } from "../../features/groups/lists/GroupTabs";
import { GroupSection } from "../../features/posts/group/GroupSection";
import { PostComposer } from "../../features/posts/writing/PostComposer";
import { useListHeading } from "../../features/posts/feed/useListHeading";
import { readPageNumber, usePageNumber } from "../../features/posts/feed/usePageNumber";
import { feedQuery } from "../../features/posts/feed/usePostFeed";
import { useRenewPosts } from "../../features/posts/feed/useRenewPosts";
import { feedPath, isFiltered, readFilter } from "../../features/posts/filter/feedFilter";
import { FilterBar } from "../../features/posts/filter/FilterBar";
import { useFilter } from "../../features/posts/filter/useFilter";
import { paths } from "../../shared/paths";
import type { Opened } from "../../shared/service/firstQueries";
import { PageFrame } from "../../ui/page/PageFrame";
import { PageHead } from "../../ui/page/PageTitle";
import * as texts from "../texts";

const head = { title: texts.groupsTitle, documentTitle: texts.groups, lead: texts.groupsLead, isLarge: true };

export function PostsPage() {
  const page = usePageNumber();
  const { user } = useSession();
  const renewPosts = useRenewPosts();
  const navigate = useNavigate();
  const filter = useFilter();
  const list = feedPath(filter);
  const headingRef = useListHeading(page, list);
  const showOwnPost = () => (page === 1 && !isFiltered(filter) ? renewPosts() : void navigate(paths.posts));

  return (
    <PageFrame>
      <PageHead {...head} />
      <GroupTabs current="all" />
      <chakra.div css={columns}>
        <chakra.section layerStyle="card" css={formPlace} aria-label={texts.startGroup}>
          {user && <PostComposer user={user} onCreated={showOwnPost} />}
        </chakra.section>
        <chakra.div minWidth="0">
          <FilterBar filter={filter} />
          <GroupSection key={`${list} ${page}`} page={page} filter={filter} headingRef={headingRef} />
        </chakra.div>
      </chakra.div>
    </PageFrame>
  );
}

PostsPage.head = head;

PostsPage.firstQueries = ({ search }: Opened) => [feedQuery(readPageNumber(search), readFilter(search))];

const columns = {
  display: "grid",
  gap: { base: "10", lg: "12" },
  gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "minmax(18rem, 24rem) minmax(0, 1fr)" },
  alignItems: "start",
} as const;

const formPlace = {
  padding: { base: "3", lg: "6" },
  minHeight: { base: "4.25rem", lg: "22rem" },
  position: { lg: "sticky" },
  top: { lg: "24" },
} as const;
