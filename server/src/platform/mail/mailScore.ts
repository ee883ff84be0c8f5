import type { Orm } from "../database/Db";
import type { User } from "../../features/accounts/User";

/** The member who gets a mail, with the address that it goes to. */
export type Recipient = Pick<User, "id" | "email">;

/** How often mail servers refused this address; 0 if the member has a new one. */
export async function scoreOf(db: Orm, { id, email }: Recipient): Promise<number> {
  const user = await db.findOne<User>("User", { select: { id: true, mailScore: true }, where: { id, email } });
  return user?.mailScore ?? 0;
}

export async function addToScore(db: Orm, { id, email }: Recipient, weight: number): Promise<void> {
  await db.increment<User>("User", { id, email }, "mailScore", weight);
}

/** Resets the score: the address accepted a mail, or its owner confirmed it. */
export async function clearScore(db: Orm, { id, email }: Recipient): Promise<void> {
  await db.update<User>("User", { id, email }, { mailScore: 0 });
}
