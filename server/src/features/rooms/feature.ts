import type { LoadersOf } from "../../platform/database/loader";
import { defineFeature } from "../../platform/feature";
import { countMinutesOften } from "./stats/countMinutes";
import { FocusResolver, StudyFocusResolver } from "./focus/FocusResolver";
import { leavingClosedRooms } from "./presence/leaveWhenClosed";
import { leaveWithGroup } from "./presence/leaveWithGroup";
import { roomLiveEvents } from "./liveEvents";
import { roomData } from "./personalData";
import { GroupRoomResolver, RoomPersonResolver, RoomTimerResolver } from "./RoomFieldResolvers";
import { ProfileStatsResolver } from "./stats/ProfileStatsResolver";
import { WeeklyGoalResolver } from "./stats/WeeklyGoalResolver";
import { focusRoutes } from "./rest/focusRoutes";
import { roomRoutes } from "./rest/roomRoutes";
import { studyRoutes } from "./rest/studyRoutes";
import { weeklyGoalRoutes } from "./rest/weeklyGoalRoutes";
import { RoomLiveResolver } from "./RoomLiveResolver";
import { roomLoaders } from "./roomLoaders";
import { presenceOf } from "./presence/RoomPresence";
import { RoomResolver } from "./RoomResolver";

declare module "../../platform/context" {
  interface Loaders extends LoadersOf<typeof roomLoaders> {}
}

/** Study rooms: who is there, the timer that they share, and the minutes that come of it. */
export const rooms = defineFeature({
  resolvers: [
    RoomResolver,
    RoomPersonResolver,
    RoomTimerResolver,
    GroupRoomResolver,
    RoomLiveResolver,
    FocusResolver,
    StudyFocusResolver,
    ProfileStatsResolver,
    WeeklyGoalResolver,
  ],
  loaders: roomLoaders,
  liveEvents: roomLiveEvents,
  jobs: [countMinutesOften],
  rest: {
    tags: [{ name: "Study rooms", description: "Rooms to study in beside others: who is there, and a shared timer." }],
    routes: [...roomRoutes, ...focusRoutes, ...studyRoutes, ...weeklyGoalRoutes],
  },
  subscriptions: leavingClosedRooms,
  hooks: { membershipsEnded: leaveWithGroup },
  personalData: roomData,
  prepare: (services) => presenceOf(services).resume(),
});
