import type { LoadersOf } from "../../platform/database/loader";
import { defineFeature } from "../../platform/feature";
import type { RatesOf } from "../../platform/limits/rates";
import { sessionRates } from "./limits";
import { AnswerResolver } from "./answers/AnswerResolver";
import { CalendarFeedResolver, CalendarUrlResolver } from "./calendar/CalendarResolver";
import { calendarRoutes } from "./calendar/calendarRoutes";
import { calendarSecrets } from "./calendar/calendarSecrets";
import { ChangeResolver } from "./plan/ChangeResolver";
import { sessionEvents } from "./events";
import { InvitationSessionsResolver, PreviewSessionsResolver } from "./guests/GuestSessionsResolver";
import { removeAnswersOfLeavers } from "./answers/removeAnswersOfLeaver";
import { FreeHoursResolver } from "./hours/FreeHoursResolver";
import { KeptSeatsResolver } from "./open/KeptSeats";
import { openNotifications } from "./open/openNotifications";
import { OpenResolver } from "./open/OpenResolver";
import { openRoutes } from "./rest/openRoutes";
import { GroupSessionsResolver } from "./plan/GroupSessionsResolver";
import { AttendanceResolver, OccurrenceResolver } from "./dates/OccurrenceResolver";
import { recomputeDatesOften } from "./dates/recomputeDates";
import { releasing } from "./answers/releasePlaces";
import { sessionData } from "./personalData";
import { DeclineResolver } from "./reminders/DeclineResolver";
import { remindOften, removeOldRemindersDaily } from "./reminders/remind";
import { reminderMail } from "./reminders/reminderMail";
import { reminderNotifications } from "./reminders/reminderNotifications";
import { calendarFeedRoutes } from "./rest/calendarFeedRoutes";
import { dateRoutes } from "./rest/dateRoutes";
import { guestRoutes } from "./rest/guestRoutes";
import { studySessionRoutes } from "./rest/studySessionRoutes";
import { sessionNotifications } from "./sessionNotifications";
import { sessionLoaders } from "./sessionLoaders";
import { SessionResolver } from "./plan/SessionResolver";
import "./reminders/Reminder";
import "./answers/StandingAnswer";

declare module "../../platform/context" {
  interface Loaders extends LoadersOf<typeof sessionLoaders> {}
}

declare module "../../platform/limits/rates" {
  interface Rates extends RatesOf<typeof sessionRates> {}
}

/** Time to study: of groups and of members. */
export const studySessions = defineFeature({
  resolvers: [
    PreviewSessionsResolver,
    InvitationSessionsResolver,
    CalendarFeedResolver,
    CalendarUrlResolver,
    SessionResolver,
    ChangeResolver,
    AnswerResolver,
    DeclineResolver,
    OccurrenceResolver,
    AttendanceResolver,
    GroupSessionsResolver,
    FreeHoursResolver,
    OpenResolver,
    KeptSeatsResolver,
  ],
  loaders: sessionLoaders,
  webRoutes: [calendarRoutes],
  events: sessionEvents,
  jobs: [recomputeDatesOften, remindOften, removeOldRemindersDaily, reminderMail],
  zoneJobs: [recomputeDatesOften],
  notifications: [...sessionNotifications, ...openNotifications, ...reminderNotifications],
  subscriptions: releasing,
  hooks: { membershipsEnded: removeAnswersOfLeavers },
  rates: sessionRates,
  rest: {
    tags: [{ name: "Study sessions", description: "Time to study: what is planned, when, and who comes." }],
    routes: [...openRoutes, ...studySessionRoutes, ...dateRoutes, ...guestRoutes, ...calendarFeedRoutes],
  },
  personalData: sessionData,
  secrets: calendarSecrets,
});
