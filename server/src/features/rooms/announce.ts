import type { Tx } from "../../platform/events/transaction";
import type { LiveRoomChange } from "../../platform/live/events";
import { RoomChangeKind } from "./choices";
import type { RoomSeat } from "./RoomSeat";
import { addVersion, stopWithoutPeople } from "./roomStatements";
import type { StudyRoom } from "./StudyRoom";

interface Happening {
  roomId: string;
  kind: RoomChangeKind;
  seat: RoomSeat;
}

/** Each change gets the next version of its room. Rooms are locked in the order of their ids, so that nobody waits in a circle. */
export async function announce(tx: Tx, happenings: readonly Happening[]): Promise<void> {
  for (const { roomId, kind, seat } of [...happenings].sort(byRoom)) {
    const [room] = await tx.rows<StudyRoom>(addVersion, [roomId]);
    if (!room) continue;
    const { id, userId, goal, createdAt } = seat;
    const person = { id, userId, goal, since: new Date(createdAt).toISOString() };
    tx.notify((live) => live.roomChanged({ id: roomId, version: room.version, kind, person }));
    if (kind === RoomChangeKind.LEFT) await stopTimerWithoutPeople(tx, roomId);
  }
}

async function stopTimerWithoutPeople(tx: Tx, roomId: string): Promise<void> {
  const [room] = await tx.rows<StudyRoom>(stopWithoutPeople, [roomId]);
  if (room) announceTimer(tx, room);
}

export function announceTimer(tx: Tx, room: StudyRoom): void {
  tx.notify((live) => live.roomChanged(timerChange(room)));
}

export const timerChange = ({ id, version }: StudyRoom): LiveRoomChange => ({
  id,
  version,
  kind: RoomChangeKind.TIMER_CHANGED,
  person: null,
});

const byRoom = (one: Happening, other: Happening) => one.roomId.localeCompare(other.roomId);
