import type { Tx } from "../../../platform/events/transaction";
import { allDates, setHidden } from "./changeStatements";
import { notifyGroup } from "./sessionService";

/** Hides a session with all its dates from everyone but its planner and moderators, or shows it again. */
export async function hideSession(tx: Tx, id: string, isHidden: boolean): Promise<void> {
  const [hidden] = await tx.rows<{ groupId: string | null }>(setHidden, [id, isHidden]);
  if (!hidden) return;
  notifyGroup(tx, hidden.groupId);
  for (const { id: occurrenceId } of await tx.rows<{ id: string }>(allDates, [id]))
    tx.publish("dateSightChanged", { occurrenceId });
}
