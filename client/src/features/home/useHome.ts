import { useHomeQuery } from "../../generated/homeHooks";
import { useLiveHome } from "./useLiveHome";

/** The data of Home, refetched on live events. A part that fails is null; the others stay. */
export function useHome() {
  const { data, error, loading, refetch } = useHomeQuery({
    fetchPolicy: "cache-and-network",
    errorPolicy: "all",
    notifyOnNetworkStatusChange: true,
  });
  const retry = () => refetch().catch(() => undefined);
  useLiveHome(retry);
  // If no part has data, the whole request has failed.
  const parts = data && Object.values(data).some((part) => part !== null) ? data : undefined;
  return { parts, error, isLoading: loading, isSettled: Boolean(parts ?? error), retry };
}

export type HomeAnswer = ReturnType<typeof useHome>;
