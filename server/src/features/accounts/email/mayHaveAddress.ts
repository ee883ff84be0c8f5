import type { AppContext } from "../../../platform/context";
import type { Orm } from "../../../platform/database/Db";
import { isAddressHeld } from "../deletion/heldAddresses";
import { isAddressTaken } from "./emailChanges";

/**
 * Whether an account may have this address: `userId`'s, or a new one. Call it wherever an account gets an address: nobody else
 * has it or can still bring it back, and no suspended member left with it.
 */
export async function mayHaveAddress(
  by: Pick<AppContext, "deriveToken">,
  db: Orm,
  email: string,
  userId?: string,
): Promise<boolean> {
  return !(await isAddressTaken(db, email, userId)) && !(await isAddressHeld(by, db, email));
}
