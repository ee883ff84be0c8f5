import { chakra, Flex, Heading, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import type { ComingDateFragment } from "../../generated/homeHooks";
import { paths } from "../../shared/paths";
import { describeStart } from "../../shared/time/describeTimes";
import { useMinute } from "../../shared/time/useMinute";
import { LinkButton } from "../../ui/Button";
import { PageLink } from "../../ui/navigation/PageLink";
import { thumbHigh } from "../../ui/thumbHigh";
import { AnswerControl } from "./AnswerControl";
import { moreAhead, roomOpens } from "./comingDates";
import { besideLook, nextLook } from "./homeLook";
import { type HomeState, Region } from "./Region";
import * as texts from "./texts";

interface Props {
  dates: readonly ComingDateFragment[] | null;
  state: HomeState;
}

/** The next session as the one large thing of Home: what, when, with whom, the answer, and its room when it is time. */
export function NextDate({ dates, state }: Props) {
  const now = useMinute();
  const ahead = dates && dates.filter(({ endsAt }) => Date.parse(endsAt) > now);
  const more = moreAhead(ahead?.slice(1) ?? [], now);
  const link = more && (
    <chakra.span asChild css={besideLook}>
      <PageLink to={paths.schedule}>{more}</PageLink>
    </chakra.span>
  );
  const frame = { title: texts.today, look: nextLook, isMain: true, beside: link };
  return (
    <Region missing={texts.nextMissing} value={ahead} state={state} {...frame}>
      {([next]) => (next ? <Next date={next} now={now} /> : <NothingPlanned />)}
    </Region>
  );
}

interface NextProps {
  date: ComingDateFragment;
  now: number;
}

function Next({ date, now }: NextProps) {
  const { id, session, startsAt, goingCount } = date;
  const { title, group, capacity } = session;
  // Without a group only a session with seats for others says how many places it has.
  const isOpen = !group && capacity !== null;
  return (
    <>
      <Heading as="h3" fontSize={{ base: "xl", md: "2xl" }} lineHeight="snug">
        <chakra.span asChild css={titleLook}>
          <PageLink to={paths.occurrence(id)}>
            <bdi>{title}</bdi>
          </PageLink>
        </chakra.span>
      </Heading>
      <Text fontWeight="semibold">
        <When date={date} now={now} />
      </Text>
      <Text color="fg.muted">
        {group ? (
          <>
            <chakra.span asChild css={groupLook}>
              <PageLink to={paths.post(group.id)}>
                <bdi>{group.name}</bdi>
              </PageLink>
            </chakra.span>
            {goingCount > 0 && ` · ${texts.goingCount(goingCount)}`}
          </>
        ) : isOpen ? (
          texts.openSession(goingCount)
        ) : (
          texts.ownTime
        )}
      </Text>
      <Flex
        flexWrap="wrap"
        alignItems="center"
        columnGap={{ base: "2", md: "4" }}
        rowGap="2"
        marginTop={{ base: "2", md: "3" }}
      >
        {roomOpens(startsAt) <= now && (
          <LinkButton
            variant="primary"
            paddingInline={{ base: "4", md: "5" }}
            to={group ? paths.room(group.id) : isOpen ? paths.room(id) : paths.commons}
          >
            {texts.enterRoom}
          </LinkButton>
        )}
        {group && <AnswerControl date={date} isOver={Date.parse(startsAt) <= now} />}
      </Flex>
    </>
  );
}

/** "On now", within an hour "Starts in 12 minutes", else the day and the time. */
function When({ date: { startsAt, session }, now }: Pick<NextProps, "date" | "now">): ReactNode {
  const minutes = Math.round((Date.parse(startsAt) - now) / 60_000);
  const start = describeStart(startsAt, session.timeZone, now);
  if (Date.parse(startsAt) <= now) return <time dateTime={startsAt}>{texts.isOn}</time>;
  return <time dateTime={startsAt}>{minutes <= 60 ? texts.startsIn(minutes) : start}</time>;
}

function NothingPlanned() {
  return (
    <>
      <Text color="fg.muted" marginBottom="3">
        {texts.nothingPlanned}
      </Text>
      <Flex flexWrap="wrap" gap="3">
        <LinkButton variant="primary" to={paths.planSession}>
          {texts.plan}
        </LinkButton>
        <LinkButton to={paths.commons}>{texts.goToRoom}</LinkButton>
      </Flex>
    </>
  );
}

const titleLook = {
  display: "inline-block",
  // Titles from right to left begin at the same edge as the others.
  textAlign: "left",
  // Not a padding: the third line would show in it.
  borderBlock: "0.25rem solid transparent",
  overflowWrap: "anywhere",
  lineClamp: 2,
  _hover: { textDecoration: "underline", textUnderlineOffset: "0.2em" },
  ...thumbHigh(0.25),
} as const;

const groupLook = {
  display: "inline-block",
  textDecoration: "underline",
  textUnderlineOffset: "0.2em",
  overflowWrap: "anywhere",
  ...thumbHigh(),
} as const;
