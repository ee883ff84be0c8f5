import { definePersonalData } from "../../../platform/personalData/personalData";

export const membershipData = definePersonalData(
  {
    table: "study_groups",
    name: "groups",
    member: "owner_id",
    exported: [
      "id",
      "owner_id",
      "title",
      "interest",
      "tags",
      "visibility",
      "open_to_guests",
      "capacity",
      "member_count",
      "is_for_two",
      "created_at",
      "active_at",
    ],
    secret: ["invite_version"],
    impersonal: ["version"],
  },
  {
    table: "memberships",
    member: "user_id",
    exported: ["id", "group_id", "user_id", "role", "state", "message", "created_at", "read_at", "read_beyond"],
  },
);
