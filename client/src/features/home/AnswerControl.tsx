import { Text } from "@chakra-ui/react";
import { useCallback } from "react";
import {
  type AnswerComingDateMutation,
  type AttendanceAnswer,
  type ComingDateFragment,
  type GivenAnswer,
  useAnswerComingDateMutation,
} from "../../generated/homeHooks";
import { AnswerPair } from "../../shared/answer/AnswerPair";
import { useLatestAnswer } from "../../shared/answer/useLatestAnswer";
import { isFull } from "../../shared/isFull";
import { useAction } from "../alerts/useAction";
import * as texts from "./texts";

interface Props {
  date: ComingDateFragment;
  /** Whether it is too late to answer. */
  isOver: boolean;
}

/** The viewer's answer to a date; in words once it is too late for another. */
export function AnswerControl({ date, isOver }: Props) {
  const [answerDate] = useAnswerComingDateMutation();
  const perform = useCallback(
    (answer: GivenAnswer) =>
      answerDate({
        variables: { input: { occurrenceId: date.id, answer } },
        optimisticResponse: expectAnswer(date, answer),
      }),
    [answerDate, date],
  );
  const say = useLatestAnswer(useAction(perform));
  const { viewerAnswer, session } = date;
  if (isOver) return viewerAnswer && <Text>{texts.answers[viewerAnswer]}</Text>;
  const waits = viewerAnswer === "WAITLISTED" || (viewerAnswer !== "GOING" && isFull(date));
  return (
    <AnswerPair
      label={texts.yourAnswer(session.title)}
      answer={viewerAnswer}
      going={waits ? texts.waitForPlace : texts.going}
      cannot={texts.cannot}
      say={say}
    />
  );
}

/** The expected date after an answer, for the optimistic response. */
function expectAnswer(date: ComingDateFragment, answer: GivenAnswer) {
  const { id, viewerAnswer: before, goingCount, waitlistCount } = date;
  const after: AttendanceAnswer | null =
    answer === "NONE" ? null : answer === "GOING" && isFull(date) ? "WAITLISTED" : answer;
  const change = (of: AttendanceAnswer) => Number(after === of) - Number(before === of);
  const counts = {
    goingCount: goingCount + change("GOING"),
    waitlistCount: waitlistCount + change("WAITLISTED"),
  };
  const occurrence = { __typename: "Occurrence", id, viewerAnswer: after, ...counts } as const;
  return { answerOccurrence: { __typename: "AnsweredDates", occurrence } } as AnswerComingDateMutation;
}
