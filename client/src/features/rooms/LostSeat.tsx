import { chakra, Text } from "@chakra-ui/react";
import { useCallback } from "react";
import { type RoomFragment, useEnterRoomMutation } from "../../generated/roomHooks";
import { Button } from "../../ui/Button";
import { useAction } from "../alerts/useAction";
import * as texts from "./texts";

/** Says that the viewer is not in the room any more, and leads back with the same goal. */
export function LostSeat({ room: { id: roomId }, goal }: { room: RoomFragment; goal: string | null }) {
  const [enterRoom] = useEnterRoomMutation();
  const perform = useCallback(() => enterRoom({ variables: { input: { roomId, goal } } }), [enterRoom, roomId, goal]);
  const { run, isPending } = useAction(perform);
  return (
    <chakra.section role="status" layerStyle="card" padding={{ base: "5", md: "6" }} marginTop="6">
      <Text fontWeight="bold">{texts.lostSeat}</Text>
      <Text color="fg.muted" marginTop="1" marginBottom="4">
        {texts.lostSeatText}
      </Text>
      <Button variant="primary" isPending={isPending} onClick={() => void run()}>
        {texts.enterAgain}
      </Button>
    </chakra.section>
  );
}
