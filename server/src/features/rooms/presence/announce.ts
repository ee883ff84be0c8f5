import type { Tx } from "../../../platform/events/transaction";
import { rooms as limits } from "../limits";
import type { LiveRoomChange } from "../liveEvents";
import { RoomChangeKind } from "../choices";
import type { RoomSeat } from "./RoomSeat";
import { addVersions, stopWithoutPeople } from "../roomStatements";
import type { StudyRoom } from "../StudyRoom";

interface Happening {
  roomId: string;
  kind: RoomChangeKind;
  seat: RoomSeat;
}

/**
 * Each change gets the next version of its room; changes of one kind in one transaction are one event. Rooms are locked in the
 * order of their ids, to prevent deadlocks.
 */
export async function announce(tx: Tx, happenings: readonly Happening[]): Promise<void> {
  for (const { roomId, kind, people } of together(happenings)) {
    const [room] = await tx.rows<StudyRoom>(addVersions, [roomId, people.length]);
    if (!room) continue;
    const change = { id: roomId, version: room.version, kind, person: people.at(-1) ?? null, people };
    tx.notify((live) => live.publish("roomChanged", change));
    if (kind === RoomChangeKind.LEFT) await stopTimerWithoutPeople(tx, roomId);
  }
}

type Together = Pick<Happening, "roomId" | "kind"> & { people: RoomPerson[] };

/** The changes of one kind in one room, split by the maximum number of people per event. */
function together(happenings: readonly Happening[]): Together[] {
  const found: Together[] = [];
  for (const { roomId, kind, seat } of [...happenings].sort(byRoom)) {
    const last = found.at(-1);
    const isSame = last?.roomId === roomId && last.kind === kind && last.people.length < limits.announcedAtOnce;
    if (last && isSame) last.people.push(toPerson(seat));
    else found.push({ roomId, kind, people: [toPerson(seat)] });
  }
  return found;
}

type RoomPerson = NonNullable<LiveRoomChange["person"]>;

const toPerson = ({ id, userId, goal, createdAt }: RoomSeat): RoomPerson => ({
  ...{ id, userId, goal },
  since: new Date(createdAt).toISOString(),
});

async function stopTimerWithoutPeople(tx: Tx, roomId: string): Promise<void> {
  const [room] = await tx.rows<StudyRoom>(stopWithoutPeople, [roomId]);
  if (room) announceTimer(tx, room);
}

export function announceTimer(tx: Tx, room: StudyRoom): void {
  tx.notify((live) => live.publish("roomChanged", timerChange(room)));
}

const timerChange = ({ id, version }: StudyRoom): LiveRoomChange => ({
  id,
  version,
  kind: RoomChangeKind.TIMER_CHANGED,
  person: null,
});

/** The current timer, as an event without a new version. */
export const timerNow = (room: StudyRoom): LiveRoomChange => ({ ...timerChange(room), isCurrent: true });

const byRoom = (one: Happening, other: Happening) =>
  one.roomId.localeCompare(other.roomId) || one.kind.localeCompare(other.kind);
