import { chakra, VisuallyHidden } from "@chakra-ui/react";
import type { CSSProperties } from "react";
import { Check } from "../../../generated/icons/Check";
import { Clock } from "../../../generated/icons/Clock";
import { interestLook } from "../../../shared/interests";
import { paths } from "../../../shared/paths";
import { PageLink } from "../../../ui/navigation/PageLink";
import { describeAnswer } from "../answer/standing";
import { describeDay, hoursOf, timeThere } from "../time/describeTimes";
import * as texts from "../texts";
import type { Placed } from "./placeDay";
import { placeLook } from "./weekLook";

interface Props {
  part: Placed;
  day: string;
  today: string;
  firstHour: number;
  now: number;
}

/** Rows of five minutes, counted from 1. */
const rowOf = (minutes: number, firstHour: number) => Math.round((minutes - firstHour * 60) / 5) + 1;

/** What is planned: a link that says its day, time, zone, title and answer, and takes the colour of its interest. */
export function DayEntry({ part, day, today, firstHour, now }: Props) {
  const { occurrence, from, to, lane, lanes, isContinued } = part;
  const { session, startsAt, endsAt, viewerAnswer, state } = occurrence;
  const interest = session.group?.interest;
  const there = timeThere(startsAt, session.timeZone);
  const isNow = state !== "CANCELLED" && Date.parse(startsAt) <= now && now < Date.parse(endsAt);
  const style = { "--from": rowOf(from, firstHour), "--to": rowOf(to, firstHour), "--lane": lane, "--lanes": lanes };
  return (
    <chakra.li css={placeLook} style={style as CSSProperties}>
      <chakra.span
        asChild
        css={{ ...look, "--tint": `colors.${interest ? interestLook(interest).color : "border.strong"}` }}
        data-look={lookOf(occurrence)}
        data-over={Date.parse(endsAt) <= now || undefined}
      >
        <PageLink to={paths.occurrence(occurrence.id)}>
          <VisuallyHidden>{describeDay(day, today)}, </VisuallyHidden>
          <chakra.span css={timeLook}>
            {viewerAnswer === "GOING" && session.group && <Check size={14} aria-hidden="true" />}
            {viewerAnswer === "WAITLISTED" && <Clock size={14} aria-hidden="true" />}
            <chakra.time dateTime={startsAt} whiteSpace="nowrap">
              {hoursOf(occurrence)}
            </chakra.time>
            <VisuallyHidden>
              {texts.yourTime("")}
              {there && texts.alsoAt(there)}
              {isContinued && `, ${texts.continued}`},{" "}
            </VisuallyHidden>
            {isNow && <chakra.span css={nowChip}>{texts.now}</chakra.span>}
          </chakra.span>
          <chakra.bdi css={titleLook}>{session.title}</chakra.bdi>
          <chakra.span css={answerLook}>
            <VisuallyHidden>, </VisuallyHidden>
            {describeAnswer(occurrence)}
          </chakra.span>
        </PageLink>
      </chakra.span>
    </chakra.li>
  );
}

function lookOf({ state, viewerAnswer, session }: Placed["occurrence"]): string {
  if (state === "CANCELLED") return "cancelled";
  if (!session.group || viewerAnswer === "GOING") return "going";
  return viewerAnswer === "DECLINED" ? "declined" : "open";
}

const look = {
  display: "flex",
  flexDirection: "column",
  minHeight: { base: "11", lg: "0" },
  height: { lg: "full" },
  overflow: "hidden",
  paddingInline: { base: "3", lg: "2" },
  paddingBlock: { base: "2", lg: "1" },
  borderRadius: "sm",
  border: "1px solid var(--tint)",
  borderInlineStart: "4px solid var(--tint)",
  bg: "bg.surface",
  fontSize: "sm",
  lineHeight: "snug",
  _hover: { boxShadow: "raised" },
  "&[data-look=going]": { background: "color-mix(in srgb, var(--tint) 26%, var(--sc-colors-bg-surface))" },
  "&[data-look=open]": { borderStyle: "dashed", borderInlineStartStyle: "solid" },
  "&:is([data-look=declined], [data-look=cancelled], [data-over])": { color: "fg.muted", bg: "bg.subtle" },
  "&[data-look=cancelled] bdi": { textDecoration: "line-through" },
} as const;

const timeLook = {
  display: "flex",
  alignItems: "center",
  flexWrap: "wrap",
  columnGap: "1",
  fontVariantNumeric: "tabular-nums",
} as const;

const titleLook = { fontWeight: "semibold", overflowWrap: "anywhere" } as const;

const answerLook = { fontSize: "sm", color: "fg.muted" } as const;

const nowChip = {
  paddingInline: "1.5",
  borderRadius: "full",
  bg: "accent",
  color: "ink",
  fontWeight: "semibold",
} as const;
