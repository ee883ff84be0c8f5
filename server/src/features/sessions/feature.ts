import type { LoadersOf } from "../../platform/database/loader";
import { defineFeature } from "../../platform/feature";
import { AnswerResolver } from "./AnswerResolver";
import { CalendarFeedResolver, CalendarUrlResolver } from "./calendar/CalendarResolver";
import { calendarRoutes } from "./calendar/calendarRoutes";
import { ChangeResolver } from "./ChangeResolver";
import { sessionEvents } from "./events";
import { forgettingLeavers } from "./forgetLeaver";
import { GroupSessionsResolver } from "./GroupSessionsResolver";
import { AttendanceResolver, OccurrenceResolver } from "./OccurrenceResolver";
import { releasing } from "./releasePlaces";
import { sessionData } from "./personalData";
import { sessionNotifications } from "./sessionNotifications";
import { sessionLoaders } from "./sessionLoaders";
import { SessionResolver } from "./SessionResolver";
import "./StandingAnswer";

declare module "../../platform/context" {
  interface Loaders extends LoadersOf<typeof sessionLoaders> {}
}

/** Time to study: of groups and of members. */
export const sessions = defineFeature({
  resolvers: [
    CalendarFeedResolver,
    CalendarUrlResolver,
    SessionResolver,
    ChangeResolver,
    AnswerResolver,
    OccurrenceResolver,
    AttendanceResolver,
    GroupSessionsResolver,
  ],
  loaders: sessionLoaders,
  webRoutes: [calendarRoutes],
  events: sessionEvents,
  notifications: sessionNotifications,
  subscriptions: releasing,
  membershipEnds: [forgettingLeavers],
  rest: { tags: [], routes: [] },
  personalData: sessionData,
});
