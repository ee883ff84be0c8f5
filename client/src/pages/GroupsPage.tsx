import { Text } from "@chakra-ui/react";
import { Navigate, useSearchParams } from "react-router-dom";
import { GroupGrid, GroupGridSkeleton } from "../features/groups/lists/GroupGrid";
import { isNarrowed, readSearch, searchPath } from "../features/groups/lists/groupSearch";
import { GroupTabs } from "../features/groups/lists/GroupTabs";
import { SearchForm } from "../features/groups/lists/SearchForm";
import * as texts from "../features/groups/texts";
import { GroupsDocument, useGroupsQuery } from "../generated/groupHooks";
import noMatch from "../pictures/no-match.svg";
import noPosts from "../pictures/no-posts.svg";
import { paths } from "../shared/paths";
import type { Opened } from "../shared/service/firstQueries";
import { LinkButton } from "../ui/Button";
import { Empty } from "../ui/feedback/Empty";
import { Failed } from "../ui/feedback/Failed";
import { PageFrame } from "../ui/page/PageFrame";
import { PageHead } from "../ui/page/PageTitle";

function partFrom(query: URLSearchParams) {
  const wanted = readSearch(query);
  return { ...wanted, search: wanted.search || null, tag: wanted.tag || null, after: query.get("after") };
}

const head = { title: texts.findGroup, lead: texts.findGroupLead, isLarge: true };

/** All groups that a member may see, to search and to choose from. */
export function GroupsPage() {
  const [query] = useSearchParams();
  const wanted = readSearch(query);
  const variables = partFrom(query);
  const { after } = variables;
  const { data, previousData, error, loading, refetch } = useGroupsQuery({
    variables,
    fetchPolicy: "cache-and-network",
    notifyOnNetworkStatusChange: true,
  });
  // What was found before stays while the next search is on its way.
  const list = (data ?? previousData)?.groups;
  const isEmpty = list?.nodes.length === 0 && !loading;
  // The groups of this part are gone meanwhile.
  if (isEmpty && after) return <Navigate to={searchPath(wanted)} replace />;
  return (
    <PageFrame measure="grid">
      <PageHead {...head} />
      <GroupTabs current="find" />
      <SearchForm wanted={wanted} />
      <Text role="status" color="fg.muted" fontSize="sm" minHeight="6" marginBottom="3">
        {list && !loading ? texts.found(list.totalCount, list.totalCountIsExact) : " "}
      </Text>
      {error && !list && (
        <Failed error={error} title={texts.groupsMissing} onRetry={() => refetch()} isRetrying={loading} />
      )}
      {!error && !list && <GroupGridSkeleton />}
      {isEmpty && <Nothing isNarrowed={isNarrowed(wanted)} />}
      {list && (
        <GroupGrid
          groups={list.nodes}
          first={after ? searchPath(wanted) : null}
          next={list.pageInfo.hasNextPage ? searchPath(wanted, list.pageInfo.endCursor ?? "") : null}
        />
      )}
    </PageFrame>
  );
}

GroupsPage.head = head;

GroupsPage.firstQueries = ({ search }: Opened) => [{ query: GroupsDocument, variables: partFrom(search) }];

function Nothing({ isNarrowed }: { isNarrowed: boolean }) {
  return (
    <Empty
      picture={isNarrowed ? noMatch : noPosts}
      title={isNarrowed ? texts.noneFound : texts.noneAtAll}
      action={<LinkButton to={paths.posts}>{texts.startGroup}</LinkButton>}
    >
      {isNarrowed ? texts.noneFoundText : texts.noneAtAllText}
    </Empty>
  );
}
