import { IsNull, Not, Raw } from "typeorm";
import type { Orm } from "../../../platform/database/Db";
import { canonicalEmail } from "../users/canonicalEmail";
import { User } from "../users/User";
import { EmailChange } from "./EmailChange";

const isOpen = Raw<Date>((column) => `${column} > clock_timestamp()`);

/** The unconfirmed change of the member. */
export const findPendingChange = (db: Orm, userId: string): Promise<EmailChange | null> =>
  db.findOneBy(EmailChange, { userId, confirmedAt: IsNull(), expiresAt: isOpen });

/** The change that the token of that time confirms. */
export const findConfirmable = (db: Orm, { userId, askedAt }: Pick<EmailChange, "userId" | "askedAt">) =>
  db.findOneBy(EmailChange, { userId, askedAt, confirmedAt: IsNull(), expiresAt: isOpen });

/** The change that the holder of the old address can still undo with the token of that time. */
export const findUndoable = (db: Orm, { userId, askedAt }: Pick<EmailChange, "userId" | "askedAt">) =>
  db.findOneBy(EmailChange, { userId, askedAt, confirmedAt: Not(IsNull()), expiresAt: isOpen });

/**
 * Whether an account other than `userId` has the address, or can restore it by undoing a change. Members may return to their
 * own old addresses.
 */
export async function isAddressTaken(db: Orm, email: string, userId?: string): Promise<boolean> {
  const emailKey = canonicalEmail(email);
  const other = userId === undefined ? {} : { userId: Not(userId) };
  const holder = { emailKey, ...(userId === undefined ? {} : { id: Not(userId) }) };
  if (await db.existsBy(User, holder)) return true;
  return db.existsBy(EmailChange, { oldKey: emailKey, confirmedAt: Not(IsNull()), expiresAt: isOpen, ...other });
}
