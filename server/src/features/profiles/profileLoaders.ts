import { selectList } from "../../platform/database/columns";
import { manyLoader, oneLoader } from "../../platform/database/loader";
import type { Reader } from "../../platform/database/reader";
import { Education } from "./Education";
import { Experience } from "./Experience";
import { selectProfiles } from "./profileRows";

export const profileLoaders = {
  profile: (reader: Reader) =>
    oneLoader(
      (ids) =>
        selectProfiles({ reader }, { source: "select * from profiles where id = any($1)", values: [ids], user: false }),
      (profile) => profile.id,
    ),
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
      (profileIds) => reader.rows<Experience>(newestOf("experiences", selectList(Experience, "entry")), [profileIds]),
      (experience) => experience.profileId,
    ),
  educationOfProfile: (reader: Reader) =>
    manyLoader(
      (profileIds) => reader.rows<Education>(newestOf("educations", selectList(Education, "entry")), [profileIds]),
      (education) => education.profileId,
    ),
};

const newestOf = (table: string, columns: string) =>
  `select ${columns} from ${table} entry where profile_id = any($1) order by created_at desc, id desc`;
