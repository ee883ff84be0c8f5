import { chakra } from "@chakra-ui/react";
import { useId, useLayoutEffect, useRef, useState } from "react";
import { ChevronDown } from "../../../generated/icons/ChevronDown";
import type { OccurrenceRowFragment } from "../../../generated/sessionHooks";
import { clockAt } from "../../../shared/time/formatDate";
import { dayAt, weekFrom } from "../../../shared/time/days";
import { toMinutes } from "../../../shared/time/describeTimes";
import { Button } from "../../../ui/Button";
import * as texts from "../texts";
import { DaySection } from "./DaySection";
import { FreeTime } from "./FreeTime";
import { step } from "./freeTime";
import { hoursToShow, nextMinutes, placeDay } from "./placeDay";
import { HourScale } from "./HourScale";
import { dayAttribute } from "./usePointedTime";
import { narrowOnly } from "./weekLook";

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
  const isCurrent = days.some(({ day }) => day === today);
  const [from, to] = hoursToShow(
    days.map(({ parts }) => parts),
    isCurrent ? toMinutes(clockAt(now)) : null,
  );
  const place = useOpensAt((nextMinutes(days, now) - step - from * 60) / ((to - from) * 60));
  const [hasEarlier, setHasEarlier] = useState(false);
  const id = useId();
  const shown = { days: days.map(({ day }) => day), firstHour: from, lastHour: to, now };
  return (
    <div id={id}>
      {isCurrent && today !== monday && (
        <chakra.div css={narrowOnly} marginBottom="3" data-noprint>
          <Button
            variant="quiet"
            marginInlineStart="-5"
            aria-expanded={hasEarlier}
            aria-controls={id}
            onClick={() => setHasEarlier(!hasEarlier)}
          >
            <ChevronDown size={18} aria-hidden="true" />
            {texts.earlierThisWeek}
          </Button>
        </chakra.div>
      )}
      <FreeTime shown={shown} place={place}>
        <HourScale from={from} to={to} />
        {days.map(({ day, parts }) => (
          <DaySection
            key={day}
            day={day}
            today={today}
            parts={parts}
            firstHour={from}
            now={now}
            isEarlier={isCurrent && day < today && !hasEarlier}
          />
        ))}
      </FreeTime>
    </div>
  );
}

/** Among hours, the week opens at this part of its height, below the heads of the days and half an hour of what was before. */
function useOpensAt(part: number) {
  const place = useRef<HTMLDivElement>(null);
  const [first] = useState(part);
  useLayoutEffect(() => {
    const column = place.current?.querySelector(`[${dayAttribute}]`);
    if (place.current && column) place.current.scrollTop = column.clientHeight * first;
  }, [first]);
  return place;
}
