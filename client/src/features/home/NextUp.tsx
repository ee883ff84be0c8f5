import { chakra, Flex, Text, VisuallyHidden } from "@chakra-ui/react";
import { useCallback } from "react";
import { type ComingDateFragment, useAnswerComingDateMutation } from "../../generated/homeHooks";
import { paths } from "../../shared/paths";
import { useMinute } from "../../shared/useMinute";
import { Button, LinkButton } from "../../ui/Button";
import { PageLink } from "../../ui/navigation/PageLink";
import { useAction } from "../alerts/useAction";
import { describeWhen } from "./describeWhen";
import { nameOfGroup } from "./nameOfGroup";
import { type HomeState, Region } from "./Region";
import { rowLook } from "./rowLook";
import * as texts from "./texts";

interface Props {
  dates: readonly ComingDateFragment[] | null;
  state: HomeState;
}

/** The coming sessions, with an answer at once. */
export function NextUp({ dates, state }: Props) {
  return (
    <Region title={texts.nextUp} missing={texts.nextUpMissing} value={dates} state={state}>
      {(coming) =>
        coming.length > 0 ? (
          <ul>
            {coming.map((date) => (
              <DateRow key={date.id} date={date} />
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

function DateRow({ date }: { date: ComingDateFragment }) {
  const now = useMinute();
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
        <time dateTime={date.startsAt}>{isOn ? texts.isOn : describeWhen(date.startsAt, timeZone, now)}</time>
        {" · "}
        {group ? (
          <PageLink to={paths.post(group.id)}>
            <chakra.bdi textDecoration="underline" overflowWrap="anywhere">
              {nameOfGroup(group)}
            </chakra.bdi>
          </PageLink>
        ) : (
          texts.ownTime
        )}
      </Text>
      {group && (
        <Flex flexWrap="wrap" alignItems="center" gap="2" marginTop="2">
          {date.viewerAnswer && <Text fontSize="sm">{texts.answers[date.viewerAnswer]}</Text>}
          {!isOn && date.viewerAnswer !== "GOING" && date.viewerAnswer !== "WAITLISTED" && (
            <Answer date={date} answer="GOING" />
          )}
          {!isOn && date.viewerAnswer !== "DECLINED" && <Answer date={date} answer="DECLINED" />}
        </Flex>
      )}
    </chakra.li>
  );
}

function Answer({ date, answer }: { date: ComingDateFragment; answer: "GOING" | "DECLINED" }) {
  const [answerDate] = useAnswerComingDateMutation();
  const perform = useCallback(
    () => answerDate({ variables: { input: { occurrenceId: date.id, answer } } }),
    [answerDate, date.id, answer],
  );
  const { run, isPending } = useAction(perform);
  return (
    <Button variant={answer === "GOING" ? "secondary" : "quiet"} isPending={isPending} onClick={() => void run()}>
      {answer === "GOING" ? texts.go : texts.decline}
      <VisuallyHidden> {texts.toDate(date.session.title)}</VisuallyHidden>
    </Button>
  );
}

const titleLook = {
  display: "inline-block",
  // Titles from right to left begin at the same edge as the others.
  textAlign: "left",
  paddingBlock: "1",
  fontWeight: "semibold",
  overflowWrap: "anywhere",
  lineClamp: 2,
  _hover: { textDecoration: "underline", textUnderlineOffset: "0.2em" },
} as const;
