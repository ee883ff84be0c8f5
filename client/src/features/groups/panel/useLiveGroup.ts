import { useApolloClient } from "@apollo/client/react";
import { useEffect, useRef, useState } from "react";
import {
  GroupDocument,
  GroupPanelFragmentDoc,
  type GroupPanelFragment,
  useGroupChangedSubscription,
  useGroupQuery,
} from "../../../generated/groupHooks";
import { useOnMissed } from "../../../shared/live";
import { useBackgroundRefetch } from "../../../shared/service/useBackgroundRefetch";
import type { FirstQuery } from "../../../shared/service/firstQueries";
import { useSession } from "../../accounts/SessionProvider";

/** What `useLiveGroup` asks. */
export const groupQuery = (id: string): FirstQuery => ({ query: GroupDocument, variables: { id } });

/**
 * A group with live updates. Responses and events can arrive out of order: events older than the shown version are
 * ignored, and a response older than the latest event is refetched. `onGone` is called when the viewer may not follow it any more.
 */
export function useLiveGroup(groupId: string, onGone?: () => unknown) {
  const { status } = useSession();
  const { cache } = useApolloClient();
  const latest = useRef(0);
  /** Grows when what the group plans has changed. */
  const [plans, setPlans] = useState(0);
  const result = useGroupQuery({
    variables: { id: groupId },
    fetchPolicy: "cache-and-network",
    notifyOnNetworkStatusChange: true,
  });
  const { data, error, loading, refetch } = result;
  const group = data?.group;
  const version = group?.version;
  const renew = useBackgroundRefetch(result);
  useGroupChangedSubscription({
    variables: { groupId },
    skip: status !== "member" || !group,
    fetchPolicy: "no-cache",
    ignoreResults: true,
    onComplete: () => void onGone?.(),
    onData: ({ data: { data: event } }) => {
      if (!event || event.groupChanged.version < latest.current) return;
      // The group itself is as it was: the event is about its sessions.
      if (event.groupChanged.version === latest.current) setPlans((count) => count + 1);
      latest.current = event.groupChanged.version;
      cache.writeFragment<GroupPanelFragment>({
        fragment: GroupPanelFragmentDoc,
        fragmentName: "GroupPanel",
        data: event.groupChanged,
      });
    },
  });
  useOnMissed(renew);
  useEffect(() => {
    if (version === undefined) return;
    if (version < latest.current) renew();
    else latest.current = version;
  }, [version, renew]);
  return { group, plans, error, isLoading: loading, refetch };
}
