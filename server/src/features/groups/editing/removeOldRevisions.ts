import { defineJob, noData } from "../../../platform/jobs/defineJob";
import { removeOldRevisions } from "./editStatements";

export const removeOldRevisionsDaily = defineJob({
  name: "remove-old-revisions",
  schema: noData,
  schedule: "41 4 * * *",
  run: async ({ db }) => {
    await db.transaction((tx) => tx.rows(removeOldRevisions));
  },
});
