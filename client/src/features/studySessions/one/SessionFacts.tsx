import { chakra, Flex, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import type { OccurrencePageFragment } from "../../../generated/sessionHooks";
import { CalendarDays } from "../../../generated/icons/CalendarDays";
import { CalendarPlus } from "../../../generated/icons/CalendarPlus";
import { CircleAlert } from "../../../generated/icons/CircleAlert";
import { InterestRibbon } from "../../../shared/InterestRibbon";
import { MemberText } from "../../../shared/MemberText";
import { paths } from "../../../shared/paths";
import { fill } from "../../../ui/fill";
import { PageLink } from "../../../ui/navigation/PageLink";
import { describeRepeats } from "../describeRepeats";
import * as dateTexts from "../../../shared/time/texts";
import * as texts from "../texts";
import { dayAt } from "../../../shared/time/days";
import { describeDay, describeTimes } from "../../../shared/time/describeTimes";
import { PersonPicture } from "../../../ui/pictures/PersonPicture";
import { isOpenDate } from "../open/openKind";
import * as openTexts from "../open/texts";
import { EnterRoom } from "./EnterRoom";
import { thumbHigh } from "../../../ui/thumbHigh";

interface Props {
  occurrence: OccurrencePageFragment;
  now: number;
}

/** When in both zones, where, what for and with whom. */
export function SessionFacts({ occurrence, now }: Props) {
  const { session, startsAt, isClockChange, calendarUrl, state } = occurrence;
  const { group, goal, owner } = session;
  const interest = group ? group.interest : session.interest;
  const repeats = describeRepeats(session, now);
  return (
    <chakra.article layerStyle="card" css={card}>
      {interest && (
        <div>
          <InterestRibbon interest={interest} />
        </div>
      )}
      <When occurrence={occurrence} now={now} />
      {state !== "PLANNED" && <StateNote occurrence={occurrence} now={now} />}
      <EnterRoom occurrence={occurrence} now={now} />
      {isClockChange && <Note>{texts.clockChange}</Note>}
      {repeats && <Fact label={texts.repeating}>{repeats}</Fact>}
      {group && (
        <Fact label={texts.group}>
          <chakra.span asChild css={link}>
            <PageLink to={paths.post(group.id)}>
              <bdi>{group.name}</bdi>
            </PageLink>
          </chakra.span>
          {owner && <Text color="fg.muted">{fill(texts.plannedBy, { name: <bdi>{owner.name}</bdi> })}</Text>}
        </Fact>
      )}
      {isOpenDate(occurrence) && owner && !session.viewerCanChange && (
        <Flex gap="3" alignItems="center">
          <PersonPicture name={owner.name} avatar={owner.avatar} size="2.75rem" />
          <chakra.span asChild css={link}>
            <PageLink to={paths.profile(owner.id)}>{fill(openTexts.with1, { name: <bdi>{owner.name}</bdi> })}</PageLink>
          </chakra.span>
        </Flex>
      )}
      <Where occurrence={occurrence} />
      {goal && (
        <Fact label={texts.goal}>
          <MemberText author={owner}>{goal}</MemberText>
        </Fact>
      )}
      {calendarUrl &&
        (!isOpenDate(occurrence) || occurrence.viewerAnswer === "GOING") &&
        state !== "CANCELLED" &&
        Date.parse(startsAt) > now && (
          <chakra.a href={calendarUrl} css={calendarLook} data-noprint>
            <CalendarPlus size={18} aria-hidden="true" />
            {texts.addToCalendar}
          </chakra.a>
        )}
    </chakra.article>
  );
}

function When({ occurrence, now }: Props) {
  const { startsAt, session, state } = occurrence;
  return (
    <Flex gap="4" alignItems="flex-start">
      <chakra.span color="accent.text" flexShrink="0" paddingTop="1">
        <CalendarDays size={24} aria-hidden="true" />
      </chakra.span>
      <chakra.div textDecoration={state === "CANCELLED" ? "line-through" : undefined}>
        <Text fontSize="lg" fontWeight="bold" fontFamily="heading">
          {describeDay(dayAt(Date.parse(startsAt)), dayAt(now))}
        </Text>
        <chakra.time dateTime={startsAt} fontVariantNumeric="tabular-nums">
          {describeTimes(occurrence, session.timeZone)}
        </chakra.time>
      </chakra.div>
    </Flex>
  );
}

function StateNote({ occurrence, now }: Props) {
  const { state, originalStartsAt, session } = occurrence;
  if (state === "CANCELLED") return <Note>{texts.wasCancelled}</Note>;
  const length = session.durationMinutes * 60_000;
  const planned = {
    startsAt: originalStartsAt,
    endsAt: new Date(Date.parse(originalStartsAt) + length).toISOString(),
  };
  const day = describeDay(dayAt(Date.parse(originalStartsAt)), dayAt(now));
  return <Note>{texts.movedFrom(dateTexts.onDay(day, describeTimes(planned, session.timeZone)))}</Note>;
}

/** A place is for members, unless the group is open. */
function Where({ occurrence: { session } }: { occurrence: OccurrencePageFragment }) {
  const { group, place, owner } = session;
  if (place)
    return (
      <Fact label={texts.where}>
        <MemberText author={owner}>{place}</MemberText>
      </Fact>
    );
  const isHidden = group && group.visibility !== "OPEN" && group.viewerMembership?.state !== "ACTIVE";
  return isHidden ? <Fact label={texts.where}>{texts.whereForMembers}</Fact> : null;
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <Text as="h2" fontSize="sm" fontWeight="semibold" color="fg.muted">
        {label}
      </Text>
      {children}
    </div>
  );
}

function Note({ children }: { children: ReactNode }) {
  return (
    <chakra.p css={note}>
      <CircleAlert size={18} aria-hidden="true" />
      {children}
    </chakra.p>
  );
}

const card = { display: "flex", flexDirection: "column", gap: "4", padding: { base: "5", md: "7" } } as const;

const note = {
  display: "flex",
  gap: "2",
  alignItems: "center",
  padding: "3",
  borderRadius: "md",
  bg: "notice.soft",
  "& > svg": { flexShrink: 0 },
} as const;

const link = {
  display: "inline-block",
  fontWeight: "semibold",
  textDecoration: "underline",
  textUnderlineOffset: "0.2em",
  overflowWrap: "anywhere",
  ...thumbHigh(),
} as const;

const calendarLook = {
  display: "inline-flex",
  alignItems: "center",
  alignSelf: "flex-start",
  gap: "2",
  minHeight: "11",
  paddingInline: "5",
  borderWidth: "1px",
  borderColor: "border.strong",
  borderRadius: "full",
  fontWeight: "semibold",
  _hover: { bg: "bg.subtle" },
} as const;
