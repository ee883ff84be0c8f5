import { Text } from "@chakra-ui/react";
import { Navigate, useSearchParams } from "react-router-dom";
import { GroupGrid, GroupGridSkeleton } from "../features/groups/lists/GroupGrid";
import { GroupTabs } from "../features/groups/lists/GroupTabs";
import * as texts from "../features/groups/texts";
import { MyGroupsDocument, useMyGroupsQuery } from "../generated/groupHooks";
import noPosts from "../pictures/no-posts.svg";
import { paths } from "../shared/paths";
import type { Opened } from "../shared/service/firstQueries";
import { LinkButton } from "../ui/Button";
import { Empty } from "../ui/feedback/Empty";
import { Failed } from "../ui/feedback/Failed";
import { PageFrame } from "../ui/page/PageFrame";
import { PageHead } from "../ui/page/PageTitle";

const partFrom = (query: URLSearchParams) => ({ after: query.get("after") });

const head = { title: texts.myGroups, lead: texts.myGroupsLead, isLarge: true };

/** The groups that the viewer belongs to, with what is new in each. */
export function MyGroupsPage() {
  const [query] = useSearchParams();
  const { after } = partFrom(query);
  const { data, error, loading, refetch } = useMyGroupsQuery({
    variables: { after },
    fetchPolicy: "cache-and-network",
    notifyOnNetworkStatusChange: true,
  });
  const list = data?.myGroups;
  // The groups of this part were left meanwhile.
  const isBeyond = list?.nodes.length === 0 && after !== null;
  if (isBeyond && !loading) return <Navigate to={paths.myGroups} replace />;
  return (
    <PageFrame measure="grid">
      <PageHead {...head} />
      <GroupTabs current="mine" />
      <Text role="status" color="fg.muted" fontSize="sm" minHeight="6" marginBottom="3">
        {list ? texts.found(list.totalCount, list.totalCountIsExact) : " "}
      </Text>
      {error && !list && (
        <Failed error={error} title={texts.groupsMissing} onRetry={() => refetch()} isRetrying={loading} />
      )}
      {!error && !list && <GroupGridSkeleton />}
      {list?.nodes.length === 0 && !isBeyond ? (
        <Empty
          picture={noPosts}
          title={texts.noneOfOwn}
          action={
            <LinkButton to={paths.groups} variant="primary">
              {texts.findGroup}
            </LinkButton>
          }
        >
          {texts.noneOfOwnText}
        </Empty>
      ) : (
        list && (
          <GroupGrid
            groups={list.nodes}
            first={after ? paths.myGroups : null}
            next={
              list.pageInfo.hasNextPage
                ? `${paths.myGroups}?after=${encodeURIComponent(list.pageInfo.endCursor ?? "")}`
                : null
            }
          />
        )
      )}
    </PageFrame>
  );
}

MyGroupsPage.head = head;

MyGroupsPage.firstQueries = ({ search }: Opened) => [{ query: MyGroupsDocument, variables: partFrom(search) }];
