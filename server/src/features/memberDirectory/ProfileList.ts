import type { Connection, ListRange, PageRequest } from "../../platform/paging/connection";
import type { Count } from "../../platform/paging/count";
import type { Profile } from "../profiles/Profile";
import type { ProfileHead } from "../profiles/profileRows";
import type { Parts } from "./readProfiles";

/** A list of members' profiles. */
export interface ProfileList {
  /** By cursor. */
  page(request: PageRequest, parts?: Parts): Promise<Connection<ProfileHead>>;
  /** By position, for REST: whole profiles with their members. */
  part(range: ListRange): Promise<Profile[]>;
  count(): Promise<Count>;
}
