import { type JoinedUserRow, joinedUserColumn, toJoinedUser } from "../accounts/joinedUser";
import type { AppContext } from "../context";
import type { Profile } from "./Profile";
import type { SocialLinks } from "./SocialLinks";

/** What a list shows of a profile, and what the service needs to go on from there. */
export type ProfileHead = Pick<
  Profile,
  "id" | "userId" | "status" | "interest" | "location" | "photo" | "skills" | "createdAt" | "user"
>;

type HeadRow = Omit<ProfileHead, "user"> & JoinedUserRow;
type WholeRow = HeadRow & Omit<Profile, keyof ProfileHead | "social"> & SocialLinks;

const headColumns = `profile.id, profile.user_id as "userId", profile.status, profile.interest, profile.location,
  profile.photo, profile.skills, profile.created_at as "createdAt"`;

const otherColumns = `profile.company, profile.website, profile.bio, profile.youtube, profile.twitter, profile.facebook,
  profile.linkedin, profile.instagram, profile.updated_at as "updatedAt"`;

/** What a head lacks. */
const others = { company: 1, website: 1, bio: 1, social: 1, updatedAt: 1 } satisfies Record<
  Exclude<keyof Profile, keyof ProfileHead>,
  1
>;

/** Whether what is selected of profiles takes more than their heads. */
export const needsWhole = (fields: ReadonlySet<string>) => Object.keys(others).some((field) => fields.has(field));

interface Selection {
  /** A query for whole rows of `profiles`; its limit must be a number, not a parameter. */
  source: string;
  values: unknown[];
  /** Whether to read the members with their profiles. */
  user: boolean;
}

/** Reads whole profiles, newest first, in one statement. */
export async function selectProfiles(ctx: Pick<AppContext, "reader">, selection: Selection): Promise<Profile[]> {
  const rows = await select<WholeRow>(ctx, `${headColumns}, ${otherColumns}`, selection);
  return rows.map((row) => toProfile(row, selection.user));
}

/** The same, at half the price: without what is told only of a single profile. */
export async function selectHeads(ctx: Pick<AppContext, "reader">, selection: Selection): Promise<ProfileHead[]> {
  const rows = await select<HeadRow>(ctx, headColumns, selection);
  return rows.map((row) => toHead(row, selection.user));
}

function select<Row>({ reader }: Pick<AppContext, "reader">, columns: string, { source, values, user }: Selection) {
  return reader.rows<Row>(
    `select ${columns}${user ? `, ${joinedUserColumn("member")}` : ""}
     from (${source}) profile
     ${user ? "join users member on member.id = profile.user_id" : ""}
     order by profile.created_at desc, profile.id desc`,
    values,
  );
}

const toHead = (row: HeadRow, hasUser: boolean): ProfileHead => ({
  id: row.id,
  userId: row.userId,
  status: row.status,
  interest: row.interest,
  location: row.location,
  photo: row.photo,
  skills: row.skills,
  createdAt: row.createdAt,
  ...(hasUser ? { user: toJoinedUser(row.userId, row) } : {}),
});

function toProfile(row: WholeRow, hasUser: boolean): Profile {
  const { youtube, twitter, facebook, linkedin, instagram } = row;
  return {
    ...toHead(row, hasUser),
    company: row.company,
    website: row.website,
    bio: row.bio,
    social: { youtube, twitter, facebook, linkedin, instagram },
    updatedAt: row.updatedAt,
  };
}
