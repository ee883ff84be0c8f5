import { definePersonalData } from "../../platform/personalData/personalData";

const [sessions] = definePersonalData({
  table: "study_sessions",
  name: "study-sessions",
  member: "owner_id",
  exported: [
    ...["id", "group_id", "member_id", "owner_id", "title", "goal", "starts_on", "start_time", "time_zone"],
    ...[
      "duration_minutes",
      "frequency",
      "weekdays",
      "ends_on",
      "ends_after",
      "place",
      "capacity",
      "company",
      "interest",
      "cancelled_at",
      "hidden_at",
    ],
    ...["created_at", "updated_at"],
  ],
  impersonal: ["zone_data"],
}) as [ReturnType<typeof definePersonalData>[number]];

export const sessionData = [
  sessions,
  ...definePersonalData(
    {
      table: "occurrences",
      name: "study-dates",
      member: { column: "session_id", of: sessions },
      exported: [
        ...["id", "session_id", "group_id", "member_id", "local_date", "local_time", "starts_at", "ends_at"],
        ...["offered_to", "seats", "interest"],
        ...["original_starts_at", "state", "created_at", "updated_at"],
      ],
      impersonal: ["is_dropped", "sequence", "going_count", "waitlist_count", "day_reminded_for", "hours_reminded_for"],
    },
    {
      table: "session_reminders",
      name: "study-reminders",
      member: "user_id",
      exported: ["id", "occurrence_id", "user_id", "kind", "starts_at", "handed_at", "created_at"],
    },
    {
      table: "calendar_feeds",
      name: "calendar-feed",
      member: "user_id",
      key: ["user_id"],
      exported: ["user_id", "is_open", "created_at"],
      secret: ["version"],
    },
    {
      table: "attendances",
      name: "study-answers",
      member: "user_id",
      exported: ["id", "occurrence_id", "user_id", "answer", "is_standing", "came_at", "created_at"],
      impersonal: ["turn", "seat_at"],
    },
    {
      table: "standing_answers",
      name: "study-standing-answers",
      member: "user_id",
      key: ["created_at", "session_id"],
      exported: ["session_id", "user_id", "answer", "created_at"],
    },
  ),
];
