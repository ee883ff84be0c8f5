import { notificationMails as mailLimits, notifications as limits } from "../limits";
import { defineJob, noData } from "../../../platform/jobs/defineJob";
import { removeOldMails } from "../mails/mailStatements";
import { removeOld } from "../lines/changeStatements";

export const removeOldDaily = defineJob({
  name: "remove-old-notifications",
  schema: noData,
  schedule: "27 3 * * *",
  seconds: 600,
  async run({ db }, _data, { signal }) {
    const removeSome = () => db.transaction((tx) => tx.rows(removeOld));
    while ((await removeSome()).length === limits.linesAtOnce && !signal.aborted);
    const removeMails = () => db.transaction((tx) => tx.rows(removeOldMails));
    while ((await removeMails()).length === mailLimits.mailsAtOnce && !signal.aborted);
  },
});
