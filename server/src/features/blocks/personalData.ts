import { definePersonalData } from "../../platform/personalData/personalData";

/** A row belongs to the member who blocked: the other one must not learn it. */
export const blockData = definePersonalData({
  table: "blocks",
  namedByOthers: ["blocked_id"],
  member: "blocker_id",
  key: ["created_at", "id"],
  exported: ["id", "blocker_id", "blocked_id", "created_at"],
});
