import { chakra, Heading, Text } from "@chakra-ui/react";
import { useId } from "react";
import { CalendarDays } from "../../../generated/icons/CalendarDays";
import { describeNearDay, hoursOf } from "../../../shared/time/describeTimes";
import { useMinute } from "../../../shared/time/useMinute";
import * as texts from "./texts";

interface Session {
  startsAt: string;
  endsAt: string;
  title: string;
}

/** When a group meets next, by the clock of the guest. */
export function NextSessions({ sessions }: { sessions: readonly Session[] }) {
  const id = useId();
  const now = useMinute();
  if (sessions.length === 0) return null;
  return (
    <chakra.section aria-labelledby={id}>
      <Heading as="h3" id={id} fontSize="md">
        {texts.meetsNext}
      </Heading>
      <chakra.ul display="flex" flexDirection="column" gap="3" marginTop="3">
        {sessions.map(({ startsAt, endsAt, title }) => (
          <chakra.li key={startsAt + title} display="flex" gap="3">
            <chakra.span color="fg.muted" flexShrink="0" paddingTop="1">
              <CalendarDays size={18} aria-hidden="true" />
            </chakra.span>
            <div>
              <Text dir="auto" fontWeight="semibold" overflowWrap="anywhere">
                {title}
              </Text>
              <Text color="fg.muted">
                <time dateTime={startsAt}>{describeNearDay(startsAt, now)}</time>
                {texts.at(hoursOf({ startsAt, endsAt }))}
              </Text>
            </div>
          </chakra.li>
        ))}
      </chakra.ul>
    </chakra.section>
  );
}
