import { chakra, Flex, Text } from "@chakra-ui/react";
import { useCallback, useEffect, useRef } from "react";
import {
  type RoomFragment,
  type TimerFragment,
  useEnterRoomMutation,
  useLeaveRoomMutation,
} from "../../generated/roomHooks";
import { Button } from "../../ui/Button";
import { TextField } from "../../ui/forms/fields";
import { Form } from "../../ui/forms/Form";
import { useDraft } from "../../ui/forms/useDraft";
import { useSession } from "../accounts/SessionProvider";
import { useAlerts } from "../alerts/AlertsProvider";
import { InlineProblem } from "../alerts/InlineProblem";
import { useAction } from "../alerts/useAction";
import { describeNext } from "./describeNext";
import * as texts from "./texts";
import { useCountdown } from "./useCountdown";

const maxGoalLength = 200;
const inPlace = { fields: ["goal"], isShownInPlace: true } as const;

interface Props {
  room: RoomFragment;
  recentGoals: readonly string[];
  /** Called when the viewer leaves. */
  onLeft(): void;
}

/** The line with which one enters, or changes what one does; and the way out. */
export function EnterForm({ room, recentGoals, onLeft }: Props) {
  const isThere = room.viewerSeat !== null;
  const { user } = useSession();
  const { values, set, bind, forget } = useDraft(`goal of ${user?.id} in ${room.id}`, {
    goal: room.viewerSeat?.goal ?? "",
  });
  const { goal } = values;
  const alerts = useAlerts();
  const [enterRoom] = useEnterRoomMutation();
  const perform = useCallback(async () => {
    await enterRoom({ variables: { input: { roomId: room.id, goal } } });
    forget();
    if (!isThere) alerts.success(texts.entered);
  }, [enterRoom, room.id, goal, forget, isThere, alerts]);
  const { run, isPending, problem } = useAction(perform, inPlace);
  const { button, noteLeaving } = useFocusAfterLeaving(isThere);
  return (
    <chakra.section layerStyle="card" padding={{ base: "5", md: "6" }}>
      {!isThere && <RoomInBrief room={room} />}
      <Form isPending={isPending} errors={problem?.fields} onSubmit={run}>
        <TextField
          {...bind("goal")}
          label={texts.goal}
          hint={texts.goalHint}
          maxLength={maxGoalLength}
          autoComplete="off"
          dir="auto"
        />
        {recentGoals.length > 0 && <Recent goals={recentGoals} onChoose={(recent) => set({ goal: recent })} />}
        <InlineProblem problem={problem} shown={inPlace.fields} />
        <Flex gap="3" flexWrap="wrap" marginTop="2">
          <Button ref={button} type="submit" variant={isThere ? "secondary" : "primary"} isPending={isPending}>
            {isThere ? texts.changeGoal : texts.enter}
          </Button>
          {isThere && <Leave roomId={room.id} onLeaving={noteLeaving} onLeft={onLeft} />}
        </Flex>
      </Form>
    </chakra.section>
  );
}

/** Leaving removes the button "Leave": afterwards the keyboard focus moves to "Enter", and the page scrolls to it. */
function useFocusAfterLeaving(isThere: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const isLeaving = useRef(false);
  useEffect(() => {
    if (!isThere && isLeaving.current) button.current?.focus();
    isLeaving.current = false;
  }, [isThere]);
  const noteLeaving = useCallback((isNow: boolean) => void (isLeaving.current = isNow), []);
  return { button, noteLeaving };
}

/** On a phone, where the table is further down. */
function RoomInBrief({ room: { peopleCount, timer } }: { room: RoomFragment }) {
  return (
    <Text color="fg.muted" marginBottom="3" display={{ lg: "none" }}>
      {texts.count(peopleCount)} · {timer ? <NextPhase timer={timer} /> : texts.noTimer}
    </Text>
  );
}

function NextPhase({ timer }: { timer: TimerFragment }) {
  return describeNext(timer.phase, useCountdown(timer).secondsLeft);
}

function Recent({ goals, onChoose }: { goals: readonly string[]; onChoose(goal: string): void }) {
  return (
    <Flex gap="2" flexWrap="wrap" alignItems="center" marginTop="1">
      <chakra.span color="fg.muted" fontSize="sm">
        {texts.recent}
      </chakra.span>
      {goals.map((goal) => (
        <Button key={goal} variant="secondary" maxWidth="full" onClick={() => onChoose(goal)}>
          <chakra.span truncate dir="auto">
            {goal}
          </chakra.span>
        </Button>
      ))}
    </Flex>
  );
}

interface LeaveProps {
  roomId: string;
  /** Called before leaving, and with false when it failed. */
  onLeaving(isLeaving: boolean): void;
  onLeft(): void;
}

function Leave({ roomId, onLeaving, onLeft }: LeaveProps) {
  const [leaveRoom] = useLeaveRoomMutation();
  const perform = useCallback(async () => {
    onLeaving(true);
    try {
      await leaveRoom({ variables: { input: { roomId } } });
      onLeft();
    } catch (error) {
      onLeaving(false);
      throw error;
    }
  }, [leaveRoom, roomId, onLeaving, onLeft]);
  const { run, isPending } = useAction(perform);
  return (
    <Button variant="quiet" isPending={isPending} onClick={() => void run()}>
      {texts.leave}
    </Button>
  );
}
