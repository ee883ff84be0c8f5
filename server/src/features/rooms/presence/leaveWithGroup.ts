import type { Tx } from "../../../platform/events/transaction";
import type { EndedMembership } from "../../groups/hooks";
import { announce } from "./announce";
import { RoomChangeKind } from "../choices";
import type { RoomSeat } from "./RoomSeat";
import { leaveSeats } from "../roomStatements";

/** B4: removes former members of a group from its room. */
export async function leaveWithGroup(tx: Tx, ended: readonly EndedMembership[]): Promise<void> {
  const pairs = [ended.map(({ groupId }) => groupId), ended.map(({ userId }) => userId)];
  const seats = await tx.rows<RoomSeat>(leaveSeats, pairs);
  await announce(
    tx,
    seats.map((seat) => ({ roomId: seat.roomId, kind: RoomChangeKind.LEFT, seat })),
  );
}
