import { definePersonalData, type TableData } from "../../platform/personalData/personalData";

const profiles = {
  table: "profiles",
  name: "profile",
  member: "user_id",
  exported: [
    ...["id", "user_id", "status", "interest", "company", "website", "location", "time_zone", "bio", "photo"],
    ...["skills", "learning", "availability", "visibility", "shows_study_time"],
    ...["youtube", "twitter", "facebook", "linkedin", "instagram", "created_at", "updated_at"],
  ],
  impersonal: ["is_absent"],
} satisfies TableData;

const member = { column: "profile_id", of: profiles };
const period = ["from_day", "to_day", "current", "description", "created_at"];

export const profileData = definePersonalData(
  profiles,
  {
    table: "experiences",
    name: "experience",
    member,
    exported: ["id", "profile_id", "title", "company", "location", ...period],
  },
  {
    table: "educations",
    name: "education",
    member,
    exported: ["id", "profile_id", "school", "degree", "field_of_study", ...period],
  },
  // The skills and topics of profiles a second time, to search by.
  { table: "profile_skills", member: null, impersonal: ["user_id", "skill", "created_at"] },
  { table: "profile_topics", member: null, impersonal: ["user_id", "topic", "created_at"] },
  {
    table: "study_wishes",
    member: "user_id",
    key: ["user_id"],
    exported: ["user_id", "learning", "time_zone", "availability", "updated_at"],
  },
);
