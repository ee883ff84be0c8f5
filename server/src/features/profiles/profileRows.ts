import { type JoinedUserRow, joinedUserColumn, toJoinedUser } from "../accounts/joinedUser";
import { columnsOf, selectList } from "../../platform/database/columns";
import type { Reader } from "../../platform/database/reader";
import { Profile } from "./Profile";
import type { SocialLinks } from "./SocialLinks";

/** What a list shows of a profile, and what the service needs to go on from there. */
const headProperties = [
  "id",
  "userId",
  "status",
  "interest",
  "location",
  "photo",
  "skills",
  "createdAt",
] as const satisfies readonly (keyof Profile)[];

export type ProfileHead = Pick<Profile, (typeof headProperties)[number] | "user">;

type HeadRow = ProfileHead & JoinedUserRow;
type WholeRow = Profile & JoinedUserRow & SocialLinks;

const headColumns = selectList(Profile, "profile", { only: headProperties });
const allColumns = selectList(Profile, "profile");

/** Whether what is selected of profiles takes more than their heads. */
export const needsWhole = (fields: ReadonlySet<string>) => otherProperties.some((field) => fields.has(field));

const otherProperties = ["social", ...columnsOf(Profile).map(({ property }) => property)].filter(
  (property) => !(headProperties as readonly string[]).includes(property),
);

interface Selection {
  /** A query for whole rows of `profiles`; its limit must be a number, not a parameter. */
  source: string;
  values: unknown[];
  /** Whether to read the members with their profiles. */
  user: boolean;
}

/** Reads whole profiles, newest first, in one statement. */
export async function selectProfiles(ctx: { reader: Reader }, selection: Selection): Promise<Profile[]> {
  const rows = await select<WholeRow>(ctx, allColumns, selection);
  for (const row of rows) {
    const { youtube, twitter, facebook, linkedin, instagram } = row;
    row.social = { youtube, twitter, facebook, linkedin, instagram };
  }
  return rows;
}

/** The same at half the cost: without what only the page of a single profile shows. */
export async function selectHeads(ctx: { reader: Reader }, selection: Selection): Promise<ProfileHead[]> {
  return select<HeadRow>(ctx, headColumns, selection);
}

async function select<Row extends HeadRow>(
  { reader }: { reader: Reader },
  columns: string,
  { source, values, user }: Selection,
): Promise<Row[]> {
  const rows = await reader.rows<Row>(
    `select ${columns}${user ? `, ${joinedUserColumn("member")}` : ""}
     from (${source}) profile
     ${user ? "join users member on member.id = profile.user_id" : ""}
     order by profile.created_at desc, profile.id desc`,
    values,
  );
  if (user) for (const row of rows) row.user = toJoinedUser(row.userId, row);
  return rows;
}
