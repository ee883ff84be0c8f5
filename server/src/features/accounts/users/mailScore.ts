import type { Orm } from "../../../platform/database/Db";
import type { Recipient, Recipients } from "../../../platform/mail/Recipients";
import type { User } from "./User";

async function stateOf(db: Orm, { id, email }: Recipient) {
  const select = { id: true, mailScore: true, emailVerifiedAt: true } as const;
  const user = await db.findOne<User>("User", { select, where: { id, email } });
  return { score: user?.mailScore ?? 0, isConfirmed: Boolean(user?.emailVerifiedAt) };
}

async function addToScore(db: Orm, { id, email }: Recipient, weight: number): Promise<void> {
  await db.increment<User>("User", { id, email }, "mailScore", weight);
}

/** Resets the score: the address accepted a mail, or its owner confirmed it. */
export async function clearScore(db: Orm, { id, email }: Recipient): Promise<void> {
  await db.update<User>("User", { id, email }, { mailScore: 0 });
}

export const recipients: Recipients = { stateOf, addToScore, clearScore };
