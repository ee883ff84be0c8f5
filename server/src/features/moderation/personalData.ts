import { definePersonalData } from "../../platform/personalData/personalData";

export const moderationData = definePersonalData(
  {
    table: "reports",
    name: "my-reports",
    member: "reporter_id",
    key: ["created_at", "id"],
    exported: ["id", "reporter_id", "reason", "note", "created_at"],
    // Another member wrote it.
    secret: ["text", "mentions", "pictures"],
    impersonal: ["case_id"],
  },
  {
    table: "moderation_decisions",
    name: "decisions-of-moderators",
    member: "member_id",
    key: ["created_at", "id"],
    exported: [
      ...["id", "member_id", "content", "member", "until", "reason_shown", "appeal", "appealed_at", "created_at"],
      "is_final",
    ],
    // Between moderators.
    secret: ["internal_note"],
    impersonal: ["case_id"],
  },
  {
    // That something was reported: nobody must notice before it is decided. The text itself is exported where it stands.
    table: "moderation_cases",
    member: null,
    secret: ["author_id", "text", "mentions", "pictures", "kind", "subject_id"],
    impersonal: ["id", "state", "is_appeal", "outcome", "version", "created_at", "decided_at"],
  },
  {
    table: "moderation_log",
    member: null,
    secret: ["actor_id", "operator", "member_id", "details"],
    impersonal: ["id", "action", "case_id", "created_at"],
  },
);
