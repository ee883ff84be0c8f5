import { OccurrenceDocument, useOccurrenceQuery } from "../../../generated/sessionHooks";
import { useOnMissed } from "../../../shared/live";
import type { FirstQuery } from "../../../shared/service/firstQueries";
import { useBackgroundRefetch } from "../../../shared/service/useBackgroundRefetch";
import { deviceZone } from "../../../shared/time/timeZones";
import { readProblem } from "../../../ui/feedback/problem";

type FetchPolicy = "cache-and-network" | "network-only";

const dateOf = (id: string) => ({ id, zone: deviceZone() || null });

/** What `useOccurrence` asks. */
export const occurrenceQuery = (id: string): FirstQuery => ({ query: OccurrenceDocument, variables: dateOf(id) });

/** One date by its id. The service says null for what is gone or not for the viewer, and refuses what can be no id. */
export function useOccurrence(id: string, fetchPolicy: FetchPolicy = "cache-and-network") {
  const result = useOccurrenceQuery({
    variables: dateOf(id),
    fetchPolicy,
    notifyOnNetworkStatusChange: true,
  });
  const { data, error, loading, refetch } = result;
  const occurrence = data?.occurrence;
  const renew = useBackgroundRefetch(result);
  useOnMissed(renew);
  const isUnknown =
    occurrence === null ? !error : !occurrence && Boolean(error) && readProblem(error).code === "BAD_USER_INPUT";
  return { occurrence, isUnknown, error, isLoading: loading, refetch };
}
