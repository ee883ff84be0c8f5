import { notifications as limits } from "../../platform/limits/limits";
import { defineJob, noData } from "../../platform/jobs/defineJob";
import { removeOld } from "./changeStatements";

export const removeOldDaily = defineJob({
  name: "remove-old-notifications",
  schema: noData,
  schedule: "27 3 * * *",
  seconds: 600,
  async run({ db }, _data, { signal }) {
    const removeSome = () => db.transaction((tx) => tx.rows(removeOld));
    while ((await removeSome()).length === limits.linesAtOnce && !signal.aborted);
  },
});
