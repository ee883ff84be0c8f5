import { v7 as newId } from "uuid";
import type { AppContext } from "../../platform/context";
import type { Tx } from "../../platform/events/transaction";
import { announce } from "./announce";
import { RoomChangeKind } from "./choices";
import { openRoom } from "./openRoom";
import type { RoomSeat } from "./RoomSeat";
import * as statements from "./roomStatements";

type Entering = Pick<RoomSeat, "userId" | "goal">;
type Goals = ReadonlyMap<string, string | null>;

/** Enters members into a room, or changes their goals, in one transaction. Deleted members get no seat. */
export async function takeSeats(
  { db }: Pick<AppContext, "db">,
  roomId: string,
  entering: readonly Entering[],
): Promise<void> {
  // If a member enters in two tabs, the last goal is used.
  const goals: Goals = new Map(entering.map(({ userId, goal }) => [userId, goal]));
  await db.transaction(async (tx) => {
    await openRoom(tx, roomId);
    const members = await tx.rows<{ id: string }>(statements.lockMembers, [[...goals.keys()]]);
    const ids = members.map(({ id }) => id);
    const before = await tx.rows<RoomSeat>(statements.lockSeats, [ids]);
    await announce(tx, happeningsOf(roomId, before, await insertSeats(tx, roomId, ids, goals)));
  });
}

function insertSeats(tx: Tx, roomId: string, ids: readonly string[], goals: Goals): Promise<RoomSeat[]> {
  return tx.rows<RoomSeat>(statements.takeSeats, [
    roomId,
    ids.map(() => newId()),
    ids,
    ids.map((id) => goals.get(id) ?? null),
  ]);
}

/** The changes: who entered, who left another room, and who changed the goal. */
function happeningsOf(roomId: string, before: readonly RoomSeat[], seats: readonly RoomSeat[]) {
  const seatBefore = new Map(before.map((own) => [own.userId, own]));
  return seats.flatMap((seat) => {
    const own = seatBefore.get(seat.userId);
    if (!own) return [{ roomId, kind: RoomChangeKind.ENTERED, seat }];
    if (own.roomId !== roomId)
      return [
        { roomId, kind: RoomChangeKind.ENTERED, seat },
        { roomId: own.roomId, kind: RoomChangeKind.LEFT, seat: own },
      ];
    return own.goal === seat.goal ? [] : [{ roomId, kind: RoomChangeKind.GOAL_CHANGED, seat }];
  });
}
