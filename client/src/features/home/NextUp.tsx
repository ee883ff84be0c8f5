import { chakra, Flex, Text, VisuallyHidden } from "@chakra-ui/react";
import { useCallback } from "react";
import {
  type AnswerComingDateMutation,
  type AttendanceAnswer,
  type ComingDateFragment,
  useAnswerComingDateMutation,
} from "../../generated/homeHooks";
import { isFull } from "../../shared/isFull";
import { paths } from "../../shared/paths";
import { describeStart } from "../../shared/time/describeTimes";
import { useMinute } from "../../shared/time/useMinute";
import { Button, LinkButton } from "../../ui/Button";
import { PageLink } from "../../ui/navigation/PageLink";
import { useAction } from "../alerts/useAction";
import { nameOfGroup } from "../../shared/nameOfGroup";
import { type HomeState, Region } from "./Region";
import { rowLook } from "./rowLook";
import * as texts from "./texts";
import { thumbHigh } from "../../ui/thumbHigh";

interface Props {
  dates: readonly ComingDateFragment[] | null;
  state: HomeState;
}

/** The coming sessions, with an answer at once. */
export function NextUp({ dates, state }: Props) {
  const now = useMinute();
  const ahead = dates && dates.filter(({ endsAt }) => Date.parse(endsAt) > now);
  return (
    <Region title={texts.nextUp} missing={texts.nextUpMissing} value={ahead} state={state}>
      {(coming) =>
        coming.length > 0 ? (
          <ul>
            {coming.map((date) => (
              <DateRow key={date.id} date={date} now={now} />
            ))}
          </ul>
        ) : (
          <>
            <Text color="fg.muted" marginBottom="4">
              {texts.nothingPlanned}
            </Text>
            <LinkButton to={paths.planSession}>{texts.plan}</LinkButton>
          </>
        )
      }
    </Region>
  );
}

function DateRow({ date, now }: { date: ComingDateFragment; now: number }) {
  const { title, group, timeZone } = date.session;
  const isOn = Date.parse(date.startsAt) <= now;
  return (
    <chakra.li css={rowLook}>
      <PageLink to={paths.occurrence(date.id)}>
        <chakra.span dir="auto" css={titleLook}>
          {title}
        </chakra.span>
      </PageLink>
      <Text color="fg.muted" fontSize="sm">
        <time dateTime={date.startsAt}>{isOn ? texts.isOn : describeStart(date.startsAt, timeZone, now)}</time>
        {" · "}
        {group ? (
          <chakra.span asChild css={groupLook}>
            <PageLink to={paths.post(group.id)}>
              <bdi>{nameOfGroup(group)}</bdi>
            </PageLink>
          </chakra.span>
        ) : (
          texts.ownTime
        )}
      </Text>
      {group && <Answers date={date} isOn={isOn} />}
    </chakra.li>
  );
}

/** The viewer's answer and its alternatives; only one request at a time. */
function Answers({ date, isOn }: { date: ComingDateFragment; isOn: boolean }) {
  const { viewerAnswer, session } = date;
  const [answerDate] = useAnswerComingDateMutation();
  const perform = useCallback(
    (answer: NewAnswer) =>
      answerDate({
        variables: { input: { occurrenceId: date.id, answer } },
        optimisticResponse: expectAnswer(date, answer),
      }),
    [answerDate, date],
  );
  const { run, isPending } = useAction(perform);
  const mayGo = viewerAnswer !== "GOING" && viewerAnswer !== "WAITLISTED";
  return (
    <Flex flexWrap="wrap" alignItems="center" gap="2" marginTop="2">
      {viewerAnswer && <Text fontSize="sm">{texts.answers[viewerAnswer]}</Text>}
      {!isOn && mayGo && (
        <Button isPending={isPending} onClick={() => void run("GOING")}>
          {isFull(date) ? texts.waitForPlace : texts.go}
          <VisuallyHidden> {texts.toDate(session.title)}</VisuallyHidden>
        </Button>
      )}
      {!isOn && viewerAnswer !== "DECLINED" && (
        <Button variant="quiet" isPending={isPending} onClick={() => void run("DECLINED")}>
          {texts.decline}
          <VisuallyHidden> {texts.toDate(session.title)}</VisuallyHidden>
        </Button>
      )}
    </Flex>
  );
}

type NewAnswer = "GOING" | "DECLINED";

/** The expected date after an answer, for the optimistic response. */
function expectAnswer(date: ComingDateFragment, answer: NewAnswer) {
  const { id, viewerAnswer: before, goingCount, waitlistCount } = date;
  const after = answer === "GOING" && isFull(date) ? "WAITLISTED" : answer;
  const change = (of: AttendanceAnswer) => Number(after === of) - Number(before === of);
  const counts = {
    goingCount: goingCount + change("GOING"),
    waitlistCount: waitlistCount + change("WAITLISTED"),
  };
  const occurrence = { __typename: "Occurrence", id, viewerAnswer: after, ...counts } as const;
  return { answerOccurrence: { __typename: "AnsweredDates", occurrence } } as AnswerComingDateMutation;
}

const titleLook = {
  display: "inline-block",
  // Titles from right to left begin at the same edge as the others.
  textAlign: "left",
  // Not a padding: the third line would show in it.
  borderBlock: "0.25rem solid transparent",
  fontWeight: "semibold",
  overflowWrap: "anywhere",
  lineClamp: 2,
  _hover: { textDecoration: "underline", textUnderlineOffset: "0.2em" },
  ...thumbHigh(0.25),
} as const;

const groupLook = {
  display: "inline-block",
  textDecoration: "underline",
  overflowWrap: "anywhere",
  ...thumbHigh(),
} as const;
