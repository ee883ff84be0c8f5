import { chakra } from "@chakra-ui/react";
import type { CSSProperties } from "react";
import type { OccurrenceRowFragment } from "../../../generated/sessionHooks";
import { clockAt } from "../../../shared/time/formatDate";
import { dayAt, weekFrom } from "../../../shared/time/days";
import { toMinutes } from "../../../shared/time/describeTimes";
import { DaySection } from "./DaySection";
import { hoursToShow, placeDay } from "./placeDay";
import { HourScale } from "./HourScale";
import { weekLook } from "./weekLook";

interface Props {
  monday: string;
  occurrences: readonly OccurrenceRowFragment[];
  now: number;
}

/**
 * Seven days, each a section with a list of links: columns with hours on a wide screen, an agenda on a narrow one. One document
 * for both, so that what screen readers read and keyboards reach does not depend on the width. Calendar libraries are heavy, hard to
 * reach by keyboard, or need inline styles that our policy refuses.
 */
export function Week({ monday, occurrences, now }: Props) {
  const today = dayAt(now);
  const days = weekFrom(monday).map((day) => ({ day, parts: placeDay(day, occurrences) }));
  const nowMinutes = days.some(({ day }) => day === today) ? toMinutes(clockAt(now)) : null;
  const [from, to] = hoursToShow(
    days.map(({ parts }) => parts),
    nowMinutes,
  );
  return (
    <chakra.div css={weekLook} style={{ "--hours": to - from } as CSSProperties}>
      <HourScale from={from} to={to} />
      {days.map(({ day, parts }) => (
        <DaySection key={day} day={day} today={today} parts={parts} firstHour={from} now={now} />
      ))}
    </chakra.div>
  );
}
