import { defineJob, noData } from "../../platform/jobs/defineJob";
import { removeOldRequests } from "./buddyStatements";

/** Removes requests that neither a limit nor a list needs any more. */
export const removeOldRequestsDaily = defineJob({
  name: "remove-old-buddy-requests",
  schema: noData,
  schedule: "17 4 * * *",
  async run({ db }) {
    await db.transaction(async (tx) => void (await tx.rows(removeOldRequests)));
  },
});
