import { useCallback } from "react";
import { formatDuration } from "../../shared/time/formatDuration";
import { useSession } from "../accounts/SessionProvider";
import { useAlerts } from "../alerts/AlertsProvider";
import { isNewlyReached } from "./moments";
import * as texts from "./texts";

/** Says once that the viewer has reached their weekly goal. True if it has just said so. */
export function useGoalMoment() {
  const { success } = useAlerts();
  const userId = useSession().user?.id;
  return useCallback(
    (goal: number | null, done: number): boolean => {
      if (!userId || goal === null || !isNewlyReached(userId, goal, done)) return false;
      success(texts.goalReached(formatDuration(goal)), { isMoment: true });
      return true;
    },
    [success, userId],
  );
}
