import { definePersonalData } from "../../platform/personalData/personalData";

export const directoryData = definePersonalData(
  // The time of each sign-in is in the copy itself.
  { table: "member_activity", member: null, isOfEveryAccount: true, impersonal: ["user_id", "active_on"] },
  // The hours of profiles a second time, to compare them.
  { table: "free_weeks", member: null, impersonal: ["user_id", "week"] },
);
