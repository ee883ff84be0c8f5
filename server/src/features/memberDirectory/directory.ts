import type { AppContext } from "../../platform/context";
import { type DirectoryFilter, isPlain } from "./filter";
import { filteredList } from "./filteredList";
import { plainList } from "./plainList";
import type { ProfileList } from "./ProfileList";

/** The directory: all that fit, in the order that the filter names. */
export const listProfiles = (ctx: AppContext, filter: DirectoryFilter): ProfileList =>
  isPlain(filter) ? plainList(ctx, filter) : filteredList(ctx, filter);
