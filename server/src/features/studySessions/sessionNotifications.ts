import type { AppContext } from "../../platform/context";
import type { EventData } from "../../platform/events/events";
import type { Message } from "../../messages";
import { defineNotification, type FoundRecipients, withdrawal } from "../../platform/notifications/defineNotification";
import { sessionMessages } from "./messages";
import * as statements from "./notificationStatements";
import { Occurrence } from "./dates/Occurrence";
import { findOccurrence } from "./plan/sessionService";

export const dateSubject = {
  name: "Occurrence",
  type: () => Occurrence,
  load: (ctx: AppContext, id: string) => findOccurrence(ctx, id),
  pathOf: (id: string) => `/sessions/${id}`,
  groupOf: statements.groupOfDate,
};

/** The line says which date it is about. */
const dated = { when: statements.whenIsDate };

/** To the group, but for the member who planned it. */
const plannedNotification = defineNotification({
  kind: "SESSION_PLANNED",
  description: "A member planned a session in a group that the viewer belongs to.",
  label: "New sessions in your groups",
  topic: "SESSIONS",
  scope: "sessions:read",
  event: "sessionPlanned",
  recipients: { statement: statements.membersOfGroupOfDate, values: ({ occurrenceId }) => [occurrenceId] },
  actorOf: ({ byId }) => byId,
  subjectOf: ({ occurrenceId }) => occurrenceId,
  subject: dateSubject,
  isReadable: statements.isOfOwnGroup,
  title: statements.titleOfDate,
  summarize: ({ title, actors: [first] }) => sessionMessages.planned({ name: first?.name ?? "", title: title ?? "" }),
  // They refresh the lines of every kind about the dates.
  refreshedBy: [
    withdrawal("dateSightChanged", ({ occurrenceId }) => ({ subject: occurrenceId })),
    withdrawal("postSightChanged", ({ postId }) => ({
      subjects: statements.datesOfGroup,
      of: postId,
    })),
    withdrawal("groupUpdated", ({ groupId }) => ({
      subjects: statements.datesOfGroup,
      of: groupId,
    })),
  ],
});

const placeNotification = defineNotification({
  kind: "SESSION_PLACE",
  description: "The viewer moved up from the waiting list of a session.",
  label: "Places in sessions that you waited for",
  topic: "SESSIONS",
  scope: "sessions:read",
  event: "placeFreed",
  recipients: ({ userId }) => [userId],
  actorOf: () => null,
  subjectOf: ({ occurrenceId }) => occurrenceId,
  subject: dateSubject,
  isReadable: statements.isGoing,
  title: statements.titleOfDate,
  ...dated,
  summarize: ({ title, day }) => sessionMessages.placeFreed({ title: title ?? "", day: day ?? "" }),
});

const placesNotification = defineNotification({
  kind: "SESSION_PLACES",
  description: "The viewer moved up from the waiting list on several dates of a session.",
  label: "Places on several dates that you waited for",
  topic: "SESSIONS",
  scope: "sessions:read",
  event: "placesFreed",
  recipients: ({ userId }) => [userId],
  actorOf: () => null,
  subjectOf: ({ occurrenceId }) => occurrenceId,
  timesOf: ({ count }) => count,
  subject: dateSubject,
  isReadable: statements.isGoingToSession,
  title: statements.titleOfDate,
  summarize: ({ title, count }) => sessionMessages.placesFreed({ title: title ?? "", count }),
});

interface Notice<K> {
  kind: string;
  event: K;
  description: string;
  label: string;
  say(texts: { title: string; day: string; count: number }): Message;
}

/** To those who go to a date or wait for it, but for the member who changed it. */
const changeNotification = <K extends "dateMoved" | "dateCancelled">({ event, say, ...names }: Notice<K>) =>
  defineNotification<K>({
    ...names,
    topic: "SESSIONS",
    scope: "sessions:read",
    event,
    recipients: { statement: statements.participantsOfDate, values: ({ occurrenceId }) => [occurrenceId] },
    actorOf: ({ byId }: EventData<K>) => byId,
    subjectOf: ({ occurrenceId }: EventData<K>) => occurrenceId,
    subject: dateSubject,
    isReadable: statements.isParticipant,
    title: statements.titleOfDate,
    ...dated,
    summarize: ({ title, day, count }) => say({ title: title ?? "", day: day ?? "", count }),
  });

/** The same of several dates of a session: one line for all of them, about the first. */
const seriesNotification = <K extends "sessionChanged" | "datesCancelled">({
  event,
  say,
  recipients,
  ...names
}: Notice<K> & { recipients: FoundRecipients<EventData<K>> }) =>
  defineNotification<K>({
    ...names,
    topic: "SESSIONS",
    scope: "sessions:read",
    event,
    recipients,
    actorOf: ({ byId }: EventData<K>) => byId,
    subjectOf: ({ occurrenceId }: EventData<K>) => occurrenceId,
    timesOf: ({ count }: EventData<K>) => count,
    subject: dateSubject,
    isReadable: statements.isParticipantOfSession,
    title: statements.titleOfDate,
    summarize: ({ title, day, count }) => say({ title: title ?? "", day: day ?? "", count }),
  });

const toSession = {
  statement: statements.participantsOfSession,
  values: ({ sessionId }: { sessionId: string }) => [sessionId],
};

const fromDate = {
  statement: statements.participantsFromDate,
  values: ({ sessionId, occurrenceId }: { sessionId: string; occurrenceId: string }) => [sessionId, occurrenceId],
};

export const sessionNotifications = [
  plannedNotification,
  placeNotification,
  placesNotification,
  changeNotification({
    kind: "SESSION_MOVED",
    event: "dateMoved",
    description: "A date of a session that the viewer goes to, or waits for, was moved.",
    label: "Moved dates of your sessions",
    say: ({ title, day }) => sessionMessages.moved({ title, day }),
  }),
  changeNotification({
    kind: "SESSION_CANCELLED",
    event: "dateCancelled",
    description: "A date of a session that the viewer goes to, or waits for, was cancelled.",
    label: "Cancelled dates of your sessions",
    say: ({ title, day }) => sessionMessages.dateCancelled({ title, day }),
  }),
  seriesNotification({
    kind: "SESSION_CHANGED",
    event: "sessionChanged",
    description: "A session that the viewer goes to has another time.",
    label: "New times of your sessions",
    recipients: fromDate,
    say: ({ title }) => sessionMessages.changed({ title }),
  }),
  seriesNotification({
    kind: "SESSION_DATES_CANCELLED",
    event: "datesCancelled",
    description: "Several dates of a session that the viewer goes to were cancelled.",
    label: "Several cancelled dates of your sessions",
    recipients: toSession,
    say: ({ title, count }) =>
      count > 1 ? sessionMessages.datesCancelled({ title, count }) : sessionMessages.severalCancelled({ title }),
  }),
];
