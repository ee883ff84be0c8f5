import { Raw } from "typeorm";
import type { Db } from "../../../platform/database/Db";
import { defineJob, noData } from "../../../platform/jobs/defineJob";
import { suspension as limits } from "../limits";
import { endOverSuspension } from "./absence";
import { AbsenceEntry } from "./AbsenceEntry";

export const endSuspensionsEveryMinute = defineJob({
  name: "end-suspensions",
  schema: noData,
  schedule: "* * * * *",
  run: ({ db }) => endSuspensions(db),
});

/** Ends expired suspensions, each in its own transaction. */
export async function endSuspensions(db: Db): Promise<void> {
  const where = { kind: "SUSPENDED" as const, until: Raw<Date>((column) => `${column} < clock_timestamp()`) };
  const over = await db.find(AbsenceEntry, { where, order: { until: "ASC" }, take: limits.endedAtOnce });
  for (const { userId } of over) await db.transaction((tx) => endOverSuspension(tx, userId));
}
