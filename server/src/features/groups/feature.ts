import type { LoadersOf } from "../../platform/database/loader";
import { defineFeature } from "../../platform/feature";
import type { RatesOf } from "../../platform/limits/rates";
import { groupRates } from "./limits";
import { groupEvents } from "./events";
import { groupLiveEvents } from "./liveEvents";
import { GroupLiveResolver } from "./GroupLiveResolver";
import { OwnGroupsResolver } from "./OwnGroupsResolver";
import { groupNotifications } from "./groupNotifications";
import { GroupResolver } from "./GroupResolver";
import { RemovalResolver } from "./RemovalResolver";
import { RequestResolver } from "./RequestResolver";
import { MembershipResolver } from "./MembershipResolver";
import { RoleResolver } from "./RoleResolver";
import { PostGroupResolver } from "./PostGroupResolver";
import { transferringGroups } from "./transferGroups";
import { hideFromFormerMembers } from "./hideFromFormerMembers";
import { leaveGroupsOfBlocked, leavingBlockedOwners } from "./leaveBlockedOwners";
import { leaveEverything } from "./leaveEverything";
import { membershipRoutes } from "./rest/membershipRoutes";
import { startGroupRoutes } from "./rest/startGroupRoutes";
import { managerRoutes } from "./rest/managerRoutes";
import { muteRoutes } from "./rest/muteRoutes";
import { muteLoaders } from "./muting/muteGroup";
import "./muting/MutedGroup";
import { MutedGroupsResolver, MuteResolver } from "./muting/MuteResolver";
import { groupData } from "./personalData";
import { unreadLoaders } from "./unread";

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
