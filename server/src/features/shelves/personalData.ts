import { definePersonalData } from "../../platform/personalData/personalData";

export const shelfData = definePersonalData(
  {
    table: "shelved_books",
    name: "books",
    member: "user_id",
    key: ["created_at", "id"],
    exported: [
      ...["id", "user_id", "book_id", "shelf", "rating", "created_at"],
      ...["page", "percent", "pages", "started_on", "finished_on"],
    ],
  },
  {
    table: "reading_notes",
    name: "notes-about-books",
    member: "user_id",
    key: ["created_at", "id"],
    exported: ["id", "user_id", "entry_id", "text", "edited_at", "created_at"],
  },
  {
    table: "shelf_settings",
    name: "shelf-setting",
    member: "user_id",
    key: ["user_id"],
    exported: ["user_id", "visibility"],
  },
);
