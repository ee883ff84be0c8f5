import type { Tx } from "../../../platform/events/transaction";
import { commonsId } from "../commons";
import { openRoom as statement } from "../roomStatements";

/** Creates the row of the room of a group or date. That of the commons always exists. */
export async function openRoom(tx: Tx, id: string): Promise<void> {
  if (id !== commonsId) await tx.rows(statement, [id]);
}
