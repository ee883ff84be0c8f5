import type { Tx } from "../../platform/events/transaction";
import { promoteIn } from "./changeStatements";

interface Promoted {
  id: string;
  occurrenceId: string;
  userId: string;
}

const inSession = promoteIn("o.session_id = $1");

/**
 * Fills the free places of a session from its waiting lists and notifies who moves up. Call it at the end of every change
 * that may have freed a place. The session is locked.
 */
export async function promoteWaiting(tx: Tx, sessionId: string): Promise<void> {
  for (const { id, occurrenceId, userId } of await tx.rows<Promoted>(inSession, [sessionId]))
    tx.publish("placeFreed", { attendanceId: id, occurrenceId, userId });
}
