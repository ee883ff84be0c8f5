import { type JoinedUserRow, toJoinedUser } from "../accounts/users/joinedUser";
import type { Db } from "../../platform/database/Db";
import { makeInstances } from "../../platform/graphql/makeInstances";
import { Profile } from "./Profile";
import { headProperties, otherProperties, profileSources, profilesStatement } from "./profileStatements";
import type { SocialLinks } from "./SocialLinks";

export type ProfileHead = Pick<Profile, (typeof headProperties)[number] | "user">;

type HeadRow = ProfileHead & JoinedUserRow;
type WholeRow = Profile & JoinedUserRow & SocialLinks;

/** Whether the selected fields need more than the head columns. */
export const needsWhole = (fields: ReadonlySet<string>) =>
  derived.some((field) => fields.has(field)) || otherProperties.some((field) => fields.has(field));

/** Fields that derive from other columns. */
const derived = ["overlapMinutes", "studyStats"];

interface Selection {
  /** A query for whole rows of `profiles`. */
  source: string;
  values: unknown[];
  /** Whether to read the members with their profiles. */
  user: boolean;
  /** About how many rows the list scans. */
  reach?: number;
}

/** Reads whole profiles, newest first, in one statement. */
export async function selectProfiles(db: Db, { source, values, user, reach }: Selection): Promise<Profile[]> {
  const rows = await db.rows<WholeRow>(profilesStatement(source, "whole", user), values, reach);
  return rows.map((row) => toProfile(row, user));
}

/** A member's profile; null when they have none. */
export async function selectProfile(db: Db, userId: string, { user }: { user: boolean }): Promise<Profile | null> {
  const row = await db.row<WholeRow>(profilesStatement(profileSources.ofUser, "whole", user), [userId]);
  return row && toProfile(row, user);
}

/** The same at half the cost, without columns that only the page of a single profile shows. */
export async function selectHeads(db: Db, { source, values, user, reach }: Selection): Promise<ProfileHead[]> {
  const rows = await db.rows<HeadRow>(profilesStatement(source, "head", user), values, reach);
  return user ? rows.map(withUser) : rows;
}

function toProfile(row: WholeRow, user: boolean): Profile {
  const { youtube, twitter, facebook, linkedin, instagram } = row;
  row.social = { youtube, twitter, facebook, linkedin, instagram };
  makeInstances(Profile, [row]);
  return user ? withUser(row) : row;
}

function withUser<Row extends HeadRow>(row: Row): Row {
  row.user = toJoinedUser(row.userId, row);
  return row;
}
