import type { Db } from "../../platform/database/Db";
import { manyLoader, oneLoader } from "../../platform/database/loader";
import type { Education } from "./Education";
import type { Experience } from "./Experience";
import { selectProfiles } from "./profileRows";
import { educationByProfile, experienceByProfile, profileSources } from "./profileStatements";

export const profileLoaders = {
  profile: (db: Db) =>
    oneLoader(
      (ids) => selectProfiles(db, { source: profileSources.byId, values: [ids], user: false }),
      (profile) => profile.id,
    ),
  profileOfUser: (db: Db) =>
    oneLoader(
      (userIds) => selectProfiles(db, { source: profileSources.ofUsers, values: [userIds], user: false }),
      (profile) => profile.userId,
    ),
  experienceOfProfile: (db: Db) =>
    manyLoader(
      (profileIds) => db.rows<Experience>(experienceByProfile, [profileIds]),
      (experience) => experience.profileId,
    ),
  educationOfProfile: (db: Db) =>
    manyLoader(
      (profileIds) => db.rows<Education>(educationByProfile, [profileIds]),
      (education) => education.profileId,
    ),
};
