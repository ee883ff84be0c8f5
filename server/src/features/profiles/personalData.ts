import { definePersonalData, type TableData } from "../../platform/personalData/personalData";

const profiles = {
  table: "profiles",
  name: "profile",
  member: "user_id",
  exported: [
    ...["id", "user_id", "status", "interest", "company", "website", "location", "time_zone", "bio", "photo"],
    ...["skills", "availability", "visibility", "shows_study_time"],
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
  // The skills of profiles a second time, to search by.
  { table: "profile_skills", member: null, impersonal: ["user_id", "skill", "created_at"] },
);
