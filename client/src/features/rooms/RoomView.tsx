import { Box } from "@chakra-ui/react";
import { useEffect, useRef } from "react";
import { useApolloClient } from "@apollo/client/react";
import { OwnFocusDocument, type OwnFocusFragment, type RoomFragment } from "../../generated/roomHooks";
import { useSession } from "../accounts/SessionProvider";
import { areas, columns } from "./columns";
import { EnterForm } from "./EnterForm";
import { FinishFocus } from "./FinishFocus";
import { RoomPeople } from "./RoomPeople";
import { RoomTimer } from "./RoomTimer";

interface Props {
  room: RoomFragment;
  isCommons: boolean;
  me: OwnFocusFragment | null;
  /** Called when the viewer leaves. */
  onLeft(): void;
}

/** The table with the timer, the viewer's own line, and the people. */
export function RoomView({ room, isCommons, me, onLeft }: Props) {
  const focus = me?.openFocus;
  const { user } = useSession();
  const others = room.people.nodes.flatMap(({ user: person }) => (person && person.id !== user?.id ? person.name : []));
  const timer = useRef<HTMLElement>(null);
  useOpenFocusAfter(room.timer?.phase);
  return (
    <Box css={columns}>
      <Box css={areas.table}>
        <RoomTimer room={room} isCommons={isCommons} section={timer} />
      </Box>
      <Box css={room.viewerSeat ? areas.goal : areas.goalFirst}>
        {focus && <FinishFocus key={focus.id} focus={focus} others={others} nextTarget={timer} />}
        <EnterForm room={room} recentGoals={me?.recentGoals ?? []} onLeft={onLeft} />
      </Box>
      <Box css={areas.people}>
        <RoomPeople room={room} />
      </Box>
    </Box>
  );
}

/** Asks what there is to finish whenever a phase has ended. */
function useOpenFocusAfter(phase: string | undefined): void {
  const client = useApolloClient();
  const before = useRef(phase);
  useEffect(() => {
    if (before.current === phase) return;
    before.current = phase;
    client.query({ query: OwnFocusDocument, fetchPolicy: "network-only" }).catch(() => undefined);
  }, [phase, client]);
}
