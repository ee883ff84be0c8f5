import { oneLoader } from "../../../platform/database/loader";
import type { Db } from "../../../platform/database/Db";
import { usersById } from "../signIn/accountStatements";
import type { User } from "./User";

export const userLoaders = {
  user: (db: Db) =>
    oneLoader(
      (ids) => db.rows<User>(usersById, [ids]),
      (user) => user.id,
    ),
};
