import type { EntityManager } from "typeorm";
import { User } from "../../features/accounts/users/User";
import { buildProfile } from "./factories";

export async function buildMember(db: EntityManager) {
  const profile = await buildProfile(db);
  return { profile, as: await db.findOneByOrFail(User, { id: profile.userId }) };
}
