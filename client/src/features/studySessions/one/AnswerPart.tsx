import { Flex, Text } from "@chakra-ui/react";
import { VisuallyHidden } from "../../../ui/VisuallyHidden";
import type { OccurrencePageFragment } from "../../../generated/sessionHooks";
import { Button } from "../../../ui/Button";
import { Section } from "../../../ui/page/Section";
import { AnswerButtons } from "../answer/AnswerButtons";
import { describeAnswer, standingTo } from "../answer/standing";
import { useAnswer } from "../answer/useAnswer";
import * as texts from "../texts";
import { Attendees } from "./Attendees";

interface Props {
  occurrence: OccurrencePageFragment;
  now: number;
}

/** The viewer's answer to this date or to all of them, and who goes. What has begun is only shown. */
export function AnswerPart({ occurrence, now }: Props) {
  const { goingCount, waitlistCount, session, endsAt } = occurrence;
  const standing = standingTo(occurrence, now);
  const isOver = standing === "cancelled" || Date.parse(endsAt) <= now;
  const isSeries = session.repeats.frequency !== "NONE";
  return (
    <Section title={isOver ? texts.whoWasGoing : standing === "closed" ? texts.whoGoes : texts.yourAnswer}>
      <Flex direction="column" gap="4" alignItems="flex-start">
        <AnswerInWords occurrence={occurrence} now={now} />
        {standing === "closed" && <Text color="fg.muted">{isOver ? texts.thisIsOver : texts.hasBegun}</Text>}
        <AnswerButtons occurrence={occurrence} now={now} isMain />
        {standing === "member" && isSeries && <EveryDate occurrence={occurrence} />}
        <Text color="fg.muted">
          {texts.goingOf(goingCount, session.capacity)}
          {waitlistCount > 0 && `, ${texts.waitingCount(waitlistCount)}`}
        </Text>
        <Attendees occurrence={occurrence} />
      </Flex>
    </Section>
  );
}

/** Where buttons show the answer, it is for screen readers alone, which hear its changes. */
function AnswerInWords({ occurrence, now }: Props) {
  const standing = standingTo(occurrence, now);
  const isShown = (standing === "member" || standing === "joins") && occurrence.viewerAnswer !== "WAITLISTED";
  const words = describeAnswer(occurrence);
  if (isShown) return <VisuallyHidden role="status">{words}</VisuallyHidden>;
  return (
    <Text role="status" fontWeight="semibold">
      {words}
    </Text>
  );
}

/** One answer for all dates to come. */
function EveryDate({ occurrence }: { occurrence: OccurrencePageFragment }) {
  const going = useAnswer(occurrence);
  const declining = useAnswer(occurrence);
  return (
    <Flex gap="2" flexWrap="wrap" data-noprint>
      <Button isPending={going.isPending} onClick={() => void going.run("GOING", "ALL_FUTURE")}>
        {texts.goToEvery}
      </Button>
      <Button
        variant="quiet"
        isPending={declining.isPending}
        onClick={() => void declining.run("DECLINED", "ALL_FUTURE")}
      >
        {texts.cannotAny}
      </Button>
    </Flex>
  );
}
