import { Box } from "@chakra-ui/react";
import { useCallback, useState } from "react";
import { BuddiesSkeleton } from "../../features/buddies/BuddiesSkeleton";
import { BuddyTabs } from "../../features/buddies/BuddyTabs";
import { MyBuddies } from "../../features/buddies/MyBuddies";
import * as texts from "../../features/buddies/texts";
import { useOnUnreadChange } from "../../features/notifications/useOnUnreadChange";
import { useMyBuddiesQuery } from "../../generated/hooks";
import { Failed } from "../../ui/feedback/Failed";
import { PageFrame } from "../../ui/page/PageFrame";
import { PageHead } from "../../ui/page/PageTitle";

const [atFirst, maxPerRequest] = [20, 100];

const head = { title: texts.pageTitle };

/** The viewer's buddies, and the requests between them and others. */
export function BuddiesPage() {
  const [first, setFirst] = useState(atFirst);
  const { data, previousData, error, loading, refetch } = useMyBuddiesQuery({
    variables: { first },
    fetchPolicy: "cache-and-network",
    notifyOnNetworkStatusChange: true,
  });
  // Requests and their answers are notifications: the lists follow them.
  useOnUnreadChange(useCallback(() => void refetch().catch(() => undefined), [refetch]));
  const me = (data ?? previousData)?.me;
  return (
    <PageFrame>
      <PageHead {...head} />
      <BuddyTabs current="mine" />
      {error && !me ? (
        <Box marginTop="6" maxWidth="text">
          <Failed
            error={error}
            title={texts.didNotLoad}
            isRetrying={loading}
            onRetry={() => refetch().catch(() => undefined)}
          />
        </Box>
      ) : !me ? (
        <BuddiesSkeleton />
      ) : (
        <MyBuddies member={me} onMore={() => setFirst(maxPerRequest)} isLoadingMore={loading && first > atFirst} />
      )}
    </PageFrame>
  );
}

BuddiesPage.head = head;
