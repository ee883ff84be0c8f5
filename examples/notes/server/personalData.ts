import { definePersonalData } from "../../platform/personalData/personalData";

export const noteData = definePersonalData({
  table: "notes",
  member: "owner_id",
  key: ["created_at", "id"],
  exported: ["id", "owner_id", "text", "created_at"],
});
