import { useLocation } from "react-router-dom";
import { useStudyingNowQuery, useStudyingChangedSubscription } from "../../generated/homeHooks";
import { paths } from "../../shared/paths";
import { useOnMissed } from "../../shared/live";
import { useLater } from "../../shared/useLater";

/**
 * How many people study now in the rooms of the viewer's buddies and groups. One request serves all pages. Home reads the
 * same places itself and follows the same events, so there it needs none.
 */
export function useStudyingCount(): number {
  const isHome = useLocation().pathname === paths.dashboard;
  const { data, refetch } = useStudyingNowQuery({ fetchPolicy: isHome ? "cache-only" : "cache-first" });
  const places = data?.studyingNow ?? [];
  const renew = () => void (isHome || refetch().catch(() => undefined));
  const renewLater = useLater(renew);
  useStudyingChangedSubscription({
    skip: isHome,
    ignoreResults: true,
    onData: ({ data: { data: event } }) => {
      const change = event?.viewerChanged;
      // The number of a known room is in the cache already; what is no room has no id here.
      if (change && "id" in change && places.every(({ room }) => room.id !== change.id)) renewLater();
    },
  });
  useOnMissed(renew);
  return places.reduce((sum, { room }) => sum + room.peopleCount, 0);
}
