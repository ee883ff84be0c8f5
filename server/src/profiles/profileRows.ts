import { type JoinedUserRow, joinedUserColumns, toJoinedUser } from "../accounts/joinedUser";
import type { AppContext } from "../context";
import type { Profile } from "./Profile";
import type { SocialLinks } from "./SocialLinks";

type ProfileRow = Omit<Profile, "social" | "user"> & SocialLinks & JoinedUserRow;

const columns = `profile.id, profile.user_id as "userId", profile.status, profile.interest, profile.company,
  profile.website, profile.location, profile.bio, profile.photo, profile.skills, profile.youtube, profile.twitter,
  profile.facebook, profile.linkedin, profile.instagram, profile.created_at as "createdAt",
  profile.updated_at as "updatedAt"`;

/**
 * Reads profiles, newest first, with their members when asked, in one statement. `tail` is what follows
 * `select * from profiles`; its limit must be a number, not a parameter.
 */
export async function selectProfiles(
  ctx: Pick<AppContext, "reader">,
  tail: string,
  values: unknown[],
  { user }: { user: boolean },
): Promise<Profile[]> {
  const rows = await ctx.reader.rows<ProfileRow>(
    `select ${columns}${user ? `, ${joinedUserColumns("member")}` : ""}
     from (select * from profiles ${tail}) profile
     ${user ? "join users member on member.id = profile.user_id" : ""}
     order by profile.created_at desc, profile.id desc`,
    values,
  );
  return rows.map((row) => toProfile(row, user));
}

function toProfile(row: ProfileRow, hasUser: boolean): Profile {
  const { youtube, twitter, facebook, linkedin, instagram } = row;
  return {
    id: row.id,
    userId: row.userId,
    status: row.status,
    interest: row.interest,
    company: row.company,
    website: row.website,
    location: row.location,
    bio: row.bio,
    photo: row.photo,
    skills: row.skills,
    social: { youtube, twitter, facebook, linkedin, instagram },
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    ...(hasUser ? { user: toJoinedUser(row) } : {}),
  };
}
