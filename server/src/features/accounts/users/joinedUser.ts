import { newMember } from "../limits";
import { selectsOnly } from "../../../platform/graphql/lookAhead";
import type { User } from "./User";

/** Whether a member signed up within the last day, in SQL. */
export const isNewMember = (member: string) =>
  `${member}.created_at > clock_timestamp() - interval '${newMember.hours} hours'`;

/** The columns of a member that are joined to another row with the member's id. Absent members have no name. */
export const joinedUserColumn = (from: string) => `${nameColumn(from)}, ${from}.face_version as "memberFaceVersion"`;

/** How much to read of an author: the name, also the face, or also whether they are new. */
export type AuthorPart = "name" | "face" | "all";

const fieldsOfName = new Set(["id", "name"]);

/** How much of the author is selected; null without them. */
export function selectedAuthor(paths: ReadonlySet<string>, field: string): AuthorPart | null {
  if (!paths.has(field)) return null;
  return selectsOnly(paths, fieldsOfName, `${field}.`) ? "name" : "all";
}

const nameColumn = (from: string) => `case when ${from}.absence is null then ${from}.name end as "memberName"`;

/** The columns of an author; `toAuthor` reads them. */
export function authorColumns(from: string, part: AuthorPart): string {
  if (part === "name") return nameColumn(from);
  return part === "face" ? joinedUserColumn(from) : `${joinedUserColumn(from)}, ${isNewMember(from)} as "memberIsNew"`;
}

export interface JoinedUserRow {
  memberName: string | null;
  memberFaceVersion: number;
}

export interface AuthorRow extends JoinedUserRow {
  memberIsNew: boolean;
}

/** An author as shown beside texts. Other fields are rarely selected; their resolvers load them. */
export type JoinedUser = Pick<User, "id" | "name" | "faceVersion"> &
  Partial<Pick<User, "email" | "createdAt">> & {
    /** Whether they signed up within the last day; undefined if it was not read. */
    isNew?: boolean;
  };

/** null for an absent member. Columns that were not read are undefined. */
export const toAuthor = (
  id: string,
  { memberName: name, memberFaceVersion: faceVersion, memberIsNew: isNew }: AuthorRow,
): JoinedUser | null => (name === null ? null : { id, name, faceVersion, isNew });

/** For lists without absent members. */
export const toJoinedUser = (id: string, row: JoinedUserRow): JoinedUser => ({
  id,
  name: row.memberName ?? "",
  faceVersion: row.memberFaceVersion,
});
