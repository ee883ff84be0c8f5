import { useHomeQuery } from "../../generated/homeHooks";
import { useLiveHome } from "./useLiveHome";

/** What Home shows, which follows what happens. A part that fails is null beside the others. */
export function useHome() {
  const { data, error, loading, refetch } = useHomeQuery({
    fetchPolicy: "cache-and-network",
    errorPolicy: "all",
    notifyOnNetworkStatusChange: true,
  });
  const retry = () => refetch().catch(() => undefined);
  useLiveHome(retry);
  // With nothing that came, a failure is that of the whole.
  const parts = data && Object.values(data).some((part) => part !== null) ? data : undefined;
  return { parts, error, isLoading: loading, isSettled: Boolean(parts ?? error), retry };
}

export type HomeAnswer = ReturnType<typeof useHome>;
