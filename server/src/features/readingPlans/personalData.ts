import { definePersonalData } from "../../platform/personalData/personalData";

export const readingData = definePersonalData(
  {
    table: "reading_plans",
    name: "reading-plans",
    member: "owner_id",
    exported: ["id", "group_id", "owner_id", "book_id", "title", "authors", "starts_on", "weeks", "created_at"],
  },
  {
    table: "reading_ticks",
    name: "weeks-read",
    member: "user_id",
    exported: ["id", "plan_id", "user_id", "week", "created_at"],
  },
);
