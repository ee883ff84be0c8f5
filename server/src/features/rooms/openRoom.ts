import type { Tx } from "../../platform/events/transaction";
import { commonsId } from "./commons";
import { openRoom as statement } from "./roomStatements";

/** The commons has its row from the beginning. */
export async function openRoom(tx: Tx, id: string): Promise<void> {
  if (id !== commonsId) await tx.rows(statement, [id]);
}
