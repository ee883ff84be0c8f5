import { oneLoader } from "../../platform/database/loader";
import type { Db } from "../../platform/database/Db";
import { membersForMembers, usersById } from "./accountStatements";
import type { User } from "./User";

export const userLoaders = {
  user: (db: Db) =>
    oneLoader(
      (ids) => db.rows<User>(usersById, [ids]),
      (user) => user.id,
    ),
  /** Members whom guests do not see; null for all others. */
  memberForMembers: (db: Db) =>
    oneLoader(
      (ids) => db.rows<{ id: string }>(membersForMembers, [ids]),
      (member) => member.id,
    ),
};
