import { Raw } from "typeorm";
import type { Orm } from "../../../platform/database/Db";
import { defineJob, noData } from "../../../platform/jobs/defineJob";
import { EmailChange } from "../email/EmailChange";
import { PasskeyCeremony } from "../passkeys/PasskeyCeremony";
import { AccountToken } from "../recovery/AccountToken";
import { Session } from "../../../platform/auth/Session";

export const removeEndedTokensHourly = defineJob({
  name: "remove-ended-tokens",
  schema: noData,
  schedule: "17 * * * *",
  async run({ db, sessions }) {
    await removeEndedTokens(db);
    await sessions.ends.removeOld();
  },
});

/** Uses the clock of the database: with a clock that is ahead, a token could be removed while other processes accept it. */
export async function removeEndedTokens(db: Orm): Promise<void> {
  const isOver = () => ({ expiresAt: Raw<Date>((column) => `${column} < clock_timestamp()`) });
  await db.delete(Session, isOver());
  await db.delete(AccountToken, isOver());
  await db.delete(EmailChange, isOver());
  await db.delete(PasskeyCeremony, isOver());
}
