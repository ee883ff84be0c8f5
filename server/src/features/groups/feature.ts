import type { LoadersOf } from "../../platform/database/loader";
import { defineFeature } from "../../platform/feature";
import type { RatesOf } from "../../platform/limits/rates";
import { groupRates } from "./limits";
import { groupEvents } from "./events";
import { groupLiveEvents } from "./liveEvents";
import { GroupLiveResolver } from "./group/GroupLiveResolver";
import { OwnGroupsResolver } from "./group/OwnGroupsResolver";
import { groupNotifications } from "./groupNotifications";
import { GroupResolver } from "./group/GroupResolver";
import { RemovalResolver } from "./members/RemovalResolver";
import { RequestResolver } from "./requests/RequestResolver";
import { MembershipResolver } from "./members/MembershipResolver";
import { RoleResolver } from "./members/RoleResolver";
import { PostGroupResolver } from "./group/PostGroupResolver";
import { transferringGroups } from "./group/transferGroups";
import { hideFromFormerMembers } from "./members/hideFromFormerMembers";
import { leaveGroupsOfBlocked, leavingBlockedOwners } from "./members/leaveBlockedOwners";
import { leaveEverything } from "./members/leaveEverything";
import { membershipRoutes } from "./rest/membershipRoutes";
import { startGroupRoutes } from "./rest/startGroupRoutes";
import { managerRoutes } from "./rest/managerRoutes";
import { muteRoutes } from "./rest/muteRoutes";
import { muteLoaders } from "./muting/muteGroup";
import "./muting/MutedGroup";
import { MutedGroupsResolver, MuteResolver } from "./muting/MuteResolver";
import { groupData } from "./personalData";
import { unreadLoaders } from "./group/unread";

declare module "../../platform/context" {
  interface Loaders extends LoadersOf<typeof unreadLoaders>, LoadersOf<typeof muteLoaders> {}
}

declare module "../../platform/limits/rates" {
  interface Rates extends RatesOf<typeof groupRates> {}
}

/** The groups that posts start: what they say of themselves, who joins and leaves. */
export const groups = defineFeature({
  resolvers: [
    GroupResolver,
    OwnGroupsResolver,
    RequestResolver,
    RemovalResolver,
    RoleResolver,
    MembershipResolver,
    PostGroupResolver,
    GroupLiveResolver,
    MuteResolver,
    MutedGroupsResolver,
  ],
  loaders: { ...unreadLoaders, ...muteLoaders },
  events: groupEvents,
  liveEvents: groupLiveEvents,
  notifications: groupNotifications,
  subscriptions: [...transferringGroups, ...leavingBlockedOwners],
  rates: groupRates,
  rest: {
    tags: [{ name: "Groups", description: "The groups that posts start, and who belongs to them." }],
    routes: [...startGroupRoutes, ...membershipRoutes, ...muteRoutes, ...managerRoutes],
  },
  hooks: { membershipsEnded: hideFromFormerMembers, memberBlocked: leaveGroupsOfBlocked, accountEnds: leaveEverything },
  secrets: [
    {
      columns: ["study_groups.invite_version"],
      derived: ["group invitation"],
      end: { stays: "It belongs to the group: everyone who manages it knows it, and can renew it." },
    },
  ],
  personalData: groupData,
});
