import type { MembershipEnd } from "../../platform/memberships/MembershipEnd";
import { announce } from "./announce";
import { RoomChangeKind } from "./choices";
import type { RoomSeat } from "./RoomSeat";
import { leaveSeats } from "./roomStatements";

/** B4: removes former members of a group from its room. */
export const leaveWithGroup: MembershipEnd = async (tx, ended) => {
  const pairs = [ended.map(({ groupId }) => groupId), ended.map(({ userId }) => userId)];
  const seats = await tx.rows<RoomSeat>(leaveSeats, pairs);
  await announce(
    tx,
    seats.map((seat) => ({ roomId: seat.roomId, kind: RoomChangeKind.LEFT, seat })),
  );
};
