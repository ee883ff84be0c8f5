import type { Db } from "../../../platform/database/Db";
import type { Tx } from "../../../platform/events/transaction";
import { refresh, refreshLists } from "../../notifications/lines/refresh";
import { hasUnread, remindedOfBegun } from "./reminderStatements";

/** Refreshes lists after dates have begun, when their reminders are hidden. Runs each minute, possibly a minute late. */
export const refreshBegun = (db: Db): Promise<void> => refresh(db, remindedOfBegun, "2 minutes");

/** Refreshes the member's list after an answer, because some lines about a date are only for participants. */
export async function refreshAnswered(tx: Tx, userId: string, sessionId: string): Promise<void> {
  const [unread] = await tx.rows<{ isThere: boolean }>(hasUnread, [userId, sessionId]);
  if (unread?.isThere) await refreshLists(tx, [userId]);
}
