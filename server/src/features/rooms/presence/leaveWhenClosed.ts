import { delivered } from "../../../platform/events/events";
import { onEvent } from "../../../platform/events/onEvent";
import { defineJob } from "../../../platform/jobs/defineJob";
import { groupEvents } from "../../groups/events";
import { announce } from "./announce";
import { RoomChangeKind } from "../choices";
import type { RoomSeat } from "./RoomSeat";
import { lockGuests, removeSeats } from "../roomStatements";

/** B20: removes non-members from the room of a group that is not open any more. */
const leaveWhenClosed = defineJob({
  name: "leave-closed-rooms",
  schema: delivered(groupEvents.groupUpdated),
  run: ({ db }, { groupId }) =>
    db.transaction(async (tx) => {
      const guests = await tx.rows<{ id: string }>(lockGuests, [groupId]);
      if (guests.length === 0) return;
      const seats = await tx.rows<RoomSeat>(removeSeats, [guests.map(({ id }) => id)]);
      await announce(
        tx,
        seats.map((seat) => ({ roomId: seat.roomId, kind: RoomChangeKind.LEFT, seat })),
      );
    }),
});

export const leavingClosedRooms = [onEvent("groupUpdated", leaveWhenClosed)];
