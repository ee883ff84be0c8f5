import { chakra } from "@chakra-ui/react";
import type { CSSProperties } from "react";
import { VisuallyHidden } from "../../../ui/VisuallyHidden";
import { Check } from "../../../generated/icons/Check";
import { Clock } from "../../../generated/icons/Clock";
import { timeAt } from "../../../shared/time/formatDate";
import { interestLook } from "../../../shared/interests";
import { paths } from "../../../shared/paths";
import { isolate } from "../../../ui/isolate";
import { PageLink } from "../../../ui/navigation/PageLink";
import { isOpenDate } from "../open/openKind";
import { describeAnswer } from "../answer/standing";
import { describeDay, timeThere } from "../../../shared/time/describeTimes";
import * as dateTexts from "../../../shared/time/texts";
import * as texts from "../texts";
import { answerLook, entryLook, linesLook, nowChip, timeLook, titleLook } from "./entryLook";
import type { Placed } from "./placeDay";
import { placeLook } from "./weekLook";

interface Props {
  part: Placed;
  day: string;
  today: string;
  firstHour: number;
  now: number;
}

/** What is planned: a link that says its day, time, zone, title and answer, and takes the colour of its interest. */
export function DayEntry({ part, day, today, firstHour, now }: Props) {
  const { occurrence, isContinued } = part;
  const { session, startsAt, endsAt, state } = occurrence;
  const there = timeThere(startsAt, session.timeZone);
  const isNow = state !== "CANCELLED" && Date.parse(startsAt) <= now && now < Date.parse(endsAt);
  return (
    <chakra.li css={placeLook} style={placeOf(part, firstHour)}>
      <chakra.span
        asChild
        css={{ ...entryLook, "--tint": `colors.${tintOf(part)}` }}
        data-look={lookOf(part)}
        data-tight={isTight(part) || undefined}
        data-single={fitOf(part) === 1 || undefined}
        data-over={Date.parse(endsAt) <= now || undefined}
      >
        <PageLink to={paths.occurrence(occurrence.id)}>
          <VisuallyHidden>{describeDay(day, today)}, </VisuallyHidden>
          <chakra.span css={linesLook}>
            <chakra.span css={timeLook}>
              <AnswerIcon part={part} />
              <time dateTime={startsAt}>
                {timeAt(Date.parse(startsAt))}
                <span data-end>{texts.untilTime(timeAt(Date.parse(endsAt)))}</span>
              </time>
              <VisuallyHidden>
                {dateTexts.yourTime("")}
                {there && dateTexts.alsoAt(there)},
              </VisuallyHidden>
              {isNow && <chakra.span css={nowChip}>{texts.now}</chakra.span>}
            </chakra.span>{" "}
            <chakra.span css={titleLook}>
              <bdi>{session.title}</bdi>
            </chakra.span>
          </chakra.span>
          <chakra.span css={answerLook}>
            <VisuallyHidden>, </VisuallyHidden>
            {session.group && `${isolate(session.group.name)} · `}
            {describeAnswer(occurrence)}
            {isContinued && ` · ${texts.continued}`}
          </chakra.span>
        </PageLink>
      </chakra.span>
    </chakra.li>
  );
}

function AnswerIcon({ part: { occurrence } }: { part: Placed }) {
  if (occurrence.viewerAnswer === "WAITLISTED") return <Clock size={14} aria-hidden="true" />;
  return occurrence.viewerAnswer === "GOING" && (occurrence.session.group ?? isOpenDate(occurrence)) ? (
    <Check size={14} aria-hidden="true" />
  ) : null;
}

/** Heights in pixels: of an hour, of a line, and of what is around the lines. */
const [hourHeight, lineHeight, frame] = [64, 18.2, 8];

const isTight = ({ from, to, lanes }: Placed) => lanes > 1 || to - from < 45;

/** How many lines fit. */
const fitOf = ({ from, to }: Placed) => Math.max(1, Math.floor((((to - from) / 60) * hourHeight - frame) / lineHeight));

/** Rows of five minutes, counted from 1; the lane; and how many lines fit. */
function placeOf(part: Placed, firstHour: number): CSSProperties {
  const { from, to, lane, lanes } = part;
  const rowOf = (minutes: number) => Math.round((minutes - firstHour * 60) / 5) + 1;
  const place = { "--from": rowOf(from), "--to": rowOf(to), "--lane": lane, "--lanes": lanes, "--fit": fitOf(part) };
  return place as CSSProperties;
}

/** The interest of its group; one's own time has the product's own colour. */
function tintOf({ occurrence: { session } }: Placed): string {
  if (!session.group) return "coral";
  return session.group.interest ? interestLook(session.group.interest).color : "border.strong";
}

function lookOf({ occurrence: { state, viewerAnswer, session } }: Placed): string {
  if (state === "CANCELLED") return "cancelled";
  if (!session.group || viewerAnswer === "GOING") return "going";
  return viewerAnswer === "DECLINED" ? "declined" : "open";
}
