import { definePersonalData } from "../../platform/personalData/personalData";

export const groupData = definePersonalData({
  table: "muted_groups",
  name: "muted-groups",
  member: "user_id",
  exported: ["id", "user_id", "group_id", "created_at"],
});
