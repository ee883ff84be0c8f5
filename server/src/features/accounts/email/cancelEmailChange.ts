import { IsNull } from "typeorm";
import type { Orm } from "../../../platform/database/Db";
import { AccountToken, TokenPurpose } from "../recovery/AccountToken";
import { EmailChange } from "./EmailChange";

/** Cancels an unconfirmed change; its link counts as expired. */
export async function cancelEmailChange(tx: Orm, userId: string): Promise<void> {
  await tx.delete(EmailChange, { userId, confirmedAt: IsNull() });
  await tx.delete(AccountToken, { userId, purpose: TokenPurpose.CHANGE_EMAIL });
}
