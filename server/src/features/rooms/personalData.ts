import { definePersonalData } from "../../platform/personalData/personalData";

export const roomData = definePersonalData(
  {
    table: "study_rooms",
    member: null,
    impersonal: [
      ...[
        "id",
        "group_id",
        "occurrence_id",
        "version",
        "focus_minutes",
        "break_minutes",
        "timer_started_at",
        "timer_starter_id",
      ],
    ],
  },
  {
    table: "room_seats",
    name: "study-room",
    member: "user_id",
    exported: ["id", "room_id", "user_id", "goal", "created_at"],
    impersonal: ["seen_at", "counted_until"],
  },
  { table: "room_presences", member: "user_id", impersonal: ["id", "room_id", "user_id", "seen_at"] },
  {
    table: "study_focuses",
    name: "study-goals",
    member: "user_id",
    exported: ["id", "user_id", "group_id", "goal", "started_at", "ends_at", "result"],
  },
  {
    table: "study_days",
    name: "study-minutes",
    member: "user_id",
    key: ["day"],
    exported: ["user_id", "day", "minutes"],
  },
  {
    table: "weekly_goals",
    name: "weekly-goal",
    member: "user_id",
    key: ["user_id"],
    exported: ["user_id", "minutes"],
  },
);
