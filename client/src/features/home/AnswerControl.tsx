import { chakra, Text } from "@chakra-ui/react";
import { useCallback, useEffect, useRef } from "react";
import { Check } from "../../generated/icons/Check";
import {
  type AnswerComingDateMutation,
  type AttendanceAnswer,
  type ComingDateFragment,
  type GivenAnswer,
  useAnswerComingDateMutation,
} from "../../generated/homeHooks";
import { isFull } from "../../shared/isFull";
import { Button } from "../../ui/Button";
import { useAction } from "../alerts/useAction";
import * as texts from "./texts";

interface Props {
  date: ComingDateFragment;
  /** Whether it is too late to answer. */
  isOver: boolean;
}

/** The viewer's answer to a date, as one control of two parts. Pressing the current answer again withdraws it. */
export function AnswerControl({ date, isOver }: Props) {
  const say = useLatestAnswer(date);
  const { viewerAnswer, session } = date;
  if (isOver) return viewerAnswer && <Text>{texts.answers[viewerAnswer]}</Text>;
  const hasPlace = viewerAnswer === "GOING" || viewerAnswer === "WAITLISTED";
  const waits = viewerAnswer === "WAITLISTED" || (viewerAnswer !== "GOING" && isFull(date));
  return (
    <chakra.div role="group" aria-label={texts.yourAnswer(session.title)} css={control}>
      <Button aria-pressed={hasPlace} onClick={() => say(hasPlace ? "NONE" : "GOING")}>
        {hasPlace && <Check size={18} aria-hidden="true" />}
        {waits ? texts.waitForPlace : texts.going}
      </Button>
      <Button
        aria-pressed={viewerAnswer === "DECLINED"}
        onClick={() => say(viewerAnswer === "DECLINED" ? "NONE" : "DECLINED")}
      >
        {texts.cannot}
      </Button>
    </chakra.div>
  );
}

/** While an answer is on its way, the next one waits for it; the second half of a double click is the same answer, not its end. */
function useLatestAnswer(date: ComingDateFragment) {
  const [answerDate] = useAnswerComingDateMutation();
  const perform = useCallback(
    (answer: GivenAnswer) =>
      answerDate({
        variables: { input: { occurrenceId: date.id, answer } },
        optimisticResponse: expectAnswer(date, answer),
      }),
    [answerDate, date],
  );
  const { run, isPending } = useAction(perform);
  const next = useRef<GivenAnswer | null>(null);
  useEffect(() => {
    const answer = next.current;
    if (isPending || answer === null) return;
    next.current = null;
    void run(answer);
  }, [isPending, run]);
  return (answer: GivenAnswer) => {
    if (!isPending) void run(answer);
    else if (answer !== "NONE") next.current = answer;
  };
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

const control = {
  display: "inline-flex",
  // A phone has this control and the way into the room in one line, without the tick.
  "& svg": { display: { base: "none", md: "block" } },
  "& > button": { paddingInline: { base: "3", md: "5" } },
  "& > button:first-of-type": { borderEndRadius: "0" },
  "& > button:last-of-type": { borderStartRadius: "0", borderInlineStartWidth: "0" },
  "& > button[aria-pressed=true]": { bg: "fg", color: "bg.surface", borderColor: "fg" },
} as const;
