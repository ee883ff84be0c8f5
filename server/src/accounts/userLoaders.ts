import { oneLoader } from "../shared/loader";
import type { Reader } from "../shared/reader";
import type { User } from "./User";

const columns = `id, name, email, token_version as "tokenVersion", created_at as "createdAt"`;

export const userLoaders = {
  user: (reader: Reader) =>
    oneLoader(
      (ids) => reader.rows<User>(`select ${columns} from users where id = any($1)`, [ids]),
      (user) => user.id,
    ),
};
