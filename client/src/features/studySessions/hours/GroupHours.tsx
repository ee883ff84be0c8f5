import { chakra, Flex, Text } from "@chakra-ui/react";
import { useFreeHoursQuery } from "../../../generated/sessionHooks";
import { addDays, dayAt } from "../../../shared/time/days";
import { deviceZone } from "../../../shared/time/timeZones";
import { weekdays } from "../../../shared/time/texts";
import { Button } from "../../../ui/Button";
import { allWeekdays, type Plan, weekdayNameOf } from "../form/plan";
import * as texts from "./texts";

interface Props {
  plan: Plan;
  onChange(changes: Partial<Plan>): void;
}

/** When most members of the group are free, to choose from. Without such times, and if they do not load, it shows nothing. */
export function GroupHours({ plan, onChange }: Props) {
  const { data } = useFreeHoursQuery({
    variables: { id: plan.groupId, zone: deviceZone() || null, minutes: Number(plan.durationMinutes) || 60 },
  });
  const times = data?.group?.freeHours ?? [];
  if (times.length === 0) return null;
  return (
    <chakra.div role="group" aria-label={texts.whenFree}>
      <Text fontWeight="semibold">{texts.whenFree}</Text>
      <Text color="fg.muted" fontSize="sm">
        {texts.onlyShown}
      </Text>
      <Flex gap="2" flexWrap="wrap" marginTop="2">
        {times.map(({ weekday, time, free, of }) => (
          <Button
            key={weekday}
            aria-pressed={plan.startTime === time && weekdayNameOf(plan.startsOn) === weekday}
            onClick={() => onChange({ startsOn: nextDayOn(weekday), startTime: time })}
          >
            {texts.freeAt(weekdays[allWeekdays.indexOf(weekday)] ?? "", time, free, of)}
          </Button>
        ))}
      </Flex>
    </chakra.div>
  );
}

/** The first day on this weekday, from tomorrow on. */
function nextDayOn(weekday: Plan["weekdays"][number]): string {
  const today = dayAt(Date.now());
  const days = [1, 2, 3, 4, 5, 6, 7].map((count) => addDays(today, count));
  return days.find((day) => weekdayNameOf(day) === weekday) ?? today;
}
