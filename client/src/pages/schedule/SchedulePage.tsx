import { Box, Flex, Text } from "@chakra-ui/react";
import { CalendarButton } from "../../features/studySessions/calendar/CalendarButton";
import { OpenSeats, openSeatsQuery } from "../../features/studySessions/open/OpenSeats";
import * as texts from "../../features/studySessions/texts";
import { datesRead, readWeek, scheduleQuery, useSchedule, useWeek } from "../../features/studySessions/week/useWeek";
import { Week } from "../../features/studySessions/week/Week";
import { WeekLinks } from "../../features/studySessions/week/WeekLinks";
import { WeekSkeleton } from "../../features/studySessions/week/WeekSkeleton";
import { Plus } from "../../generated/icons/Plus";
import quietHour from "../../pictures/personalized-learning.svg";
import { paths } from "../../shared/paths";
import type { Opened } from "../../shared/service/firstQueries";
import { deviceZone, zoneLabel } from "../../shared/time/timeZones";
import { currentMinute, useMinute } from "../../shared/time/useMinute";
import { LinkButton } from "../../ui/Button";
import { useArrival } from "../../shared/useArrival";
import { Empty } from "../../ui/feedback/Empty";
import { Failed } from "../../ui/feedback/Failed";
import { PageFrame } from "../../ui/page/PageFrame";
import { PageHead } from "../../ui/page/PageTitle";

const head = { title: texts.schedule, lead: texts.lead };

/** The viewer's week: their own time, and what their groups plan. */
export function SchedulePage() {
  const now = useMinute();
  const { monday, isCurrent } = useWeek(now);
  const { error, isLoading, refetch, ...week } = useSchedule(monday);
  const occurrences = useArrival(week.occurrences);
  return (
    <PageFrame measure="grid">
      <Flex flexWrap="wrap" gap="4" alignItems="flex-end" justifyContent="space-between" marginBottom="6">
        <div>
          <PageHead {...head} />
          <ZoneOfTimes />
        </div>
        <Flex gap="2" flexWrap="wrap" data-noprint>
          <CalendarButton />
          <LinkButton to={paths.planSession} variant="primary">
            <Plus size={18} aria-hidden="true" />
            {texts.plan}
          </LinkButton>
        </Flex>
      </Flex>
      <WeekLinks monday={monday} isCurrent={isCurrent} />
      <Box marginTop="5">
        {error && !week.occurrences && (
          <Failed error={error} title={texts.weekMissing} onRetry={() => refetch()} isRetrying={isLoading} />
        )}
        {(week.occurrences || !error) && !occurrences && <WeekSkeleton />}
        {occurrences?.length === 0 && <NothingPlanned />}
        {occurrences && (
          <Box display={{ lgDown: occurrences.length === 0 ? "none" : undefined }}>
            <Week key={monday} monday={monday} occurrences={occurrences} now={now} />
          </Box>
        )}
        {occurrences && occurrences.length >= datesRead && (
          <Text color="fg.muted" marginTop="4">
            {texts.firstDatesOnly(datesRead)}
          </Text>
        )}
      </Box>
      <OpenSeats key={monday} monday={monday} now={now} />
    </PageFrame>
  );
}

SchedulePage.head = head;

SchedulePage.firstQueries = ({ search }: Opened) => {
  const { monday } = readWeek(search, currentMinute());
  return [scheduleQuery(monday), openSeatsQuery(monday)];
};

function ZoneOfTimes() {
  const zone = deviceZone();
  return <Text color="fg.muted">{zone ? texts.timesAreYours(zoneLabel(zone)) : texts.timesAreDevices}</Text>;
}

/** Above the free hours of a wide screen it takes little room. */
function NothingPlanned() {
  return (
    <Box css={{ "& > *": { lg: { paddingBlock: "2", gap: "2" } }, "& picture, & img": { lg: { display: "none" } } }}>
      <Empty
        picture={quietHour}
        title={texts.nothingPlanned}
        action={
          <Flex gap="3" flexWrap="wrap" justifyContent="center">
            <LinkButton to={paths.planSession}>{texts.plan}</LinkButton>
            <LinkButton to={paths.groups} variant="quiet">
              {texts.findGroup}
            </LinkButton>
          </Flex>
        }
      >
        {texts.nothingPlannedText}
      </Empty>
    </Box>
  );
}
