import type { Viewer } from "../accounts/sessions";
import type { Profile } from "./Profile";

/** A profile is its member's alone to change. */
export function canEditProfile(viewer: Viewer | null, profile: Pick<Profile, "userId">): boolean {
  return viewer?.id === profile.userId;
}
