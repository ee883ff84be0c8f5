import type { AppContext } from "../../platform/context";
import { type ProfileHead, selectHeads, selectProfiles } from "../profiles/profileRows";

export interface Parts {
  /** Whether to read the members with their profiles. */
  user?: boolean;
  /** All of each profile, or as much as a list shows. */
  whole?: boolean;
}

/** The profiles of a list from `source`, in no order that counts. */
export const readProfiles = (
  { db }: AppContext,
  source: string,
  values: unknown[],
  { user = false, whole = true }: Parts,
): Promise<ProfileHead[]> =>
  whole ? selectProfiles(db, { source, values, user }) : selectHeads(db, { source, values, user });
