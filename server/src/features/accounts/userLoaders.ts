import { oneLoader } from "../../platform/database/loader";
import { selectList } from "../../platform/database/columns";
import type { Reader } from "../../platform/database/reader";
import { User } from "./User";

export const userLoaders = {
  user: (reader: Reader) =>
    oneLoader(
      (ids) => reader.rows<User>(`select ${selectList(User, "users")} from users where id = any($1)`, [ids]),
      (user) => user.id,
    ),
};
