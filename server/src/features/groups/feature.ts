import type { LoadersOf } from "../../platform/database/loader";
import { defineFeature } from "../../platform/feature";
import { groupEvents } from "./events";
import { GroupLiveResolver } from "./GroupLiveResolver";
import { GroupListResolver } from "./GroupListResolver";
import { groupNotifications } from "./groupNotifications";
import { GroupResolver } from "./GroupResolver";
import { RemovalResolver } from "./RemovalResolver";
import { RequestResolver } from "./RequestResolver";
import { MembershipResolver } from "./MembershipResolver";
import { RoleResolver } from "./RoleResolver";
import { PostGroupResolver } from "./PostGroupResolver";
import { membershipRoutes } from "./rest/membershipRoutes";
import { unreadLoaders } from "./unread";

declare module "../../platform/context" {
  interface Loaders extends LoadersOf<typeof unreadLoaders> {}
}

/** The groups that posts start: what they say of themselves, who joins and leaves. */
export const groups = defineFeature({
  resolvers: [
    GroupResolver,
    GroupListResolver,
    RequestResolver,
    RemovalResolver,
    RoleResolver,
    MembershipResolver,
    PostGroupResolver,
    GroupLiveResolver,
  ],
  loaders: unreadLoaders,
  events: groupEvents,
  notifications: groupNotifications,
  rest: {
    tags: [{ name: "Groups", description: "The groups that posts start, and who belongs to them." }],
    routes: membershipRoutes,
  },
});
