import { chakra, Flex } from "@chakra-ui/react";
import { VisuallyHidden } from "../../ui/VisuallyHidden";
import { formatDuration } from "../../shared/time/formatDuration";
import { useMinute } from "../../shared/time/useMinute";
import * as texts from "./texts";
import { weekOf } from "./weekOf";

interface Props {
  days: readonly { date: string; minutes: number }[];
  /** The days without study that the streak survived. */
  restDays: readonly string[];
}

/** A bar for each of seven days, from zero: half the minutes are half the height. */
export function WeekBars({ days, restDays }: Props) {
  const bars = weekOf(days, useMinute());
  const most = Math.max(...bars.map(({ minutes }) => minutes), 1);
  return (
    <chakra.ul aria-label={texts.minutesByDay} css={chart}>
      {bars.map(({ date, minutes, letter, name }) => {
        const isRest = restDays.includes(date);
        return (
          <Flex as="li" key={date} direction="column" flex="1" minWidth="0" textAlign="center" fontSize="sm">
            <chakra.span aria-hidden="true" css={track}>
              <chakra.span color={minutes > 0 ? "fg" : "fg.muted"}>{isRest ? texts.rest : minutes}</chakra.span>
              <chakra.span data-bar={date} css={bar} style={{ height: `${(minutes / most) * highest}rem` }} />
            </chakra.span>
            <chakra.span aria-hidden="true" color="fg.muted" lineHeight="snug" paddingTop="0.5">
              {letter}
            </chakra.span>
            <VisuallyHidden>
              {minutes > 0
                ? texts.dayOf(name, formatDuration(minutes))
                : isRest
                  ? texts.restDay(name)
                  : texts.noStudy(name)}
            </VisuallyHidden>
          </Flex>
        );
      })}
    </chakra.ul>
  );
}

const chart = { display: "flex", gap: { base: "1.5", md: "2" }, marginTop: "2" } as const;

/** Of the longest day, in rem. */
const highest = 3.5;

const track = {
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  justifyContent: "flex-end",
  height: `${highest + 1.4}rem`,
  lineHeight: "snug",
  borderBottomWidth: "2px",
  borderColor: "border.strong",
} as const;

// It must not shrink: its height is what it says.
const bar = {
  flexShrink: "0",
  width: "full",
  maxWidth: "2.25rem",
  bg: "accent",
  borderTopRadius: "sm",
} as const;
