import { In, Not, Raw } from "typeorm";
import type { FeatureServices } from "../../../platform/context";
import type { Tx } from "../../../platform/events/transaction";
import { defineJob, noData } from "../../../platform/jobs/defineJob";
import { deletion as limits } from "../limits";
import { AbsenceEntry } from "../suspension/AbsenceEntry";
import { removeEndedHolds } from "./heldAddresses";
import { removeMember } from "./removeMember";

export const removeLeaversHourly = defineJob({
  name: "remove-leavers",
  schema: noData,
  schedule: "31 * * * *",
  seconds: 300,
  run: (services, _data, { signal }) => removeLeavers(services, signal),
});

/**
 * Deletes members after their week, each in a separate transaction, because one may just have returned. A failure does not
 * stop the others; it is thrown at the end.
 */
export async function removeLeavers(services: FeatureServices, signal?: AbortSignal): Promise<void> {
  await removeEndedHolds(services.db);
  const failures = new Map<string, unknown>();
  const isOver = { kind: "LEAVING" as const, until: Raw<Date>((column) => `${column} < clock_timestamp()`) };
  for (;;) {
    const where = { ...isOver, userId: Not(In([...failures.keys()])) };
    const due = await services.db.find(AbsenceEntry, { where, order: { until: "ASC" }, take: limits.removedAtOnce });
    for (const { userId, keepsContent } of due) {
      signal?.throwIfAborted();
      const isDue = (tx: Tx) => tx.existsBy(AbsenceEntry, { userId, ...isOver });
      await removeMember(services, userId, { keepsContent, isDue }).catch((error) => failures.set(userId, error));
    }
    if (due.length < limits.removedAtOnce) break;
  }
  const [first] = failures.values();
  if (first) throw new Error(`${failures.size} of the members could not be deleted`, { cause: first });
}
