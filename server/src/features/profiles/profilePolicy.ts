import type { Viewer } from "../../platform/auth/sessions";
import { declareActions, everyone, members, ownerBy } from "../../platform/authorization/actions";
import { authorize, requireViewer } from "../../platform/authorization/authorize";
import type { AppContext } from "../../platform/context";
import type { Profile } from "./Profile";
import { ProfileVisibility } from "./ProfileVisibility";

export const profileActions = declareActions(
  "profile",
  {
    read: everyone,
    readOwn: members,
    /** Also for creating it, and for its jobs and courses. */
    edit: ownerBy((profile: Pick<Profile, "userId">) => profile.userId),
  },
  { "profile:read": ["read", "readOwn"], "profile:write": ["edit"] },
);

/** Guests can see only public profiles. Lists apply the same rule in SQL. */
export const isShownTo = (viewer: Viewer | null, { visibility }: Pick<Profile, "visibility">): boolean =>
  viewer !== null || visibility === ProfileVisibility.PUBLIC;

/** The viewer, who may change their own profile. */
export function authorizeOwnProfile(ctx: AppContext): Viewer {
  return authorize(ctx, profileActions.edit, { userId: requireViewer(ctx).id });
}
