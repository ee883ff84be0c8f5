import type { User } from "./User";

/** What to read of a member beside another row, which has their id already. */
export const joinedUserColumn = (from: string) =>
  `${from}.name as "memberName", ${from}.face_version as "memberFaceVersion"`;

export interface JoinedUserRow {
  memberName: string;
  memberFaceVersion: number;
}

/** A member as they sign what they wrote. The rest of them is rarely asked for: its resolvers load it. */
export type JoinedUser = Pick<User, "id" | "name" | "faceVersion"> & Partial<Pick<User, "email" | "createdAt">>;

export const toJoinedUser = (id: string, row: JoinedUserRow): JoinedUser => ({
  id,
  name: row.memberName,
  faceVersion: row.memberFaceVersion,
});
