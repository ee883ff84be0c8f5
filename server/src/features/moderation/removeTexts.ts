import { defineJob, noData } from "../../platform/jobs/defineJob";
import { removeTexts } from "./moderationStatements";

export const removeReportedTexts = defineJob({
  name: "forget-reported-texts",
  schema: noData,
  schedule: "21 4 * * *",
  run: async ({ db }) => {
    await db.transaction((tx) => tx.rows(removeTexts));
  },
});
