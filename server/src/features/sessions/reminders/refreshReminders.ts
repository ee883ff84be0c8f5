import type { Db } from "../../../platform/database/Db";
import type { Tx } from "../../../platform/events/transaction";
import { refresh, refreshLists } from "../../notifications/refresh";
import { hasUnread, remindedOfBegun } from "./reminderStatements";

/** A reminder is not shown any more once its date has begun. It is looked for each minute, and a minute may be late. */
export const refreshBegun = (db: Db): Promise<void> => refresh(db, remindedOfBegun, "2 minutes");

/** What members are notified of about a date may be for those alone who come: their lists follow what they answer. */
export async function refreshAnswered(tx: Tx, userId: string, sessionId: string): Promise<void> {
  const [unread] = await tx.rows<{ isThere: boolean }>(hasUnread, [userId, sessionId]);
  if (unread?.isThere) await refreshLists(tx, [userId]);
}
