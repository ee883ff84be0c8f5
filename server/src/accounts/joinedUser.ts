import type { User } from "./User";

/** What to read of a member beside another row, which has their id already. */
export const joinedUserColumn = (from: string) => `${from}.name as "memberName"`;

export interface JoinedUserRow {
  memberName: string;
}

/** A member as they sign what they wrote. The rest of them is rarely asked for: its resolvers load it. */
export type JoinedUser = Pick<User, "id" | "name"> & Partial<Pick<User, "email" | "createdAt">>;

export const toJoinedUser = (id: string, { memberName }: JoinedUserRow): JoinedUser => ({ id, name: memberName });
