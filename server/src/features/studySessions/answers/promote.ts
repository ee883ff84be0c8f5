import type { Tx } from "../../../platform/events/transaction";
import { promoteIn } from "../plan/changeStatements";

interface Promoted {
  id: string;
  occurrenceId: string;
  userId: string;
  startsAt: Date;
}

const inSession = promoteIn("o.session_id = $1");

/**
 * Fills free places of a locked session from its waiting lists, and notifies each promoted member once, however many dates it is.
 * Call it at the end of every change that may free a place.
 */
export async function promoteWaiting(tx: Tx, sessionId: string): Promise<void> {
  const promoted = await tx.rows<Promoted>(inSession, [sessionId]);
  promoted.sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
  const byMember = new Map<string, Promoted[]>();
  for (const place of promoted) byMember.set(place.userId, [...(byMember.get(place.userId) ?? []), place]);
  for (const [userId, [first, ...others]] of byMember) {
    if (!first) continue;
    const { id: attendanceId, occurrenceId } = first;
    if (others.length === 0) tx.publish("placeFreed", { attendanceId, occurrenceId, userId });
    else tx.publish("placesFreed", { sessionId, occurrenceId, userId, count: others.length + 1 });
  }
}
