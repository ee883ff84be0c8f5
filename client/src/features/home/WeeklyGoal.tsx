import { chakra, Flex, Text } from "@chakra-ui/react";
import { useCallback, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { CircleCheck } from "../../generated/icons/CircleCheck";
import { useSetWeeklyGoalMutation } from "../../generated/homeHooks";
import { formatDuration } from "../../shared/time/formatDuration";
import { Button } from "../../ui/Button";
import { SelectControl } from "../../ui/forms/fields";
import { useAction } from "../alerts/useAction";
import { useGoalMoment } from "../moments/useGoalMoment";
import * as texts from "./texts";

interface Props {
  /** Minutes in seven days; null without one. */
  goal: number | null;
  /** The minutes of the last seven days. */
  done: number;
}

/** How far the viewer is with what they want to study in a week, and where they change it. */
export function WeeklyGoal({ goal, done }: Props) {
  const [isOpen, setOpen] = useState(false);
  const sayReached = useGoalMoment();
  useEffect(() => void sayReached(goal, done), [sayReached, goal, done]);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    flushSync(() => setOpen(false));
    button.current?.focus();
  };
  return (
    <chakra.div marginTop="2" paddingTop="2" borderTopWidth="1px">
      {isOpen ? (
        <GoalForm goal={goal} onClose={close} />
      ) : (
        <>
          <Flex alignItems="center" justifyContent="space-between" gap="2" flexWrap="wrap">
            {goal !== null && <GoalText goal={goal} done={done} />}
            <Button ref={button} variant="quiet" paddingInline="3" marginInline="-3" onClick={() => setOpen(true)}>
              {goal === null ? texts.setGoal : texts.changeGoal}
            </Button>
          </Flex>
          {goal !== null && <Progress goal={goal} done={done} />}
        </>
      )}
    </chakra.div>
  );
}

interface Week {
  goal: number;
  done: number;
}

const isReached = ({ goal, done }: Week) => done >= goal;

const inWords = ({ goal, done }: Week) =>
  texts.ofGoal(formatDuration(done) || texts.noMinutesYet, formatDuration(goal));

function GoalText(week: Week) {
  return (
    <chakra.div flex="1" minWidth="10rem">
      <Text fontSize="sm" fontWeight="semibold" role={isReached(week) ? "status" : undefined} css={line}>
        {isReached(week) && <CircleCheck size={18} aria-hidden="true" />}
        {isReached(week) ? texts.goalReached : texts.weeklyGoal}
      </Text>
      <Text fontSize="sm" color="fg.muted">
        {inWords(week)}
      </Text>
    </chakra.div>
  );
}

function Progress(week: Week) {
  const { goal, done } = week;
  return (
    <chakra.div
      role="progressbar"
      aria-label={texts.weeklyGoal}
      aria-valuenow={Math.min(done, goal)}
      aria-valuemin={0}
      aria-valuemax={goal}
      aria-valuetext={inWords(week)}
      css={groove}
    >
      <chakra.div
        height="full"
        borderRadius="full"
        bg={isReached(week) ? "success.text" : "accent"}
        style={{ width: `${Math.min(100, (done / goal) * 100)}%` }}
      />
    </chakra.div>
  );
}

/** What most people choose from; another number over the API stays a choice. */
const offered = [30, 60, 90, 120, 180, 240, 300, 360, 420, 480, 600, 720, 900, 1_200, 1_500, 1_800, 2_400];

function GoalForm({ goal, onClose }: { goal: number | null; onClose(): void }) {
  const [minutes, setMinutes] = useState(goal);
  const [save] = useSetWeeklyGoalMutation();
  const perform = useCallback(async () => {
    await save({
      variables: { input: { minutes } },
      update: (cache) =>
        void cache.modify<{ studyWeek: { weeklyGoal: number | null } | null }>({
          fields: { studyWeek: (week) => week && { ...week, weeklyGoal: minutes } },
        }),
    });
    onClose();
  }, [save, minutes, onClose]);
  const { run, isPending } = useAction(perform);
  const choices = [...new Set([...offered, ...(goal === null ? [] : [goal])])].sort((one, other) => one - other);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void run();
      }}
    >
      <Flex gap="2" flexWrap="wrap" alignItems="center">
        <chakra.div flex="1" minWidth="9rem">
          <SelectControl
            aria-label={texts.weeklyGoal}
            autoFocus
            onKeyDown={({ key }) => key === "Escape" && onClose()}
            value={minutes ?? ""}
            onChange={({ target }) => setMinutes(target.value ? Number(target.value) : null)}
          >
            <option value="">{texts.noGoal}</option>
            {choices.map((choice) => (
              <option key={choice} value={choice}>
                {formatDuration(choice)}
              </option>
            ))}
          </SelectControl>
        </chakra.div>
        <Button type="submit" paddingInline="4" isPending={isPending}>
          {texts.saveGoal}
        </Button>
        <Button variant="quiet" paddingInline="4" onClick={onClose}>
          {texts.cancel}
        </Button>
      </Flex>
    </form>
  );
}

const line = { display: "flex", alignItems: "center", gap: "1.5", lineHeight: "snug" } as const;
const groove = {
  marginTop: "1",
  height: "2.5",
  borderRadius: "full",
  bg: "bg.strong",
  overflow: "hidden",
} as const;
