import { chakra, Text } from "@chakra-ui/react";
import type { OccurrenceRowFragment } from "../../generated/sessionHooks";
import { paths } from "../../shared/paths";
import { PageLink } from "../../ui/navigation/PageLink";
import { AnswerButtons } from "./answer/AnswerButtons";
import { describeAnswer } from "./answer/standing";
import * as texts from "./texts";
import { describeNearDay, describeTimes } from "../../shared/time/describeTimes";
import { thumbHigh } from "../../ui/thumbHigh";

interface Props {
  occurrence: OccurrenceRowFragment;
  /** The current minute, as `useMinute` gives it. */
  now: number;
  /** Where all are of one group, its name need not be repeated. */
  isGroupKnown?: boolean;
}

/** One date in a list: when, what, with whom, and what the viewer says about it. */
export function OccurrenceRow({ occurrence, now, isGroupKnown = false }: Props) {
  const { id, startsAt, session, isClockChange, state } = occurrence;
  return (
    <chakra.li css={look}>
      <Text fontSize="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
        <chakra.span fontWeight="semibold" color="fg">
          {describeNearDay(startsAt, now)}
        </chakra.span>
        {", "}
        <time dateTime={startsAt}>{describeTimes(occurrence, session.timeZone)}</time>
      </Text>
      <chakra.span asChild css={titleLook} textDecoration={state === "CANCELLED" ? "line-through" : undefined}>
        <PageLink to={paths.occurrence(id)}>
          <bdi>{session.title}</bdi>
        </PageLink>
      </chakra.span>
      {session.group && !isGroupKnown && (
        <Text fontSize="sm" color="fg.muted" overflowWrap="anywhere" lineClamp={1}>
          <bdi>{session.group.name}</bdi>
        </Text>
      )}
      {isClockChange && <Text fontSize="sm">{texts.clockChange}</Text>}
      {occurrence.viewerAnswer === "WAITLISTED" || state === "CANCELLED" ? (
        <Text fontSize="sm" fontWeight="semibold">
          {describeAnswer(occurrence)}
        </Text>
      ) : null}
      <chakra.div marginTop="2" _empty={{ display: "none" }}>
        <AnswerButtons occurrence={occurrence} now={now} />
      </chakra.div>
    </chakra.li>
  );
}

const look = {
  paddingBlock: "4",
  "&:first-of-type": { paddingTop: "0" },
  "&:last-of-type": { paddingBottom: "0" },
  "& + &": { borderTopWidth: "1px" },
} as const;

const titleLook = {
  display: "inline-block",
  borderBlock: "0.25rem solid transparent",
  fontWeight: "semibold",
  overflowWrap: "anywhere",
  borderRadius: "sm",
  _hover: { textDecoration: "underline", textUnderlineOffset: "0.2em" },
  ...thumbHigh(0.25),
} as const;
