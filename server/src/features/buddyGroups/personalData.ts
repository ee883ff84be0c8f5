import { definePersonalData } from "../../platform/personalData/personalData";

export const buddyGroupData = definePersonalData({
  table: "buddy_groups",
  name: "groups-of-two",
  member: "user_id",
  key: ["group_id"],
  exported: ["group_id", "user_id", "buddy_id"],
});
