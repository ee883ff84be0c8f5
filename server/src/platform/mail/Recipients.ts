import type { Orm } from "../database/Db";

/** The member who gets a mail, with the address that it goes to. */
export interface Recipient {
  id: string;
  email: string;
}

interface AddressState {
  /** How often mail servers refused this address; 0 if the member has a new one. */
  score: number;
  /** Whether it is the member's, and they confirmed it. */
  isConfirmed: boolean;
}

/** What is known of the addresses that mail goes to. */
export interface Recipients {
  stateOf(db: Orm, to: Recipient): Promise<AddressState>;
  addToScore(db: Orm, to: Recipient, weight: number): Promise<void>;
  /** Resets the score: the address accepted a mail. */
  clearScore(db: Orm, to: Recipient): Promise<void>;
}
