import { manyLoader, oneLoader } from "../shared/loader";
import type { Reader } from "../shared/reader";
import type { Education } from "./Education";
import type { Experience } from "./Experience";
import { selectProfiles } from "./profileRows";

export const profileLoaders = {
  profileOfUser: (reader: Reader) =>
    oneLoader(
      (userIds) =>
        selectProfiles(
          { reader },
          { source: "select * from profiles where user_id = any($1)", values: [userIds], user: false },
        ),
      (profile) => profile.userId,
    ),
  experienceOfProfile: (reader: Reader) =>
    manyLoader(
      (profileIds) => reader.rows<Experience>(credentials("experiences", "title, company, location"), [profileIds]),
      (experience) => experience.profileId,
    ),
  educationOfProfile: (reader: Reader) =>
    manyLoader(
      (profileIds) =>
        reader.rows<Education>(credentials("educations", `school, degree, field_of_study as "fieldOfStudy"`), [
          profileIds,
        ]),
      (education) => education.profileId,
    ),
};

const credentials = (table: string, own: string) =>
  `select id, profile_id as "profileId", ${own}, from_day as "from", to_day as "to", current, description,
     created_at as "createdAt"
   from ${table} where profile_id = any($1) order by created_at desc, id desc`;
