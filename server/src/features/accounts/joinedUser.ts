import { isNewMember } from "../../platform/auth/sessionStatements";
import { selectsOnly } from "../../platform/graphql/lookAhead";
import type { User } from "./User";

/** What to read of a member beside another row, which has their id already. An absent one has no name. */
export const joinedUserColumn = (from: string) => `${nameColumn(from)}, ${from}.face_version as "memberFaceVersion"`;

/** How much is read of an author: the name, also their face, or also what decides how their texts are shown. */
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

/** A member as they sign what they wrote. The rest of them is rarely asked for: its resolvers load it. */
export type JoinedUser = Pick<User, "id" | "name" | "faceVersion"> &
  Partial<Pick<User, "email" | "createdAt">> & {
    /** Whether they signed up within the last day; left out where it was not read. */
    isNew?: boolean;
  };

/** null for an absent member. What was not read, because it is not selected, is undefined. */
export const toAuthor = (
  id: string,
  { memberName: name, memberFaceVersion: faceVersion, memberIsNew: isNew }: AuthorRow,
): JoinedUser | null => (name === null ? null : { id, name, faceVersion, isNew });

/** For lists that leave absent members out. */
export const toJoinedUser = (id: string, row: JoinedUserRow): JoinedUser => ({
  id,
  name: row.memberName ?? "",
  faceVersion: row.memberFaceVersion,
});
