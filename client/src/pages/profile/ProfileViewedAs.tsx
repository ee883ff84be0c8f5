import { Box, Text } from "@chakra-ui/react";
import type { MouseEvent, ReactNode } from "react";
import type { StartedGroupsState } from "../../features/posts/started/useStartedGroups";
import type { ViewAs } from "../../features/profiles/viewAs/ViewAsChoice";
import * as texts from "../../features/profiles/viewAs/texts";
import { ProfileSkeleton } from "../../features/profiles/detail/ProfileSkeleton";
import { type ProfileQuery, useProfileQuery, useStartedGroupsQuery } from "../../generated/hooks";
import { Failed } from "../../ui/feedback/Failed";
import { PageTitle } from "../../ui/page/PageTitle";

interface Props {
  userId: string;
  viewAs: Exclude<ViewAs, "yourself">;
  children(seen: ProfileQuery, groups: StartedGroupsState | null): ReactNode;
}

/** The viewer's page as others see it: the same query, sent as a guest or as another member. */
export function ProfileViewedAs({ userId, viewAs, children }: Props) {
  const options = {
    variables: { userId },
    // Must not overwrite the viewer's own data in the cache.
    fetchPolicy: "no-cache",
    context: { headers: { "x-view-as": viewAs }, queryDeduplication: false },
    notifyOnNetworkStatusChange: true,
  } as const;
  const { data, error, loading, refetch } = useProfileQuery(options);
  const started = useStartedGroupsQuery({ ...options, skip: viewAs === "guest" });
  const groups = {
    groups: started.data?.user?.posts?.nodes,
    error: started.error,
    isLoading: started.loading,
    retry: () => void started.refetch().catch(() => undefined),
  };
  const isThere = Boolean(data?.profile ?? data?.user);
  return (
    <>
      <Text role="status" color="fg.muted" marginBottom="4" data-noprint>
        {data && (isThere ? texts.seen : texts.unseen)[viewAs]}
      </Text>
      {data && isThere && (
        <Box onClickCapture={ignoreButtons}>{children(data, viewAs === "guest" ? null : groups)}</Box>
      )}
      {data && !isThere && <Nobody />}
      {!data && !error && <ProfileSkeleton />}
      {!data && error && (
        <Failed
          error={error}
          isRetrying={loading}
          onRetry={() => refetch().catch(() => undefined)}
          title={texts.didNotLoad}
        />
      )}
    </>
  );
}

/** Blocks the buttons: members cannot send requests to themselves or report themselves. */
function ignoreButtons(event: MouseEvent<HTMLElement>): void {
  if (!(event.target as HTMLElement).closest("button")) return;
  event.preventDefault();
  event.stopPropagation();
}

/** What others read at the address of somebody who is not there for them. */
function Nobody() {
  return (
    <Box layerStyle="card" textAlign="center" paddingInline="5" paddingBlock="10">
      <PageTitle>{texts.notFound}</PageTitle>
      <Text color="fg.muted" marginTop="3">
        {texts.notFoundText}
      </Text>
    </Box>
  );
}
