import { useSearchParams } from "react-router-dom";
import { ScheduleDocument, useScheduleQuery } from "../../../generated/sessionHooks";
import { useOnMissed } from "../../../shared/live";
import { useBackgroundRefetch } from "../../../shared/service/useBackgroundRefetch";
import type { FirstQuery } from "../../../shared/service/firstQueries";
import { deviceZone } from "../../../shared/time/timeZones";
import { useLivePlans } from "../useLivePlans";
import { addDays, dayAt, isDay, mondayOf, momentAt } from "../../../shared/time/days";

/** The week in the address, by its Monday; the current one without it, and for nonsense. */
export function useWeek(now: number): { monday: string; isCurrent: boolean } {
  const [search] = useSearchParams();
  return readWeek(search, now);
}

export function readWeek(search: URLSearchParams, now: number): { monday: string; isCurrent: boolean } {
  const [given, current] = [search.get("week") ?? "", mondayOf(dayAt(now))];
  const monday = isDay(given) ? mondayOf(given) : current;
  return { monday, isCurrent: monday === current };
}

/** How many dates of a week the query asks for: more than 70 a day. */
export const datesRead = 500;

const toInstant = (day: string) => new Date(momentAt(day)).toISOString();

const weekFrom = (monday: string) => ({
  from: toInstant(monday),
  to: toInstant(addDays(monday, 7)),
  zone: deviceZone() || null,
});

/** What `useSchedule` asks. */
export const scheduleQuery = (monday: string): FirstQuery => ({ query: ScheduleDocument, variables: weekFrom(monday) });

/** What is planned in a week, by the calendar of the device. */
export function useSchedule(monday: string) {
  const result = useScheduleQuery({
    variables: weekFrom(monday),
    fetchPolicy: "cache-and-network",
    notifyOnNetworkStatusChange: true,
  });
  const { data, error, loading, refetch } = result;
  const renew = useBackgroundRefetch(result);
  useOnMissed(renew);
  useLivePlans(renew);
  return { occurrences: data?.schedule, error, isLoading: loading, refetch };
}
