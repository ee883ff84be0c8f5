import { lazy, Suspense, useState } from "react";
import { BookOpen } from "../../generated/icons/BookOpen";
import { useGroupReadingQuery } from "../../generated/readingHooks";
import { useOnMissed } from "../../shared/live";
import { useBackgroundRefetch } from "../../shared/service/useBackgroundRefetch";
import { Button } from "../../ui/Button";
import { Failed } from "../../ui/feedback/Failed";
import { PlanCard } from "./PlanCard";
import * as texts from "./texts";

/** Loaded when it is first opened. */
const PlanDialog = lazy(() => import("./PlanDialog").then((module) => ({ default: module.PlanDialog })));

/** The reading plan of a group for its members, or the way to make one. It loads and fails on its own, below all else. */
export function GroupReading({ groupId }: { groupId: string }) {
  const result = useGroupReadingQuery({
    variables: { id: groupId },
    fetchPolicy: "cache-and-network",
    notifyOnNetworkStatusChange: true,
  });
  const { data, error, loading, refetch } = result;
  const renew = useBackgroundRefetch(result);
  const [isPlanning, setPlanning] = useState(false);
  useOnMissed(renew);
  if (error && !data)
    return <Failed error={error} title={texts.planMissing} onRetry={() => refetch()} isRetrying={loading} />;
  if (!data?.group) return null;
  const plan = data.group.readingPlan;
  return (
    <>
      {plan ? (
        <PlanCard groupId={groupId} plan={plan} onChange={() => setPlanning(true)} />
      ) : (
        <Button variant="quiet" alignSelf="flex-start" onClick={() => setPlanning(true)} data-noprint>
          <BookOpen size={18} aria-hidden="true" />
          {texts.readTogether}
        </Button>
      )}
      {isPlanning && (
        <Suspense fallback={null}>
          <PlanDialog groupId={groupId} plan={plan ?? null} onClose={() => setPlanning(false)} />
        </Suspense>
      )}
    </>
  );
}
