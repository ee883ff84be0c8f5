import { Box, Flex } from "@chakra-ui/react";
import { useEffect, useRef } from "react";
import { useApolloClient } from "@apollo/client/react";
import { OwnFocusDocument, type OwnFocusFragment, type RoomFragment } from "../../generated/roomHooks";
import { columns } from "./columns";
import { EnterForm } from "./EnterForm";
import { FinishFocus } from "./FinishFocus";
import { RoomPeople } from "./RoomPeople";
import { RoomTimer } from "./RoomTimer";

interface Props {
  room: RoomFragment;
  me: OwnFocusFragment | null;
}

/** The timer and the viewer's own line beside the people; one below the other on a phone. */
export function RoomView({ room, me }: Props) {
  const focus = me?.openFocus;
  useFocusAfter(room.timer?.phase);
  return (
    <Box css={columns}>
      <Flex direction="column" gap="6" minWidth="0">
        <RoomTimer room={room} />
        {focus && <FinishFocus focus={focus} />}
      </Flex>
      <Flex direction="column" gap="6" minWidth="0">
        <EnterForm room={room} recentGoals={me?.recentGoals ?? []} />
        <RoomPeople room={room} />
      </Flex>
    </Box>
  );
}

/** Asks what there is to finish whenever a phase has ended. */
function useFocusAfter(phase: string | undefined): void {
  const client = useApolloClient();
  const before = useRef(phase);
  useEffect(() => {
    if (before.current === phase) return;
    before.current = phase;
    client.query({ query: OwnFocusDocument, fetchPolicy: "network-only" }).catch(() => undefined);
  }, [phase, client]);
}
