import { serviceNow } from "../../../shared/service/serviceTime";
import { useApolloClient } from "@apollo/client/react";
import { useCallback } from "react";
import {
  type AnswerScope,
  type AttendanceAnswer,
  type GivenAnswer,
  type OccurrenceRowFragment,
  useAnswerOccurrenceMutation,
} from "../../../generated/sessionHooks";
import { deviceZone } from "../../../shared/time/timeZones";
import { useAlerts } from "../../alerts/AlertsProvider";
import { useAction } from "../../alerts/useAction";
import * as texts from "../texts";
import { expectAnswer } from "./expectAnswer";
import { renewDates } from "./renewDates";
import { standingTo } from "./standing";

/**
 * Answers one date or all of them. A single answer updates optimistically; an error rolls back and raises an alert.
 * Going joins an open group.
 */
export function useAnswer(occurrence: OccurrenceRowFragment) {
  const alerts = useAlerts();
  const client = useApolloClient();
  const [answerOccurrence] = useAnswerOccurrenceMutation();
  const perform = useCallback(
    async (answer: GivenAnswer, scope: AnswerScope = "THIS") => {
      const isJoining = standingTo(occurrence, serviceNow()) === "joins";
      const isSure = scope === "THIS" && !isJoining;
      const { data } = await answerOccurrence({
        variables: { input: { occurrenceId: occurrence.id, answer, scope }, zone: deviceZone() || null },
        optimisticResponse: isSure ? expectAnswer(client.cache, occurrence, answer) : undefined,
      });
      const answered = data?.answerOccurrence;
      if (!answered) return;
      alerts.success(
        scope === "ALL_FUTURE"
          ? describeAll(answer, answered.going, answered.waiting)
          : describeOne(answered.occurrence.viewerAnswer, isJoining),
      );
      if (scope === "ALL_FUTURE" || isJoining) await renewDates(client);
    },
    [occurrence, answerOccurrence, alerts, client],
  );
  return useAction(perform);
}

function describeOne(answer: AttendanceAnswer | null, isJoining: boolean): string {
  if (answer === "WAITLISTED") return texts.nowWaiting;
  if (answer === "DECLINED") return texts.nowDeclined;
  if (answer === null) return texts.nowUnanswered;
  return isJoining ? texts.nowJoined : texts.nowGoing;
}

const describeAll = (answer: GivenAnswer, going: number, waiting: number) =>
  answer === "GOING" ? texts.everyDate(going, waiting) : texts.everyDeclined;
