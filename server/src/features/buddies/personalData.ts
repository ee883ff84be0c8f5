import { definePersonalData } from "../../platform/personalData/personalData";

export const buddyData = definePersonalData(
  {
    table: "buddy_links",
    name: "buddies",
    member: "user_id",
    key: ["created_at", "id"],
    exported: ["id", "user_id", "buddy_id", "created_at"],
  },
  {
    table: "buddy_requests",
    namedByOthers: ["to_id"],
    name: "buddy-requests-sent",
    member: "from_id",
    key: ["created_at", "id"],
    exported: ["id", "from_id", "to_id", "message", "created_at", "ended_at"],
    // The sender must not notice a decline.
    secret: ["declined_at"],
    impersonal: ["was_announced"],
  },
  {
    table: "buddy_requests",
    name: "buddy-requests-received",
    member: "to_id",
    key: ["created_at", "id"],
    exported: ["id", "from_id", "to_id", "created_at", "ended_at", "declined_at"],
    // The words of another member.
    secret: ["message"],
    impersonal: ["was_announced"],
  },
  {
    table: "contact_settings",
    name: "contact-setting",
    member: "user_id",
    key: ["user_id"],
    exported: ["user_id", "contactable"],
  },
  {
    // A row belongs to the member who dismissed: the other one must not learn it.
    table: "dismissed_suggestions",
    isOfEveryAccount: true,
    name: "dismissed-suggestions",
    member: "user_id",
    key: ["created_at", "dismissed_id"],
    exported: ["user_id", "dismissed_id", "created_at"],
  },
);
