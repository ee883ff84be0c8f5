import type { User } from "./User";

/** The columns of a member beside another row's, under names of their own. */
export const joinedUserColumns = (from: string) => `${from}.id as "memberId", ${from}.name as "memberName"`;

export interface JoinedUserRow {
  memberId: string;
  memberName: string;
}

/** A member as they sign what they wrote. The rest of them is rarely asked for: its resolvers load it. */
export type JoinedUser = Pick<User, "id" | "name"> & Partial<Pick<User, "email" | "createdAt">>;

export const toJoinedUser = ({ memberId, memberName }: JoinedUserRow): JoinedUser => ({
  id: memberId,
  name: memberName,
});
