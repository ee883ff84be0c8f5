import type { AppContext } from "../../platform/context";
import type { Connection, ListRange, PageRequest } from "../../platform/paging/connection";
import type { Count } from "../../platform/paging/count";
import type { Profile } from "../profiles/Profile";
import type { ProfileHead } from "../profiles/profileRows";
import { type DirectoryFilter, isPlain } from "./filter";
import { filteredList } from "./filteredList";
import { plainList } from "./plainList";
import type { Parts } from "./readProfiles";

/** A list of members' profiles. */
export interface ProfileList {
  /** By cursor. */
  page(request: PageRequest, parts?: Parts): Promise<Connection<ProfileHead>>;
  /** By position, for REST: whole profiles with their members. */
  part(range: ListRange): Promise<Profile[]>;
  count(): Promise<Count>;
}

/** The directory: all that fit, in the order that the filter names. */
export const listProfiles = (ctx: AppContext, filter: DirectoryFilter): ProfileList =>
  isPlain(filter) ? plainList(ctx, filter) : filteredList(ctx, filter);
