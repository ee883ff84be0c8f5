import { Raw } from "typeorm";
import type { AppContext } from "../../../platform/context";
import type { Orm } from "../../../platform/database/Db";
import type { Tx } from "../../../platform/events/transaction";
import { AccountToken, TokenPurpose } from "../recovery/AccountToken";
import { refuseLastAdmin } from "../users/roles";
import { AbsenceEntry } from "./AbsenceEntry";
import { endOverSuspension as endOver, markAbsence } from "./absenceStatements";
import type { Absence } from "./kinds";

type Ending = Pick<AppContext, "sessions">;

interface Beginning {
  kind: Absence;
  until: Date | null;
  reason: string | null;
  keepsContent?: boolean;
}

/**
 * Makes a member absent: for all others their id is unknown from then on, and their texts have no name. All their sessions
 * end. Throws CONFLICT for the last admin. Call `announceAbsence` after the commit.
 */
export async function beginAbsence({ sessions }: Ending, tx: Tx, userId: string, begun: Beginning): Promise<void> {
  await refuseLastAdmin(tx, userId);
  await tx.upsert(AbsenceEntry, { userId, ...begun }, ["userId", "kind"]);
  await mark(tx, userId);
  await sessions.endAllIn(tx, [userId]);
}

/** Ends the sessions and sockets of a member who has become absent, in every process. */
export const announceAbsence = ({ sessions }: Ending, userId: string): void =>
  sessions.announceEnd({ userId, tokenId: null });

/** Ends an absence. The member is present again unless there is another reason. */
export async function endAbsence(tx: Tx, userId: string, kind: Absence): Promise<void> {
  const { affected } = await tx.delete(AbsenceEntry, { userId, kind });
  if (affected) await bringBack(tx, userId);
}

/** Ends an expired suspension, unless it was extended meanwhile. */
export async function endOverSuspension(tx: Tx, userId: string): Promise<void> {
  const ended = await tx.rows(endOver, [userId]);
  if (ended.length > 0) await bringBack(tx, userId);
}

async function bringBack(tx: Tx, userId: string): Promise<void> {
  await tx.delete(AccountToken, { userId, purpose: TokenPurpose.LIMITED });
  await mark(tx, userId);
}

async function mark(tx: Tx, userId: string): Promise<void> {
  await tx.rows(markAbsence, [userId]);
  await tx.runHooks("absenceChanges", { userId });
  tx.publish("absenceChanged", { userId });
}

/** The effective reason: a suspension takes precedence over leaving. null for a present member. */
export async function findAbsence(db: Orm, userId: string): Promise<AbsenceEntry | null> {
  const until = Raw<Date>((column) => `(${column} is null or ${column} > clock_timestamp())`);
  return db.findOne(AbsenceEntry, {
    where: [
      { userId, kind: "SUSPENDED", until },
      { userId, kind: "LEAVING" },
    ],
    order: { kind: "DESC" },
  });
}
