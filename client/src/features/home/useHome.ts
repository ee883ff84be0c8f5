import { HomeDocument, useHomeQuery } from "../../generated/homeHooks";
import type { FirstQuery } from "../../shared/service/firstQueries";
import { useBackgroundRefetch } from "../../shared/service/useBackgroundRefetch";
import { useArrival } from "../../shared/useArrival";
import { useLiveHome } from "./useLiveHome";

/** What `useHome` asks. */
export const homeQuery: FirstQuery = { query: HomeDocument };

/** The data of Home, refetched on live events. A part that fails is null; the others stay. */
export function useHome() {
  const result = useHomeQuery({
    fetchPolicy: "cache-and-network",
    errorPolicy: "all",
    notifyOnNetworkStatusChange: true,
  });
  const { data, error, loading, refetch } = result;
  const retry = () => refetch().catch(() => undefined);
  useLiveHome(useBackgroundRefetch(result));
  // If no part has data, the whole request has failed.
  const parts = data && Object.values(data).some((part) => part !== null) ? data : undefined;
  const shown = useArrival(parts);
  const problem = parts && !shown ? undefined : error;
  return { parts: shown, error: problem, isLoading: loading, isSettled: Boolean(shown ?? problem), retry };
}

export type HomeAnswer = ReturnType<typeof useHome>;
