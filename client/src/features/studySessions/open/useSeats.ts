import { useApolloClient } from "@apollo/client/react";
import { useCallback, useState } from "react";
import { type OpenSeatFragment, useGiveSeatBackMutation, useTakeSeatMutation } from "../../../generated/sessionHooks";
import { deviceZone } from "../../../shared/time/timeZones";
import { useAlerts } from "../../alerts/AlertsProvider";
import { useAction } from "../../alerts/useAction";
import { renewDates } from "../answer/renewDates";
import * as texts from "./texts";

/** Takes a seat. `late`: where others are free, once somebody else was faster; null before. */
export function useTakeSeat(occurrenceId: string, onTaken?: () => void) {
  const alerts = useAlerts();
  const client = useApolloClient();
  const [takeSeat] = useTakeSeatMutation();
  const [late, setLate] = useState<readonly OpenSeatFragment[] | null>(null);
  const perform = useCallback(async () => {
    const { data } = await takeSeat({ variables: { input: { occurrenceId }, zone: deviceZone() || null } });
    if (!data?.takeSeat) return;
    if (!data.takeSeat.hasSeat) return setLate(data.takeSeat.stillFree);
    setLate(null);
    alerts.success(texts.nowYours);
    await renewDates(client);
    onTaken?.();
  }, [takeSeat, occurrenceId, alerts, client, onTaken]);
  return { ...useAction(perform), late };
}

export function useGiveSeatBack(occurrenceId: string) {
  const alerts = useAlerts();
  const client = useApolloClient();
  const [giveBack] = useGiveSeatBackMutation();
  const perform = useCallback(async () => {
    await giveBack({ variables: { input: { occurrenceId }, zone: deviceZone() || null } });
    alerts.success(texts.givenBack);
    await renewDates(client);
  }, [giveBack, occurrenceId, alerts, client]);
  return useAction(perform);
}
