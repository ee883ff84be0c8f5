import type { Db } from "../../platform/database/Db";
import { defineJob, noData } from "../../platform/jobs/defineJob";
import { myData as limits } from "./limits";
import { removeEnded } from "./myDataStatements";

export const removeEndedExportsHourly = defineJob({
  name: "remove-ended-exports",
  schema: noData,
  schedule: "23 * * * *",
  run: ({ db }) => removeEndedExports(db),
});

/** A few at a time: each may have 100 MB. */
export async function removeEndedExports(db: Db): Promise<void> {
  for (let isMore = true; isMore;) {
    isMore = await db.transaction(async (tx) => {
      const removed = await tx.rows<{ id: string }>(removeEnded, [limits.removedAtOnce]);
      for (const { id: exportId } of removed) tx.publish("dataExportRemoved", { exportId });
      return removed.length === limits.removedAtOnce;
    });
  }
}
