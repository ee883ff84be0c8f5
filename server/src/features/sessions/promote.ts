import type { Tx } from "../../platform/events/transaction";
import { promoteIn } from "./changeStatements";

interface Promoted {
  id: string;
  occurrenceId: string;
  userId: string;
}

const inSession = promoteIn("o.session_id = $1");

/**
 * Fills free places of a locked session from its waiting lists, and notifies the promoted members. Call it at the end of every
 * change that may free a place.
 */
export async function promoteWaiting(tx: Tx, sessionId: string): Promise<void> {
  for (const { id, occurrenceId, userId } of await tx.rows<Promoted>(inSession, [sessionId]))
    tx.publish("placeFreed", { attendanceId: id, occurrenceId, userId });
}
