import { Raw } from "typeorm";
import type { FeatureServices } from "../../../platform/context";
import { defineJob, noData } from "../../../platform/jobs/defineJob";
import { departure as limits } from "../../../platform/limits/accountLimits";
import { AbsenceEntry } from "../absence/AbsenceEntry";
import { removeEndedHolds } from "./heldAddresses";
import { removeMember } from "./removeMember";

export const removeLeaversHourly = defineJob({
  name: "remove-leavers",
  schema: noData,
  schedule: "31 * * * *",
  seconds: 300,
  run: (services, _data, { signal }) => removeLeavers(services, signal),
});

/** Deletes the members after their week, each in a transaction of their own: one may just have come back. */
export async function removeLeavers(services: FeatureServices, signal?: AbortSignal): Promise<void> {
  await removeEndedHolds(services.db);
  const where = { kind: "LEAVING" as const, until: Raw<Date>((column) => `${column} < clock_timestamp()`) };
  for (;;) {
    const due = await services.db.find(AbsenceEntry, { where, order: { until: "ASC" }, take: limits.removedAtOnce });
    for (const { userId, keepsContent } of due) {
      signal?.throwIfAborted();
      await removeMember(services, userId, {
        keepsContent,
        isDue: (tx) => tx.existsBy(AbsenceEntry, { userId, ...where }),
      });
    }
    if (due.length < limits.removedAtOnce) return;
  }
}
