import type { Orm } from "../../platform/database/Db";
import { canonicalEmail } from "./canonicalEmail";
import { User } from "./User";

/** Of several accounts from before this key was unique, the one with this very spelling, else the oldest. */
export async function findByEmail(db: Orm, email: string): Promise<User | null> {
  const users = await db
    .createQueryBuilder(User, "user")
    .addSelect(["user.passwordHash", "user.absence"])
    .where("user.emailKey = :key", { key: canonicalEmail(email) })
    .orderBy("user.emailRank")
    .getMany();
  return users.find((user) => user.email === email) ?? users[0] ?? null;
}
