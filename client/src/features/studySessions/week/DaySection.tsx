import { chakra, Flex, Text } from "@chakra-ui/react";
import { type CSSProperties, useId } from "react";
import { Plus } from "../../../generated/icons/Plus";
import { clockAt, timeAt } from "../../../shared/time/formatDate";
import { weekdayOf } from "../../../shared/time/days";
import { describeDay, toMinutes } from "../../../shared/time/describeTimes";
import * as dateTexts from "../../../shared/time/texts";
import { LinkButton } from "../../../ui/Button";
import { planAt } from "../open/addresses";
import * as texts from "../texts";
import { DayEntry } from "./DayEntry";
import { choiceOn, clockOf } from "./freeTime";
import type { Placed } from "./placeDay";
import { dayAttribute } from "./usePointedTime";
import { dayBodyLook, dayHeadLook, dayListLook, dayLook, freeLook, narrowOnly, nowLook } from "./weekLook";

interface Props {
  day: string;
  today: string;
  parts: readonly Placed[];
  /** The first hour that wide screens show. */
  firstHour: number;
  now: number;
  /** Whether an agenda leaves it out, because it is over. */
  isEarlier: boolean;
}

/** A day of the week with what is planned, in order of time. */
export function DaySection({ day, today, parts, firstHour, now, isEarlier }: Props) {
  const id = useId();
  const isToday = day === today;
  return (
    <chakra.section aria-labelledby={id} css={dayLook} data-earlier={isEarlier || undefined}>
      <chakra.h2
        id={id}
        css={dayHeadLook}
        data-today={isToday || undefined}
        aria-current={isToday ? "date" : undefined}
      >
        <Text as="span" fontWeight="semibold" fontSize="sm">
          {dateTexts.weekdays[weekdayOf(day)]}
        </Text>
        <chakra.time dateTime={day} fontWeight="bold" fontSize="md">
          {dateTexts.shortDay(day)}
        </chakra.time>
        {isToday && (
          <Text as="span" fontSize="sm" fontWeight="semibold" css={narrowOnly}>
            {dateTexts.today}
          </Text>
        )}
      </chakra.h2>
      <chakra.div css={dayBodyLook} data-today={isToday || undefined} {...{ [dayAttribute]: day }}>
        {isToday && <NowLine now={now} firstHour={firstHour} />}
        {parts.length === 0 ? (
          <FreeDay day={day} today={today} now={now} />
        ) : (
          <chakra.ol css={dayListLook}>
            {parts.map((part) => (
              <DayEntry key={part.occurrence.id} part={part} day={day} today={today} firstHour={firstHour} now={now} />
            ))}
          </chakra.ol>
        )}
      </chakra.div>
    </chakra.section>
  );
}

/** In an agenda, where a session can be planned. */
function FreeDay({ day, today, now }: Pick<Props, "day" | "today" | "now">) {
  const { from, ...choice } = choiceOn(day, now);
  return (
    <Flex css={freeLook}>
      <Text color="fg.muted">{texts.free}</Text>
      {day >= today && (
        <LinkButton
          to={planAt({ day: choice.day, time: clockOf(from) })}
          variant="quiet"
          size="icon"
          aria-label={texts.planOnDay(describeDay(day, today))}
        >
          <Plus size={20} aria-hidden="true" />
        </LinkButton>
      )}
    </Flex>
  );
}

/** The line of the current minute among the hours; above the list of an agenda, in words. */
function NowLine({ now, firstHour }: { now: number; firstHour: number }) {
  const minutes = toMinutes(clockAt(now)) - firstHour * 60;
  return (
    <chakra.p css={nowLook} style={{ "--now": minutes } as CSSProperties}>
      <span>{texts.nowIs(timeAt(now))}</span>
    </chakra.p>
  );
}
