import { AppError } from "../../../errors";
import type { AppContext } from "../../../platform/context";
import { accountMessages } from "../messages";

type Site = Pick<AppContext, "demoAccount">;

/** Whether this is the demo account. Its password is public, and many visitors share it. */
export const isShared = ({ demoAccount }: Site, userId: string): boolean => demoAccount?.id === userId;

/** Throws FORBIDDEN for the demo account: no visitor may change its credentials, or sign out the others. */
export function refuseShared(site: Site, userId: string): void {
  if (isShared(site, userId)) throw new AppError("FORBIDDEN", accountMessages.sharedAccount());
}
