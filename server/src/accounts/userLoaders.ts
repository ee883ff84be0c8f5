import { oneLoader } from "../shared/loader";
import { selectList } from "../shared/columns";
import type { Reader } from "../shared/reader";
import { User } from "./User";

export const userLoaders = {
  user: (reader: Reader) =>
    oneLoader(
      (ids) => reader.rows<User>(`select ${selectList(User, "users")} from users where id = any($1)`, [ids]),
      (user) => user.id,
    ),
};
