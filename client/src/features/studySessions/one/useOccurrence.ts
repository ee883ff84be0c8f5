import { useCallback } from "react";
import { useOccurrenceQuery } from "../../../generated/sessionHooks";
import { useOnMissed } from "../../../shared/live";
import { deviceZone } from "../../../shared/time/timeZones";
import { readProblem } from "../../../ui/feedback/problem";

type FetchPolicy = "cache-and-network" | "network-only";

/** One date by its id. The service says null for what is gone or not for the viewer, and refuses what can be no id. */
export function useOccurrence(id: string, fetchPolicy: FetchPolicy = "cache-and-network") {
  const { data, error, loading, refetch } = useOccurrenceQuery({
    variables: { id, zone: deviceZone() || null },
    fetchPolicy,
    notifyOnNetworkStatusChange: true,
  });
  const occurrence = data?.occurrence;
  const renew = useCallback(() => void refetch().catch(() => undefined), [refetch]);
  useOnMissed(renew);
  const isUnknown =
    occurrence === null ? !error : !occurrence && Boolean(error) && readProblem(error).code === "BAD_USER_INPUT";
  return { occurrence, isUnknown, error, isLoading: loading, refetch };
}
