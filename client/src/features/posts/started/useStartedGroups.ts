import { type StartedGroupFragment, StartedGroupsDocument, useStartedGroupsQuery } from "../../../generated/hooks";
import type { FirstQuery } from "../../../shared/service/firstQueries";
import { useSession } from "../../accounts/SessionProvider";

export interface StartedGroupsState {
  groups?: readonly StartedGroupFragment[];
  error?: unknown;
  isLoading: boolean;
  retry(): void;
}

/** What `useStartedGroups` asks. */
export const startedGroupsQuery = (userId: string): FirstQuery => ({
  query: StartedGroupsDocument,
  variables: { userId },
});

/** The newest groups that a member started; null for guests, who must not see them. */
export function useStartedGroups(userId: string): StartedGroupsState | null {
  const { status } = useSession();
  const { data, error, loading, refetch } = useStartedGroupsQuery({
    variables: { userId },
    fetchPolicy: "cache-and-network",
    notifyOnNetworkStatusChange: true,
    skip: status !== "member",
  });
  if (status === "guest") return null;
  const retry = () => void refetch().catch(() => undefined);
  return { groups: data?.user?.posts?.nodes, error, isLoading: loading, retry };
}
