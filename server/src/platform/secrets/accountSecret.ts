import type { Tx } from "../events/transaction";

/** The acts with which members take their account back. */
export type SecuringAct = "reset" | "passwordChange" | "undo";

export interface Securing {
  userId: string;
  act: SecuringAct;
  /** Whether the other ways to sign in end, too: always with `undo`, never with `passwordChange`, as the member chooses with `reset`. */
  endsOtherSignIns: boolean;
}

/** A credential of an account, or a secret with which others can read or do something of its member. */
export interface AccountSecret {
  /** The columns that hold it, as `table.column`. */
  columns?: readonly string[];
  /** The purposes of `deriveToken` that make it. */
  derived?: readonly string[];
  /** Ends it, in the transaction of the act; or why it stays valid. */
  end: ((tx: Tx, securing: Securing) => Promise<unknown>) | { stays: string };
}

/** Ends the secrets of an account. `secrets`: those of all features. Call `announceEnd` of the sessions after the commit. */
export async function endSecrets(tx: Tx, secrets: readonly AccountSecret[], securing: Securing): Promise<void> {
  for (const { end } of secrets) if (typeof end === "function") await end(tx, securing);
}
