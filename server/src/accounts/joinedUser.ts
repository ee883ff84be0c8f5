import type { User } from "./User";

/** The columns of a member beside another row's, under names of their own. */
export const joinedUserColumns = (from: string) =>
  `${from}.id as "memberId", ${from}.name as "memberName", ${from}.email as "memberEmail", ${from}.created_at as "memberCreatedAt"`;

export interface JoinedUserRow {
  memberId: string;
  memberName: string;
  memberEmail: string;
  memberCreatedAt: Date;
}

/** The member of a joined row, as far as anyone may see one. */
export function toJoinedUser({ memberId, memberName, memberEmail, memberCreatedAt }: JoinedUserRow): User {
  return { id: memberId, name: memberName, email: memberEmail, createdAt: memberCreatedAt } as User;
}
