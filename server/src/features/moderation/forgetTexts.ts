import { defineJob, noData } from "../../platform/jobs/defineJob";
import { forgetTexts } from "./moderationStatements";

export const forgetReportedTexts = defineJob({
  name: "forget-reported-texts",
  schema: noData,
  schedule: "21 4 * * *",
  run: async ({ db }) => {
    await db.transaction((tx) => tx.rows(forgetTexts));
  },
});
