import type { Orm } from "../../../platform/database/Db";
import { canonicalEmail } from "./canonicalEmail";
import { User } from "./User";

/** Of several accounts with this key, from before it was unique: the one with the same spelling, else the oldest. */
export async function findByEmail(db: Orm, email: string): Promise<User | null> {
  const users = await db
    .createQueryBuilder(User, "user")
    .addSelect(["user.passwordHash", "user.absence"])
    .where("user.emailKey = :key", { key: canonicalEmail(email) })
    .orderBy("user.emailRank")
    .getMany();
  return users.find((user) => user.email === email) ?? users[0] ?? null;
}
