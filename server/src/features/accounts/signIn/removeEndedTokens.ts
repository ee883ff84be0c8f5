import { Raw } from "typeorm";
import type { Orm } from "../../../platform/database/Db";
import { defineJob, noData } from "../../../platform/jobs/defineJob";
import { EmailChange } from "../email/EmailChange";
import { PasskeyCeremony } from "../passkeys/PasskeyCeremony";
import { AccountToken } from "../recovery/AccountToken";
import { AccessToken } from "../../../platform/auth/AccessToken";
import { today } from "../../../platform/auth/accessTokenStatements";
import { Session } from "../../../platform/auth/Session";
import { accessToken } from "../../../platform/limits/signInLimits";

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
  await db.delete(AccessToken, isOver());
  const isUnused = (column: string) => `coalesce(${column}, created_at::date) <= ${today} - ${accessToken.unusedDays}`;
  await db.delete(AccessToken, { lastUsedOn: Raw<string>(isUnused) });
  await db.delete(AccountToken, isOver());
  await db.delete(EmailChange, isOver());
  await db.delete(PasskeyCeremony, isOver());
}
