import type { ApolloCache } from "@apollo/client";
import {
  type AnswerOccurrenceMutation,
  AttendeesFragmentDoc,
  type AttendeesFragment,
  type AttendanceAnswer,
  type GivenAnswer,
  type OccurrenceRowFragment,
} from "../../../generated/sessionHooks";
import { isFull } from "../../../shared/isFull";

/** The expected date after an answer, for the optimistic response. */
export function expectAnswer(
  cache: ApolloCache,
  occurrence: OccurrenceRowFragment,
  answer: GivenAnswer,
): AnswerOccurrenceMutation {
  const { id, viewerAnswer: before, goingCount, waitlistCount } = occurrence;
  const after = toAnswer(occurrence, answer);
  const change = (of: AttendanceAnswer) => Number(after === of) - Number(before === of);
  const known = cache.readFragment<AttendeesFragment>({
    id: cache.identify({ __typename: "Occurrence", id }),
    fragment: AttendeesFragmentDoc,
    fragmentName: "Attendees",
  });
  const attendees = known?.attendees ?? { __typename: "AttendanceConnection", nodes: [] };
  const expected = {
    ...occurrence,
    __typename: "Occurrence",
    attendees,
    viewerAnswer: after,
    goingCount: goingCount + change("GOING"),
    waitlistCount: waitlistCount + change("WAITLISTED"),
    viewerPlaceInLine: after === "WAITLISTED" ? (occurrence.viewerPlaceInLine ?? waitlistCount + 1) : null,
  };
  return {
    answerOccurrence: { __typename: "AnsweredDates", going: 0, waiting: 0, occurrence: expected },
  } as AnswerOccurrenceMutation;
}

function toAnswer(occurrence: OccurrenceRowFragment, answer: GivenAnswer): AttendanceAnswer | null {
  if (answer !== "GOING") return answer === "NONE" ? null : answer;
  if (occurrence.viewerAnswer === "GOING") return "GOING";
  return isFull(occurrence) ? "WAITLISTED" : "GOING";
}
