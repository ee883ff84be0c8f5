import { type EntityManager, In } from "typeorm";
import { manyLoader, oneLoader } from "../shared/loader";
import { Education } from "./Education";
import { Experience } from "./Experience";
import { Profile } from "./Profile";

const newestFirst = { createdAt: "DESC", id: "DESC" } as const;

export function createProfileLoaders(db: EntityManager) {
  return {
    profileOfUser: oneLoader(
      (userIds) => db.findBy(Profile, { userId: In([...userIds]) }),
      (profile) => profile.userId,
    ),
    experienceOfProfile: manyLoader(
      (profileIds) => db.find(Experience, { where: { profileId: In([...profileIds]) }, order: newestFirst }),
      (experience) => experience.profileId,
    ),
    educationOfProfile: manyLoader(
      (profileIds) => db.find(Education, { where: { profileId: In([...profileIds]) }, order: newestFirst }),
      (education) => education.profileId,
    ),
  };
}
