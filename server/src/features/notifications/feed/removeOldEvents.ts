import { defineJob, noData } from "../../../platform/jobs/defineJob";
import { feed as limits } from "../limits";
import { removeOldEvents } from "./feedStatements";

export const removeOldEventsDaily = defineJob({
  name: "remove-old-events",
  schema: noData,
  schedule: "47 3 * * *",
  seconds: 600,
  async run({ db }, _data, { signal }) {
    const removeSome = () => db.transaction((tx) => tx.rows(removeOldEvents));
    while ((await removeSome()).length === limits.removedAtOnce && !signal.aborted);
  },
});
