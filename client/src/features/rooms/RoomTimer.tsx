import { Box, chakra, Flex, Text } from "@chakra-ui/react";
import { type RefObject, useCallback, useState } from "react";
import {
  type RoomFragment,
  type TimerFragment,
  useStartTimerMutation,
  useStopTimerMutation,
} from "../../generated/roomHooks";
import { interestLook } from "../../shared/interests";
import { Button } from "../../ui/Button";
import { SelectControl } from "../../ui/forms/fields";
import { useSession } from "../accounts/SessionProvider";
import { useAction } from "../alerts/useAction";
import { Ring } from "./Ring";
import { RoomTable } from "./RoomTable";
import { SoundChoice } from "./SoundChoice";
import * as texts from "./texts";
import { TimerRing } from "./TimerRing";
import { useFocusHandOver } from "./useFocusHandOver";

const choices = [
  { focusMinutes: 25, breakMinutes: 5 },
  { focusMinutes: 50, breakMinutes: 10 },
  { focusMinutes: 90, breakMinutes: 20 },
];

interface Props {
  room: RoomFragment;
  /** The timer of the commons follows the clock. */
  isCommons: boolean;
  /** Gets the keyboard focus of a button that its own action removes. */
  section: RefObject<HTMLElement | null>;
}

type PartProps = Omit<Props, "isCommons">;

/** The table with the timer that all share, and what the viewer may do with it. */
export function RoomTimer({ room, isCommons, section }: Props) {
  const { timer, group } = room;
  const color = group?.interest ? interestLook(group.interest).color : "accent";
  return (
    <chakra.section ref={section} tabIndex={-1} aria-label={texts.timer} layerStyle="card" css={look}>
      <RoomTable people={room.people.nodes}>
        {timer ? (
          <TimerRing timer={timer} color={color} />
        ) : (
          <Ring share={0} color={color}>
            <Text fontWeight="semibold">{texts.noTimer}</Text>
          </Ring>
        )}
      </RoomTable>
      <Text color="fg.muted" textAlign="center" marginTop="4">
        {timer ? describe(timer, isCommons) : room.viewerSeat ? texts.noTimerText : texts.enterToStart}
        {timer?.startedBy && <Box as="span"> · {texts.startedBy(timer.startedBy.name)}</Box>}
      </Text>
      {timer && <SoundChoice phase={timer.phase} />}
      {timer && !isCommons && <Stop room={room} section={section} />}
      {!timer && room.viewerSeat && <Start room={room} section={section} />}
    </chakra.section>
  );
}

const describe = ({ focusMinutes, breakMinutes }: TimerFragment, isCommons: boolean) =>
  isCommons ? texts.followsClock : texts.lengths(focusMinutes, breakMinutes);

function Start({ room: { id: roomId }, section }: PartProps) {
  const handOver = useFocusHandOver(section);
  const [index, setIndex] = useState(0);
  const [startTimer] = useStartTimerMutation();
  const perform = useCallback(
    () => handOver(() => startTimer({ variables: { input: { roomId, ...choices[index] } } })),
    [handOver, startTimer, roomId, index],
  );
  const { run, isPending } = useAction(perform);
  return (
    <Flex gap="3" marginTop="4" flexWrap="wrap" justifyContent="center">
      <Box width="18rem" maxWidth="full">
        <SelectControl
          aria-label={texts.length}
          value={index}
          onChange={({ target }) => setIndex(Number(target.value))}
        >
          {choices.map(({ focusMinutes, breakMinutes }, choice) => (
            <option key={focusMinutes} value={choice}>
              {texts.lengths(focusMinutes, breakMinutes)}
            </option>
          ))}
        </SelectControl>
      </Box>
      <Button variant="secondary" isPending={isPending} onClick={() => void run()}>
        {texts.start}
      </Button>
    </Flex>
  );
}

/** Shown to those who may: the starter and managers, and everyone in the room once the starter has left. */
function Stop({ room, section }: PartProps) {
  const handOver = useFocusHandOver(section);
  const { user } = useSession();
  const [stopTimer] = useStopTimerMutation();
  const perform = useCallback(
    () => handOver(() => stopTimer({ variables: { input: { roomId: room.id } } })),
    [handOver, stopTimer, room.id],
  );
  const { run, isPending } = useAction(perform);
  const starterId = room.timer?.startedBy?.id;
  const isStarterHere = room.people.nodes.some((person) => person.user?.id === starterId);
  const may = starterId === user?.id || room.group?.viewerCanManage || (room.viewerSeat && !isStarterHere);
  if (!may) return null;
  return (
    <Button variant="quiet" isPending={isPending} onClick={() => void run()} marginTop="2">
      {texts.stop}
    </Button>
  );
}

const look = {
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  padding: { base: "5", md: "8" },
} as const;
