import { v7 as newId } from "uuid";
import type { KeepActs } from "../../platform/admin/acts";
import type { Orm } from "../../platform/database/Db";
import { LogEntry } from "./LogEntry";

type Logged = Pick<LogEntry, "action"> &
  Partial<Pick<LogEntry, "actorId" | "operator" | "caseId" | "memberId" | "details">>;

/** Logs an action of a moderator, an admin or an operator. */
export async function writeLog(db: Orm, entry: Logged): Promise<void> {
  await db.insert(LogEntry, { id: newId(), ...entry });
}

/** What operators do is in the same log. */
export const keepActs: KeepActs = (db, { by, ...entry }) =>
  writeLog(db, { ...entry, ...("memberId" in by ? { actorId: by.memberId } : { operator: by.user }) });
