import { AppError } from "../../errors";
import type { AppContext } from "../../platform/context";
import { accountMessages } from "./messages";

type Site = Pick<AppContext, "demoAccount">;

/** The demo account. Its password is public: many visitors are signed in to it at the same time. */
export const isShared = ({ demoAccount }: Site, userId: string): boolean => demoAccount?.id === userId;

/** Throws FORBIDDEN for the demo account: no visitor may change what the others sign in with, or sign them out. */
export function refuseShared(site: Site, userId: string): void {
  if (isShared(site, userId)) throw new AppError("FORBIDDEN", accountMessages.sharedAccount());
}
