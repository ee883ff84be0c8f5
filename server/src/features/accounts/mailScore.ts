import type { Orm } from "../../platform/database/Db";
import type { User } from "./User";

/** The member who gets a mail, with the address that it goes to. */
export type Recipient = Pick<User, "id" | "email">;

interface AddressState {
  /** How often mail servers refused this address; 0 if the member has a new one. */
  score: number;
  /** Whether it is the member's, and they confirmed it. */
  isConfirmed: boolean;
}

export async function stateOf(db: Orm, { id, email }: Recipient): Promise<AddressState> {
  const select = { id: true, mailScore: true, emailVerifiedAt: true } as const;
  const user = await db.findOne<User>("User", { select, where: { id, email } });
  return { score: user?.mailScore ?? 0, isConfirmed: Boolean(user?.emailVerifiedAt) };
}

export async function addToScore(db: Orm, { id, email }: Recipient, weight: number): Promise<void> {
  await db.increment<User>("User", { id, email }, "mailScore", weight);
}

/** Resets the score: the address accepted a mail, or its owner confirmed it. */
export async function clearScore(db: Orm, { id, email }: Recipient): Promise<void> {
  await db.update<User>("User", { id, email }, { mailScore: 0 });
}
