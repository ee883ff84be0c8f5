import { v7 as newId } from "uuid";
import type { AppContext } from "../../../platform/context";
import type { Tx } from "../../../platform/events/transaction";
import { announce } from "./announce";
import { RoomChangeKind } from "../choices";
import { lockEntitled } from "./lockEntitled";
import { commonsId } from "../commons";
import { openRoom } from "./openRoom";
import type { RoomSeat } from "./RoomSeat";
import * as statements from "../roomStatements";

type Entering = Pick<RoomSeat, "userId" | "goal">;
type Goals = ReadonlyMap<string, string | null>;

/**
 * Enters members into a room, or changes their goals, in one transaction, and returns who entered. Their right is checked here,
 * under locks, because they may have waited for others: who was removed or left meanwhile gets no seat.
 */
export async function takeSeats(
  { db }: Pick<AppContext, "db">,
  roomId: string,
  entering: readonly Entering[],
): Promise<ReadonlySet<string>> {
  // If a member enters in two tabs, the last goal is used.
  const goals: Goals = new Map(entering.map(({ userId, goal }) => [userId, goal]));
  return db.transaction(async (tx) => {
    const ids = await lockEntitled(tx, roomId, [...goals.keys()]);
    if (ids.length === 0) return new Set();
    await openRoom(tx, roomId);
    const before = await tx.rows<RoomSeat>(statements.lockSeats, [ids]);
    await announce(tx, happeningsOf(roomId, before, await insertSeats(tx, roomId, ids, goals)));
    if (roomId !== commonsId) await tx.rows(statements.markCame, [roomId, ids]);
    return new Set(ids);
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
