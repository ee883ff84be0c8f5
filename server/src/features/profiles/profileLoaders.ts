import DataLoader from "dataloader";
import type { Db } from "../../platform/database/Db";
import { oneLoader } from "../../platform/database/loader";
import type { Interest } from "./interest";
import type { Education } from "./Education";
import type { Experience } from "./Experience";
import { selectProfiles } from "./profileRows";
import {
  educationByProfile,
  experienceByProfile,
  membersForMembers,
  profileSources,
  wishesOfMembers,
} from "./profileStatements";
import type { StudyWishes } from "./wishes/StudyWishes";

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
  /** What members want to learn, and when, also of those without a profile; null for who said nothing. */
  wishes: (db: Db) =>
    oneLoader(
      (userIds) => db.rows<StudyWishes & { id: string; interest: Interest | null }>(wishesOfMembers, [userIds]),
      (wishes) => wishes.id,
    ),
  /** Members whom guests do not see; null for all others. */
  memberForMembers: (db: Db) =>
    oneLoader(
      (ids) => db.rows<{ id: string }>(membersForMembers, [ids]),
      (member) => member.id,
    ),
  experienceOfProfile: (db: Db) => entryLoader<Experience>(db, experienceByProfile),
  educationOfProfile: (db: Db) => entryLoader<Education>(db, educationByProfile),
};

/** The newest entries of a profile. */
interface NewestOf {
  profileId: string;
  first: number;
}

const entryLoader = <T extends object>(db: Db, statement: string) =>
  new DataLoader<NewestOf, T[], string>(
    async (asked) => {
      const values = [asked.map(({ profileId }) => profileId), asked.map(({ first }) => first)];
      const rows = await db.rows<T & { number: string }>(statement, values);
      const found = asked.map((): T[] => []);
      for (const row of rows) found[Number(row.number) - 1]?.push(row);
      return found;
    },
    { cacheKeyFn: ({ profileId, first }) => `${profileId} ${first}` },
  );
