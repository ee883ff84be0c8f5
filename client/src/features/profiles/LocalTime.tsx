import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { clockIn, describeDifference, zoneCity } from "../../shared/time/timeZones";
import { useMinute } from "../../shared/time/useMinute";
import { fill } from "../../ui/fill";
import * as texts from "./texts";

interface Props {
  /** The IANA name of the member's time zone; null when they do not say. */
  zone: string | null;
  /** Whether to add the difference to the viewer's clock. */
  isCompared?: boolean;
  /** Puts the time in its place; not called when there is none to show. */
  children(time: ReactNode): ReactNode;
}

/** What a member's clock shows now, as in "08:12 in Manila"; it changes with each minute. */
export function LocalTime({ zone, ...rest }: Props) {
  return zone && <TimeIn zone={zone} {...rest} />;
}

function TimeIn({ zone, isCompared = false, children }: Props & { zone: string }) {
  const now = useMinute();
  const clock = clockIn(zone, now);
  if (!clock) return null;
  const difference = isCompared && describeDifference(clock.offset, -new Date(now).getTimezoneOffset());
  return children(
    <>
      {/* Digits of one width: nothing beside them moves. */}
      {fill(texts.timeIn, {
        time: <chakra.span fontVariantNumeric="tabular-nums">{clock.time}</chakra.span>,
        city: zoneCity(zone),
      })}
      {difference && `, ${difference}`}
    </>,
  );
}
