import { Text } from "@chakra-ui/react";
import type { HomeQuery } from "../../generated/homeHooks";
import { formatDuration } from "../../shared/time/formatDuration";
import { type HomeState, Region } from "./Region";
import * as texts from "./texts";
import { WeekBars } from "./WeekBars";
import { WeeklyGoal } from "./WeeklyGoal";

type Week = HomeQuery["studyWeek"];

interface Props {
  week: Week;
  state: HomeState;
}

/** The minutes of seven days as a small picture, the goal for them, and the streak. */
export function StudyWeek({ week, state }: Props) {
  return (
    <Region title={texts.thisWeek} missing={texts.weekMissing} value={week} state={state}>
      {({ days, restDays, restDaysLeft, totalMinutes, streakDays, goalsDone, weeklyGoal }) => (
        <>
          {totalMinutes === 0 ? (
            <Text color="fg.muted">{texts.noMinutes}</Text>
          ) : (
            <Text>
              <Text as="span" fontWeight="semibold">
                {texts.minutesOf(formatDuration(totalMinutes))}
              </Text>
              {goalsDone > 0 && ` · ${texts.goals(goalsDone)}`}
            </Text>
          )}
          {(totalMinutes > 0 || streakDays > 0) && <WeekBars days={days} restDays={restDays} />}
          {streakDays > 0 && (
            <Text marginTop="2" lineHeight="snug">
              <Text as="span" fontWeight="semibold">
                {texts.streak(streakDays)}
              </Text>{" "}
              <Text as="span" color="fg.muted" fontSize="sm">
                {texts.restDays(restDaysLeft)}
              </Text>
            </Text>
          )}
          <WeeklyGoal goal={weeklyGoal} done={totalMinutes} />
        </>
      )}
    </Region>
  );
}
