import { whenMembershipsEnd } from "../../platform/memberships/membershipEnds";
import { announce } from "./announce";
import { RoomChangeKind } from "./choices";
import type { RoomSeat } from "./RoomSeat";
import { leaveSeats } from "./roomStatements";

/** B4: who does not belong to a group any more leaves its room, too. */
export const leaveWithGroup = whenMembershipsEnd(async (tx, ended) => {
  const pairs = [ended.map(({ groupId }) => groupId), ended.map(({ userId }) => userId)];
  const seats = await tx.rows<RoomSeat>(leaveSeats, pairs);
  await announce(
    tx,
    seats.map((seat) => ({ roomId: seat.roomId, kind: RoomChangeKind.LEFT, seat })),
  );
});
