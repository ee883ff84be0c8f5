import { Box, chakra, Text } from "@chakra-ui/react";
import type { ProfileDetailFragment, Weekday } from "../../../generated/hooks";
import { listOf } from "../../../shared/listOf";
import { formatDuration } from "../../../shared/time/formatDuration";
import { clockIn, zoneCity } from "../../../shared/time/timeZones";
import { useMinute } from "../../../shared/time/useMinute";
import { Section } from "../../../ui/page/Section";
import * as texts from "../texts";
import { type DaysWithHours, groupByHours, runsOf, shiftTime } from "./hours";

/** When a member is usually free, by their clock and the reader's; nothing when they do not say. */
export function FreeHoursSection({ profile }: { profile: ProfileDetailFragment }) {
  const { availability, timeZone, viewerCanEdit, overlapMinutes } = profile;
  const now = useMinute();
  if (availability.length === 0) return null;
  const clock = timeZone ? clockIn(timeZone, now) : null;
  const ahead = clock && !viewerCanEdit ? -new Date(now).getTimezoneOffset() - clock.offset : 0;
  return (
    <Section title={texts.freeToStudy}>
      <Box as="ul" display="grid" gap="2">
        {groupByHours(availability).map((group) => (
          <li key={`${group.from} ${group.to}`}>
            <chakra.span fontWeight="semibold">{describeDays(group)}</chakra.span>{" "}
            <chakra.span fontVariantNumeric="tabular-nums">
              {clock && timeZone ? texts.hoursIn(hoursOf(group), zoneCity(timeZone)) : hoursOf(group)}
            </chakra.span>
            {ahead !== 0 && (
              <chakra.span display="block" color="fg.muted" fontVariantNumeric="tabular-nums">
                {describeYours(group, ahead)}
              </chakra.span>
            )}
          </li>
        ))}
      </Box>
      {overlapMinutes !== null && (
        <Text marginTop="4" color="fg.muted">
          {overlapMinutes > 0 ? texts.bothFree(formatDuration(overlapMinutes)) : texts.neverBothFree}
        </Text>
      )}
    </Section>
  );
}

const describeDays = ({ days }: DaysWithHours) =>
  days.length === 7 ? texts.everyDay : listOf(runsOf(days).map(describeRun));

function describeRun(run: readonly Weekday[]): string {
  const [first, last] = [run[0], run.at(-1)].map((day) => (day ? texts.weekdays[day] : ""));
  return first === last ? `${first}` : texts.dayToDay(`${first}`, `${last}`);
}

const hoursOf = ({ from, to }: DaysWithHours) => `${from}–${to}`;

/** By the reader's clock, which may show another day. */
function describeYours({ from, to }: DaysWithHours, ahead: number): string {
  const [start, end] = [shiftTime(from, ahead), shiftTime(to, ahead)];
  const hours = texts.yourHours(`${start.time}–${end.time}`);
  return start.days === 0 ? hours : `${hours}, ${start.days > 0 ? texts.nextDay : texts.dayBefore}`;
}
