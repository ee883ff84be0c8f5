import { useApolloClient } from "@apollo/client/react";
import { useCallback } from "react";
import { useCancelOccurrenceMutation, useCancelStudySessionMutation } from "../../../generated/sessionHooks";
import { deviceZone } from "../../../shared/time/timeZones";
import { useAlerts } from "../../alerts/AlertsProvider";
import { useAction } from "../../alerts/useAction";
import { renewDates } from "../answer/renewDates";
import * as texts from "../texts";

/** Cancels one date. */
export function useCancelDate(occurrenceId: string) {
  const alerts = useAlerts();
  const [cancelOccurrence] = useCancelOccurrenceMutation();
  const perform = useCallback(async () => {
    await cancelOccurrence({ variables: { input: { occurrenceId }, zone: deviceZone() || null } });
    alerts.success(texts.dateCancelled);
  }, [cancelOccurrence, occurrenceId, alerts]);
  return useAction(perform);
}

/** Cancels all dates of a session that are still to come. */
export function useCancelAll(sessionId: string) {
  const alerts = useAlerts();
  const client = useApolloClient();
  const [cancelSession] = useCancelStudySessionMutation();
  const perform = useCallback(async () => {
    await cancelSession({ variables: { input: { sessionId } } });
    await renewDates(client);
    alerts.success(texts.allCancelled);
  }, [cancelSession, sessionId, client, alerts]);
  return useAction(perform);
}
